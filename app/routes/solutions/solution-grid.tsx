import { SolutionCard, type SolutionCardProps } from './solution-card.tsx';

type Solution = Omit<SolutionCardProps, 'number'>;

export function SolutionGrid({ solutions }: { solutions: Solution[] }) {
  return (
    <ul className="mt-[clamp(3rem,6vw,6rem)] grid border-l border-t border-line min-[600px]:grid-cols-2 wide:grid-cols-4">
      {solutions.map((solution, index) => (
        <SolutionCard key={solution.to} number={index + 1} {...solution} />
      ))}
    </ul>
  );
}
