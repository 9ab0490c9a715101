import type { MeasuredLine as Line } from './measured-lines.ts';

/** Height of a line and position of its baseline, in thousandths of an em. */
const lineHeight = 980;
const baseline = 760;

interface MeasuredLineProps {
  line: Line;
  /** In em, as `setToOneMeasure` gave them. */
  measure: number;
  tracking: number;
  className?: string;
}

/**
 * A line of display type as wide as its container, without a script. It is SVG text, because the
 * content security policy forbids inline `style`, but no attributes. `textLength` corrects for kerning,
 * which the measured widths leave out, and gives a fallback font the same width.
 *
 * Hidden from assistive technology: the heading or link around it has the text as its name.
 */
export function MeasuredLine({ line, measure, tracking, className = '' }: MeasuredLineProps) {
  const { text, stretch, start, length } = line;
  return (
    <svg
      aria-hidden="true"
      className={`block w-full overflow-visible ${className}`}
      fill="currentColor"
      viewBox={`0 0 ${Math.round(measure * 1000)} ${lineHeight}`}
    >
      <text
        fontSize={1000}
        fontStretch={`${stretch}%`}
        fontWeight={640}
        letterSpacing={tracking * 1000}
        textLength={Math.round(length * 1000)}
        x={Math.round(start * 1000)}
        y={baseline}
      >
        {text}
      </text>
    </svg>
  );
}
