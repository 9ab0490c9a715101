/** Which of a few steps is the current one: as segments, and in figures. */
export function Progress({ current, of }: { current: number; of: number }) {
  return (
    <div>
      <div aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: of }, (_, index) => index + 1).map((step) => (
          <span className={`h-1 flex-1 ${step <= current ? 'bg-accent' : 'bg-line'}`} key={step} />
        ))}
      </div>
      <p className="text-index mt-3">
        {current} / {of}
      </p>
    </div>
  );
}
