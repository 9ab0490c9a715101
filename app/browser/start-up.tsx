import { createContext, useContext, useEffect } from 'react';
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  Scripts as RouterScripts,
  useMatches,
} from 'react-router';
import { activity, hydrationFailed, markPageHydrated } from './hydration.tsx';

/**
 * How long after its load event a page that nobody uses waits, in milliseconds: always, so that its
 * paint is over, and at most, for an idle moment.
 */
const minWait = 200;
const maxWait = 500;

const noticeId = 'scripts-failed';

/**
 * Runs in the page as text, so it can use nothing but what it is given: fetches the page's scripts and
 * runs them at the first activity of a visitor, or when the loaded page is idle; at once where the
 * entry holds what the visitor left (a draft) or a place in the page. Scripts that cannot be fetched
 * are asked for again at the next activity. A press of a button, of a link marked `data-scripted` or of
 * one to the page that is shown, which React does not answer for yet, is kept, the last one, and repeated
 * when it does; other links and forms work by themselves. After a second failure the page says so and is
 * used as it was prerendered.
 */
function startUp(
  start: () => Promise<unknown>,
  given: {
    files: string[];
    activity: readonly string[];
    minWait: number;
    maxWait: number;
    hydrationFailed: string;
    noticeId: string;
  },
) {
  const timeout = given.maxWait - given.minWait;
  const started = new AbortController();
  let starting = false;
  let failures = 0;

  /** The whole of the stylesheets of which the build has left in the document what the page can use before. */
  async function loadStyles() {
    const { head } = document;
    const names = [...head.querySelectorAll<HTMLStyleElement>('style[data-href]')]
      // React joins several into one element.
      .flatMap(({ dataset: { href = '' } }) => href.split(' '))
      .filter((href) => href.startsWith('/assets/'))
      .filter((href) => !head.querySelector(`link[rel=stylesheet][href="${href}"]`));
    const loading = names.map((href) => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', href });
      return new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = () => {
          link.remove();
          reject(new TypeError(`${href} could not be fetched`));
        };
        head.append(link);
      });
    });
    await Promise.all(loading);
  }

  async function fetchWhole(file: string) {
    const response = await fetch(file);
    if (!response.ok) throw new TypeError(`${file} answered ${response.status}`);
    await response.blob();
  }

  async function hydrate() {
    if (starting) return;
    starting = true;
    try {
      // Firefox never asks again for a module that failed: none is imported before all can be.
      await Promise.all([loadStyles(), ...given.files.map(fetchWhole)]);
      await start();
      started.abort();
    } catch (error) {
      failures += 1;
      if (failures > 1) dispatchEvent(new Event(given.hydrationFailed));
      throw error;
    } finally {
      starting = started.signal.aborted;
    }
  }
  // What the browser shows by itself comes first; a page in the background is not painted and waits.
  const afterPaint = (call: () => void) => requestAnimationFrame(() => setTimeout(call));
  const options = { passive: true, signal: started.signal };
  for (const type of given.activity) addEventListener(type, () => afterPaint(hydrate), options);
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout });
    else hydrate();
  };
  /** §2.6 The film in the first view does not wait for React. If it is refused, React will say so. */
  function playFilm() {
    const film = document.querySelector<HTMLVideoElement>('video[loading=eager]');
    if (!film || document.documentElement.classList.contains('motion-paused')) return;
    const { top, bottom } = film.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) return;
    film.muted = true;
    film.play().catch(() => {});
  }
  const onLoad = () =>
    afterPaint(() => {
      playFilm();
      setTimeout(whenIdle, given.minWait);
    });
  afterPaint(() => {
    if (location.hash || history.state || location.search.includes('paquete=')) hydrate();
    else if (document.readyState === 'complete') onLoad();
    else addEventListener('load', onLoad);
  });

  /*
   * React may build a part of the page anew, because something else has changed it. An element of the
   * old one is found again by its place: which part, and which of its elements of that name.
   */
  const parts = () => [...document.querySelectorAll('[data-part]')];
  const alike = (part: Element | undefined, name: string) =>
    part ? [...part.querySelectorAll<HTMLElement>(name)] : [];
  function placeOf(element: HTMLElement) {
    const part = parts().findIndex((candidate) => candidate.contains(element));
    const index = alike(parts()[part], element.localName).indexOf(element);
    return { element, part, index };
  }
  function find(place: ReturnType<typeof placeOf>) {
    const { element, part, index } = place;
    return element.isConnected ? element : alike(parts()[part], element.localName)[index];
  }

  const isDehydrated = (element: Element) => element.closest('[data-dehydrated]') !== null;
  const closest = ({ target }: Event, name: string) =>
    target instanceof Element ? target.closest<HTMLElement>(name) : null;
  let pressed: ReturnType<typeof placeOf> | undefined;
  let held: ReturnType<typeof placeOf> | undefined;
  let focused: ReturnType<typeof placeOf> | undefined;

  function keepPress(event: MouseEvent) {
    // §4.10 A link to the page that is shown takes nothing away: by itself it would take the package.
    const toThisPage = `a[href="${location.pathname}"]`;
    const button = closest(event, `button[type=button], [data-scripted], ${toThisPage}`);
    if (!button || !isDehydrated(button) || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = placeOf(button);
  }
  function repeatPress() {
    const button = pressed && find(pressed);
    if (!button || isDehydrated(button)) return;
    pressed = undefined;
    button.click();
  }

  function restoreFocus() {
    if (!focused || focused.element.isConnected || document.activeElement !== document.body) return;
    const was = focused.element as HTMLInputElement;
    const now = find(focused) as HTMLInputElement | undefined;
    now?.focus({ preventScroll: true });
    // Other elements, and some kinds of fields, have no selection.
    if (typeof was.selectionStart === 'number') {
      now?.setSelectionRange(was.selectionStart, was.selectionEnd);
    }
  }

  const controls = 'a, button, input, select, textarea, summary';
  // Captured: React stops this event where it still has to hydrate.
  const rememberFocus = (event: Event) => {
    const control = closest(event, controls);
    focused = control ? placeOf(control) : undefined;
  };
  addEventListener('focusin', rememberFocus, true);
  // React hydrates what a mouse is pressed on, and if it builds that anew, the browser knows no click.
  const hold = (event: Event) => {
    const control = closest(event, controls);
    held = control ? placeOf(control) : undefined;
  };
  addEventListener('pointerdown', hold, true);
  addEventListener('pointerup', ({ pointerType }) => {
    if (!held || held.element.isConnected || pointerType !== 'mouse') return;
    const now = find(held);
    now?.focus();
    now?.click();
  });

  const failed = new AbortController();
  addEventListener('click', keepPress, { capture: true, signal: failed.signal });
  addEventListener('hydrated', async () => {
    // The whole of what React shows at once stands in the page then.
    await null;
    restoreFocus();
    repeatPress();
  });
  addEventListener(given.hydrationFailed, () => {
    failed.abort();
    const notice = document.getElementById(given.noticeId);
    notice?.removeAttribute('hidden');
    notice?.querySelector('button')?.addEventListener('click', () => location.reload());
  });
}

