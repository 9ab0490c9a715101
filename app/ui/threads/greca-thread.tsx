/**
 * The small stepped fret beside the name of a section, with a line that runs on to the right.
 *
 * It has no viewBox: one unit is one pixel at every width, so that the hairline stays sharp.
 */
export function GrecaThread() {
  return (
    <svg
      className="min-w-0 flex-1 overflow-visible"
      width="100%"
      height={28}
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth={1.25}
      aria-hidden="true"
    >
      <path
        pathLength={1}
        d="M0 27.4H12V20.4H19V13.4H26V6.4H33V.6H61V20.4H44V11H51.5M61 27.4H4000"
      />
    </svg>
  );
}
