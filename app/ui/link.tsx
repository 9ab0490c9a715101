import { type LinkProps, Link as RouterLink } from 'react-router';

/** The router knows every route from the start: no link is marked for it to discover. */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" {...props} />;
}
