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
  let begun = false;
  let held: HTMLElement | undefined;

  async function hydrate() {
    if (begun) return;
    begun = true;
    for (const file of files) {
      await run(file);
      await new Promise((done) => setTimeout(done));
    }
    await prepare();
    await run(entry);
  }

  function isAnswered(button: Element) {
    const part = button.closest('[data-late]');
    return answered.has(document.documentElement) && (!part || answered.has(part));
  }

  // What the browser shows of the sign itself comes first.
  const afterPaint = (call: () => void) => requestAnimationFrame(() => setTimeout(call));
  for (const sign of signs) {
    const once = { capture: true, once: true, passive: true };
    addEventListener(sign, () => afterPaint(hydrate), once);
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

  afterPaint(() => {
    for (const href of [...files, entry]) {
      const link = document.createElement('link');
      document.head.append(
        Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }),
      );
    }
    const later = () => setTimeout(hydrate, untouched);
    if (location.hash || history.state) hydrate();
    else if (document.readyState === 'complete') later();
    else addEventListener('load', later);
  });
}
