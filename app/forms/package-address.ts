import { packageState, type Selection, withPackage } from '../../domain/package/package.ts';

/**
 * §4.10 Writes a package into the shown history entry, address and state; null leaves it out of both. Past
 * the router, for which it is the same page: nothing is loaded, scrolled, focused or announced.
 */
export function writePackage(items: Selection | null): void {
  const { pathname, search, hash } = location;
  const query = withPackage(search, items);
  if (query === search) return;
  const state = { ...history.state, usr: items && packageState(items) };
  try {
    history.replaceState(state, '', pathname + query + hash);
  } catch {
    // Browsers refuse more than about a hundred in half a minute: the next change is written again.
  }
}
