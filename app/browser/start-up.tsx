import { createContext, useContext, useEffect } from 'react';
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  Scripts as RouterScripts,
  useMatches,
} from 'react-router';
import type { EarlyInput } from './early-input.ts';
import { activity, hydrationFailed, markPageHydrated } from './hydration.tsx';

/**
 * How long after its load event a page that nobody uses waits, in milliseconds: always, so that its
 * paint is over, and then at most, for an idle moment.
 */
const wait = 200;
const idleWait = 300;

const noticeId = 'scripts-failed';

/**
 * Runs in the page as text, so it can use nothing but what it is given: fetches the page's scripts and
 * sheets, whole, and runs the scripts at the first activity of a visitor, or when the loaded page is idle; at once
 * where the entry holds what the visitor left (a draft) or a place in the page. What cannot be fetched
 * is asked for again at the next activity; after a second failure the page says so and is used as it was
 * prerendered. A press of a button, of a link marked `data-scripted` or of one to the page that is shown, which
 * React does not answer for yet, is kept; other links and forms work by themselves. What becomes of it is the
 * part of `early-input.ts`.
 */
function startUp(given: {
  /** Data first, then modules, the entry last. */
  files: string[];
  activity: typeof activity;
  wait: number;
  idleWait: number;
  hydrationFailed: string;
  noticeId: string;
}) {
  const { files, hydrationFailed } = given;
  const sheets = [...document.querySelectorAll<HTMLElement>('style[data-href]')]
    // React joins several into one element.
    .flatMap(({ dataset: { href = '' } }) => href.split(' '))
    .filter((href) => href.startsWith('/assets/'));
  const early: EarlyInput = {
    sheets,
    keep(button) {
      early.pressed = button;
    },
  };
  window.earlyInput = early;
  const started = new AbortController();
  let starting = false;
  let failures = 0;

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
      await Promise.all([...sheets, ...files].map(fetchWhole));
      const [data = '', ...modules] = files;
      const entry = modules.pop() ?? '';
      window.__reactRouterContext.stream = (await fetch(data)).body;
      await Promise.all(modules.map((file) => import(/* @vite-ignore */ file)));
      await import(/* @vite-ignore */ entry);
      started.abort();
    } catch (error) {
      failures += 1;
      if (failures > 1) dispatchEvent(new Event(hydrationFailed));
      throw error;
    } finally {
      starting = started.signal.aborted;
    }
  }
  // What the browser shows by itself comes first; a page in the background is not painted and waits.
  const afterPaint = (call: () => void) => requestAnimationFrame(() => setTimeout(call));
  for (const type of given.activity) {
    addEventListener(
      type,
      ({ target }) => {
        early[type] = target;
        afterPaint(hydrate);
      },
      { passive: true, signal: started.signal },
    );
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(hydrate, { timeout: given.idleWait });
    } else hydrate();
  };
  const onLoad = () => afterPaint(() => setTimeout(whenIdle, given.wait));
  afterPaint(() => {
    if (location.hash || history.state || location.search.includes('paquete=')) hydrate();
    else if (document.readyState === 'complete') onLoad();
    else addEventListener('load', onLoad);
  });

  const failed = new AbortController();
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      // §4.10 A link to the page that is shown takes nothing away: by itself it would take the package.
      const name = `button[type=button], [data-scripted], a[href="${location.pathname}"]`;
      const button = target instanceof Element ? target.closest<HTMLElement>(name) : null;
      if (!button?.closest('[data-dehydrated]')) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      early.keep(button);
    },
    { capture: true, signal: failed.signal },
  );
  addEventListener(hydrationFailed, () => {
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
  // In the router's own spelling: its build looks for the two assignments.
  return `window.__reactRouterContext = ${serverHandoffString};window.__reactRouterRouteModules = {};
(${startUp})(${JSON.stringify({ files, activity, wait, idleWait, hydrationFailed, noticeId })})`;
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
