const dot = 6;
const gap = 4;
const bar = { width: 4 * dot + 3 * gap, height: 5 };

export const maxMayaNumeral = 19;

/**
 * A number from 1 to 19 as Maya dots (one) over bars (five): the mark of an index. A greater number is
 * drawn as 19. It says nothing to assistive technology; the text beside it does.
 */
export function MayaNumeral({ value, ink = 'var(--warm-text)' }: { value: number; ink?: string }) {
  const drawn = Math.min(value, maxMayaNumeral);
  const bars = Math.floor(drawn / 5);
  const dots = drawn % 5;
  const dotsWidth = Math.max(0, dots * (dot + gap) - gap);
  const width = bars > 0 ? bar.width : dotsWidth;
  const barsTop = dots > 0 ? dot + gap : 0;
  // At least as high as a dot, so that what stands below is on one line with its neighbours.
  const height = Math.max(dot, barsTop + bars * (bar.height + gap) - gap);
  return (
    <svg
      className="flex-none"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill={ink}
      aria-hidden="true"
    >
      {Array.from(
        { length: dots },
        (_, index) => (width - dotsWidth + dot) / 2 + index * (dot + gap),
      ).map((x) => (
        <circle key={x} cx={x} cy={dot / 2} r={dot / 2} />
      ))}
      {Array.from({ length: bars }, (_, index) => barsTop + index * (bar.height + gap)).map((y) => (
        <rect key={y} y={y} width={bar.width} height={bar.height} />
      ))}
    </svg>
  );
}
