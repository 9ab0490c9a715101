import { figureHeight, figureStroke, percentFigures } from './figures.ts';
import { Strands } from './strands.tsx';

/**
 * The offer's discount (§2): `10%`, or whatever whole number from 1 to 100 the agency gives.
 *
 * @throws RangeError for a number with decimals or a sign.
 */
export function PercentThread({ value }: { readonly value: number }) {
  const figures = percentFigures(value);
  const last = figures.at(-1);
  const width = last ? last.x + last.width : 0;
  return (
    <svg
      viewBox={`-4 -4 ${width + 8} ${figureHeight + 8}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={figureStroke}
      aria-hidden="true"
    >
      {figures.map(({ x, paths }) => (
        <g key={x} transform={`translate(${x})`}>
          <Strands paths={paths} />
        </g>
      ))}
    </svg>
  );
}
