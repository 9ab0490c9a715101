import { MotionToggle } from '../../ui/preference-toggles.tsx';
import { Clip } from './clip.tsx';
import type { ClipContent } from './project.server.ts';

/** Two to a row, one of them twice as wide as the other, by turns; an odd last one fills its row. */
const place =
  'desktop:col-span-8 desktop:nth-[4n+2]:col-span-4 desktop:nth-[4n+2]:self-end desktop:nth-[4n+3]:col-span-4 desktop:last:odd:col-span-12';

/** §2 Extra videos: one is shown large, several in a grid. */
export function Clips({ clips }: { clips: ClipContent[] }) {
  if (clips.length === 0) return null;
  return (
    <section className="wrap pt-(--section)">
      <div className="mb-8 flex items-end justify-between gap-6">
        <h2 className="text-h3">En movimiento</h2>
        <MotionToggle className="not-scripted:hidden" />
      </div>
      <ul className="grid-12 gap-y-(--gap)">
        {clips.map((clip) => (
          <li className={`col-span-12 ${place}`} key={clip.id}>
            <Clip clip={clip} />
          </li>
        ))}
      </ul>
    </section>
  );
}
