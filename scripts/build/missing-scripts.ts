import type { Plugin } from 'vite';

/** Where the router gives up: it logs, and reloads. */
const givingUp = /catch \(error\) \{[\s\S]*?window\.location\.reload\(\);[\s\S]*?\n\t\}/;
const failing = 'catch (error) { return { default() { throw error; } }; }';

/**
 * When the script of a page that was asked for cannot be loaded (a release has replaced it, or the
 * line is down), React Router loads the page anew that was about to be left, and the click is lost.
 * Here the wanted page fails instead, and ends where every other failure does: in the root's error
 * boundary, under the address of the target. Thrown at once, the router would swallow the error.
 */
export function missingScripts(): Plugin {
  let found = false;
  return {
    name: 'missing-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        found = givingUp.test(code);
        return code.replace(givingUp, failing);
      },
    },
    buildEnd(error) {
      if (error || found) return;
      this.error(
        'The router loads its route modules in an unknown way: scripts/build/missing-scripts.ts',
      );
    },
  };
}
