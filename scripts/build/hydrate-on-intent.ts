import { minifySync } from 'vite';
import { answering, intents } from '../../app/visit/intent.ts';

/** Signs of somebody at the page, who does not want an answer yet. */
const presence = ['pointermove', 'wheel', 'scroll'];

/** How long a page that nobody touches stays as it was printed, once it has loaded, in milliseconds. */
const untouched = 3000;

export interface Scripts {
  /** Addresses of all that has to run before React can take over. */
  files: readonly string[];
  /** JavaScript to run after them. */
  prepare: string;
  /** Address of the script that makes React take over. */
  entry: string;
}

/**
 * JavaScript for the printed page, which is complete without React. It fetches the scripts after the
 * first paint, at low priority, and runs them at the first sign of somebody, long after load, or at
 * once where the entry holds what the visitor left (a draft, a place in the page). A page in a
 * background tab waits until it is looked at. A press of a button that nothing answers for yet is
 * held, the last one, and made again when React does; links and forms work by themselves.
 */
export function hydrationScript({ files, prepare, entry }: Scripts): string {
  const given = JSON.stringify({
    files,
    entry,
    untouched,
    answering,
    signs: [...intents, ...presence],
  });
  const code = `(${hydrateOnIntent})(${given}, (file) => import(file), async () => {${prepare}});`;
  return minifySync('hydrate-on-intent.js', code).code;
}

interface Given {
  files: readonly string[];
  entry: string;
  untouched: number;
  answering: string;
  signs: readonly string[];
}

/** Sent as text: it can use nothing but what it is given. */
function hydrateOnIntent(
  { files, entry, untouched, answering, signs }: Given,
  run: (file: string) => Promise<unknown>,
  prepare: () => Promise<void>,
) {
  const answered = new WeakSet<EventTarget>();
  const begun = new AbortController();
  let held: HTMLElement | undefined;

  async function hydrate() {
    if (begun.signal.aborted) return;
    begun.abort();
    await Promise.all(files.map(run));
    await prepare();
    await run(entry);
  }

  function isAnswered(button: Element) {
    const part = button.closest('[data-late]');
    return answered.has(document.documentElement) && (!part || answered.has(part));
  }

  // What the browser shows of the sign itself comes first.
  const afterPaint = (call: () => void) => requestAnimationFrame(() => setTimeout(call));
  const notice = (event: Event) => {
    // Under a pointer at rest the page itself has moved; a row of slides scrolls to its first one.
    if (event instanceof PointerEvent && event.type === 'pointermove') {
      if (event.movementX === 0 && event.movementY === 0) return;
    }
    if (event.type === 'scroll' && event.target !== document) return;
    afterPaint(hydrate);
  };
  for (const sign of signs) {
    addEventListener(sign, notice, { capture: true, passive: true, signal: begun.signal });
  }

  const hold = (event: Event) => {
    const pressed = event.target instanceof Element && event.target.closest('button[type=button]');
    if (!(pressed instanceof HTMLElement) || isAnswered(pressed)) return;
    event.stopImmediatePropagation();
    held = pressed;
  };
  addEventListener('click', hold, true);
  addEventListener(answering, ({ target }) => {
    if (target) answered.add(target);
    if (!held || !isAnswered(held)) return;
    const button = held;
    held = undefined;
    button.click();
  });

  afterPaint(async () => {
    const later = () => setTimeout(hydrate, untouched);
    if (location.hash || history.state) hydrate();
    else if (document.readyState === 'complete') later();
    else addEventListener('load', later);
    // One by one and into the browser's cache only: to preload a module is to compile it, too.
    for (const file of [...files, entry]) {
      if (begun.signal.aborted) return;
      await fetch(file, { priority: 'low' }).catch(() => {});
    }
  });
}
