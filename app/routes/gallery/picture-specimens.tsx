import { LoopingVideo } from '../../ui/looping-video.tsx';
import { Particles } from '../../ui/particles.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { GalleryContent } from './gallery.server.ts';
import { Specimen, Specimens } from './specimen.tsx';

type PictureSpecimensProps = Pick<GalleryContent, 'loop' | 'photograph'>;

export function PictureSpecimens({ loop, photograph }: PictureSpecimensProps) {
  const sizes = '(max-width: 768px) 92vw, 30vw';
  const lost = { ...photograph, id: 'no/such-picture', alt: 'Una imagen que no llegó' };
  return (
    <Specimens name="pictures">
      <div className="gallery-grid gallery-wide">
        <Specimen caption="picture">
          <Picture picture={photograph} sizes={sizes} />
        </Specimen>
        <Specimen caption="failed to load">
          <Picture picture={lost} sizes={sizes} />
        </Specimen>
        {loop && (
          <Specimen caption="looping video, its poster while motion rests">
            <LoopingVideo {...loop} height={800} size={1280} />
          </Specimen>
        )}
        <Specimen caption="particle field">
          <div className="gallery-screen surface-dark">
            <Particles field="banner" />
          </div>
        </Specimen>
      </div>
    </Specimens>
  );
}