/**
 * In place of React Router's `<Scripts>`, which preloads and runs every script at once and has no
 * setting for it: gives the router the same, later. Stands in `<body data-dehydrated>`.
 */
export function StartUpScript() {
  useEffect(markPageHydrated, []);
  const text = useStartUpScript();
  if (import.meta.env.DEV) return <RouterScripts />;
  return <script suppressHydrationWarning>{text}</script>;
}

/** Address of the file with the page's data; known to the build alone. */
export const PageDataFile = createContext('');

/** Nothing in the browser: the script that stands in the page has run. */
function useStartUpScript(): string {
  const matches = useMatches();
  const context = useContext(FrameworkContext);
  const dataFile = useContext(PageDataFile);
  if (!import.meta.env.SSR || !context) return '';
  const { manifest, serverHandoffString } = context;
  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
  const modules = [
    manifest.url,
    ...manifest.entry.imports,
    ...routes.flatMap(({ imports = [], module }) => [...imports, module]),
  ];
  const files = [...new Set([dataFile, ...modules, manifest.entry.module])];
  const routeModules = routes.map(({ id, module }) => `"${id}":await import("${module}")`);
  // In the router's own spelling: its build looks for the two assignments.
  return `window.__reactRouterContext = ${serverHandoffString};
(${startUp})(async()=>{
__reactRouterContext.stream = (await fetch("${dataFile}")).body;
await Promise.all(${JSON.stringify(modules)}.map((file)=>import(file)));
window.__reactRouterRouteModules = {${routeModules}};
await import("${manifest.entry.module}");
},${JSON.stringify({ files, activity, minWait, maxWait, hydrationFailed, noticeId })})`;
}

/** Shown by the script above when parts of the page's scripts cannot be had. */
export function StartUpNotice() {
  return (
    <div className="layout-notice wrap" hidden id={noticeId} role="alert">
      <p>
        No pudimos cargar una parte de esta página. Puedes seguir leyendo y enviar los formularios,
        o{' '}
        <button className="underline underline-offset-4" type="button">
          cargarla de nuevo
        </button>
        .
      </p>
    </div>
  );
}
