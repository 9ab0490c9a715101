import { LoopingVideo } from '../../ui/looping-video.tsx';
import { HeroRing } from '../../ui/threads/hero-ring.tsx';

/** The film in its circle, and the ring of days around it. */
export function HeroOrb({ poster }: { poster: string }) {
  return (
    <>
      <HeroRing />
      <LoopingVideo
        className="hero-disc"
        eager
        label="Listones de vidrio que giran alrededor de un ojo dorado"
        poster={poster}
        size={720}
        sources={[
          { src: '/media/hero/hero.webm', type: 'video/webm' },
          { src: '/media/hero/hero.mp4', type: 'video/mp4' },
        ]}
      />
    </>
  );
}
