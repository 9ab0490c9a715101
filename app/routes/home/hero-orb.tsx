import { Drawing } from '../../ui/drawing.tsx';
import { LoopingVideo } from '../../ui/looping-video.tsx';

/** The film in its circle, and the brand's drawing around it, which turns until it is in its place. */
export function HeroOrb({ ring, poster }: { ring: string | null; poster: string }) {
  return (
    <>
      {ring && (
        <Drawing className="rotate-in size-full text-line-strong [&>svg]:size-full" svg={ring} />
      )}
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
