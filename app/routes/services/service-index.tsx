import type { MeasuredLine as Line, LineSet } from '../../../content/load/fit-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { MayaNumeral } from '../../ui/maya-numeral.tsx';
import type { ServicesContent } from './services.server.ts';

/** §2.13 Every service as a line of one width, which sets how wide its letters are. */
export function ServiceIndex({ content }: { content: ServicesContent['index'] }) {
  const { heading, intro, groups, titles } = content;
  return (
    <section className="wrap pt-[calc(var(--header)+clamp(2.5rem,5vw,5rem))]">
      <div className="grid-12 items-end gap-y-6">
        <h1 className="col-span-12 text-[clamp(2.25rem,5vw,5.2rem)] leading-[0.97] font-semibold tracking-[-0.045em] [font-stretch:118%] text-balance wide:col-span-8">
          {heading}
        </h1>
        <p className="text-lede col-span-12 max-w-[40ch] wide:col-span-4">{intro}</p>
      </div>
      <nav aria-label="Índice de servicios" className="mt-[clamp(3rem,5vw,5rem)]">
        <ul>
          {groups.map(({ anchor, to, heading: name, services }) => (
            <li className="border-t border-line pb-[clamp(1.25rem,2.2vw,2.5rem)]" key={anchor}>
              <Link
                className="mb-1 flex min-h-12 items-center gap-2.5 text-xs text-text-2 hover:text-accent-text"
                to={to}
              >
                {name}
                <Icon name="caretDown" />
              </Link>
              <ul>
                {services.map(({ id, to, number, title }) => {
                  const line = titles.lines[number - 1];
                  return (
                    line && (
                      <li key={id}>
                        <Link
                          aria-label={title}
                          className="grid min-h-6 grid-cols-[2.25rem_1fr] items-center gap-x-3 transition-colors duration-160 hover:text-accent-text desktop:gap-x-5"
                          to={to}
                        >
                          <MayaNumeral value={number} />
                          <MeasuredLine line={line} set={titles} />
                        </Link>
                      </li>
                    )
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

/** Height of a line and position of its baseline, in thousandths of an em. */
const lineHeight = 980;
const baseline = 760;

/**
 * Display type as wide as its container, without a script; SVG text, because the content policy forbids
 * inline `style`. `textLength` gives a fallback font the same width.
 */
function MeasuredLine({ line, set }: { line: Line; set: LineSet }) {
  const { text, stretch, start, length } = line;
  return (
    <svg
      aria-hidden="true"
      className="block w-full overflow-visible"
      fill="currentColor"
      viewBox={`0 0 ${Math.round(set.measure * 1000)} ${lineHeight}`}
    >
      <text
        fontSize={1000}
        fontStretch={`${stretch}%`}
        fontWeight={set.weight}
        letterSpacing={set.tracking * 1000}
        textLength={Math.round(length * 1000)}
        x={Math.round(start * 1000)}
        y={baseline}
      >
        {text}
      </text>
    </svg>
  );
}
