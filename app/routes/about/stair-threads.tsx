/** Place of each thread in the bundle: what it gives way at one corner it gains at the next. */
const threads = [
  'top-0 left-0 right-0',
  'top-1.5 left-1.5 -right-1.5',
  'top-3 left-3 -right-3',
  'top-4.5 left-4.5 -right-4.5',
  'top-6 left-6 -right-6',
] as const;

/**
 * One step of the stair, drawn around its list item: the bundle comes up from the step before, turns,
 * and runs on to the next. The first comes in from the page's edge, the last leaves through the other.
 */
export function StairThreads({ place }: { place: 'first' | 'between' | 'last' }) {
  const ends = { first: 'border-l-0 -ml-[100vw]', between: '', last: '-mr-[100vw]' }[place];
  return (
    <span aria-hidden="true" className="max-wide:hidden">
      {threads.map((thread) => (
        <span
          className={`absolute h-(--stair) border-t-2 border-l-2 border-text ${thread} ${ends}`}
          key={thread}
        />
      ))}
    </span>
  );
}
