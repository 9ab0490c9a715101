const dot = 6;
const gap = 4;
const bar = { width: 4 * dot + 3 * gap, height: 5 } as const;

/**
 * A number from 1 to 19 as Maya dots (one) over bars (five): the mark of an index.
 *
 * It says nothing to assistive technology; the text beside it does.
 */
export function MayaNumeral({ value }: { readonly value: number }) {
  const bars = Math.floor(value / 5);
  const dots = value % 5;
  const dotsWidth = Math.max(0, dots * (dot + gap) - gap);
  const width = bars > 0 ? bar.width : dotsWidth;
  const dotsHeight = dots > 0 ? dot : 0;
  const height = dotsHeight + bars * (bar.height + gap) - (dots > 0 ? 0 : gap);
  const start = (width - dotsWidth) / 2 + dot / 2;
  return (
    <svg
      className="flex-none"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="var(--warm-text)"
      aria-hidden="true"
    >
      {Array.from({ length: dots }, (_, index) => start + index * (dot + gap)).map((x) => (
        <circle key={x} cx={x} cy={dot / 2} r={dot / 2} />
      ))}
      {Array.from(
        { length: bars },
        (_, index) => (dots > 0 ? dot + gap : 0) + index * (bar.height + gap),
      ).map((y) => (
        <rect key={y} y={y} width={bar.width} height={bar.height} />
      ))}
    </svg>
  );
}
