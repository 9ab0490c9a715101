/** Line icons drawn for this site on a 24 px grid, in the weight of the type beside them. */
export const iconPaths = {
  arrowRight: 'M4 12h15m-6-6 6 6-6 6',
  arrowLeft: 'M20 12H5m6-6-6 6 6 6',
  caretDown: 'm5 9 7 7 7-7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm4.5 12.5 5 5 10-11',
  menu: 'M4 8h16M4 16h16',
  play: 'M8 5.5v13l10-6.5z',
  pause: 'M8.5 5.5v13m7-13v13',
  sun: 'M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM12 2.5v2.2m0 14.6v2.2M2.5 12h2.2m14.6 0h2.2M5.3 5.3l1.5 1.5m10.4 10.4 1.5 1.5M5.3 18.7l1.5-1.5M17.2 6.8l1.5-1.5',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z',
  chat: 'M4 20.2 5.2 16A8.3 8.3 0 1 1 8.3 19L4 20.2Zm5-8.2h6',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v5m7-5v5',
} as const;

export type IconName = keyof typeof iconPaths;

/** Decorative: the control that holds it has a name of its own. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineIcon className={className} path={iconPaths[name]} />;
}

/** One that a single part of a page needs, which brings its shape. */
export function LineIcon({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`icon size-[1.2em] flex-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="square"
      strokeWidth="1.6"
      viewBox="0 0 24 24"
    >
      <path d={path} />
    </svg>
  );
}
