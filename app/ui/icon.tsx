/** Line icons drawn for this site on a 24 px grid, in the weight of the type beside them. */
const paths = {
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
  phone:
    'M6.8 3.8 9.6 4l1.3 4-2 1.7a12 12 0 0 0 5.4 5.4l1.7-2 4 1.3.2 2.8a2.3 2.3 0 0 1-2.5 2.5C10.5 19.2 4.8 13.5 4.3 6.300a2.3 2.3 0 0 1 2.5-2.500Z',
  mail: 'M3.5 5.500h17v13h-17zm0 .5L12 13l8.5-7',
  pin: 'M12 21.500c4.5-4.6 7-8.4 7-11.600a7 7 0 1 0-14 0c0 3.2 2.5 7 7 11.600Zm0-9.200a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.200Z',
  clock: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7v5.200l3.6 2.2',
  chat: 'M4 20.2 5.2 16A8.3 8.3 0 1 1 8.3 19L4 20.200Zm5-8.200h6',
  facebook:
    'M14.5 21.500V13h2.800l.5-3.300h-3.300V7.700c0-1 .5-1.7 1.8-1.700H18V3.200a15 15 0 0 0-2.3-.2c-2.5 0-4.1 1.5-4.1 4.200v2.500H8.700V13h2.900v8.5',
  instagram:
    'M8 3.500h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.500H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.500Zm4 4.700a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.600Zm4.7-1v.1',
  twitter:
    'M20.5 6.300a6.8 6.8 0 0 1-2 .6 3.5 3.5 0 0 0 1.5-2 6.9 6.9 0 0 1-2.2.9 3.5 3.5 0 0 0-6 3.200A9.9 9.9 0 0 1 4.6 5.300a3.5 3.5 0 0 0 1.1 4.7 3.5 3.5 0 0 1-1.6-.5c0 1.7 1.2 3.2 2.8 3.500a3.5 3.5 0 0 1-1.6.1 3.5 3.5 0 0 0 3.3 2.4 7 7 0 0 1-5.2 1.5 9.9 9.9 0 0 0 15.3-8.8 7 7 0 0 0 1.8-1.900Z',
  youtube:
    'M5.5 5.500h13a2.5 2.5 0 0 1 2.5 2.500v8a2.5 2.5 0 0 1-2.5 2.500h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.500ZM10.2 9v6l5-3z',
} as const;

export type IconName = keyof typeof paths;

/** Decorative: the control that holds it has a name of its own. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
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
      <path d={paths[name]} />
    </svg>
  );
}
