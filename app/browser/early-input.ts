import type { activity } from './hydration.tsx';

/** What visitors have done before the page's scripts, as the script in the page remembers it. */
export interface EarlyInput extends Partial<Record<(typeof activity)[number], EventTarget | null>> {
  /** Addresses of the sheets of which the document holds a part. */
  sheets: string[];
  /** The last button that was pressed for which React does not answer yet. */
  pressed?: HTMLElement;
  /** Is called with each such button. */
  keep(button: HTMLElement): void;
}

declare global {
  interface Window {
    /** Absent in development, whose page has the router's own script. */
    earlyInput?: EarlyInput;
    __reactRouterContext: { stream: ReadableStream | null };
  }
}

/** Adds the whole of the sheets, which have been fetched; once they are there, React may show what needs them. */
export async function loadWholeSheets(): Promise<void> {
  const loading = (window.earlyInput?.sheets ?? []).map(
    (href) =>
      new Promise((onload, onerror) => {
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }));
      }),
  );
  await Promise.all(loading);
}

const controls = 'a, button, input, select, textarea, summary';

/*
 * React may build a part of the page anew, because something else has changed it. An element of the
 * old one is found again by its place: which part, and which of its elements of that name.
 */
interface Place {
  element: HTMLElement;
  part: number;
  index: number;
}
const parts = () => [...document.querySelectorAll('[data-part]')];
const elementsIn = (part: Element | undefined, name: string) =>
  part ? [...part.querySelectorAll<HTMLElement>(name)] : [];

function placeOf(element: HTMLElement): Place {
  const part = parts().findIndex((candidate) => candidate.contains(element));
  const index = elementsIn(parts()[part], element.localName).indexOf(element);
  return { element, part, index };
}

function find({ element, part, index }: Place): HTMLElement | undefined {
  return element.isConnected ? element : elementsIn(parts()[part], element.localName)[index];
}

function placeOfControl(target: EventTarget | null | undefined): Place | undefined {
  const control = target instanceof Element && target.closest<HTMLElement>(controls);
  return control ? placeOf(control) : undefined;
}

/** §1.8 Keeps focus and presses through hydration, those from before included. Called before it begins. */
export function keepInput(): void {
  const { earlyInput: early } = window;
  if (!early) return;
  let pressed = early.pressed && placeOf(early.pressed);
  let held = placeOfControl(early.pointerdown);
  let focused = placeOfControl(document.activeElement);
  early.keep = (button) => {
    pressed = placeOf(button);
  };
  // Captured: React stops these events where it still has to hydrate.
  addEventListener(
    'focusin',
    ({ target }) => {
      focused = placeOfControl(target);
    },
    true,
  );
  addEventListener(
    'pointerdown',
    ({ target }) => {
      held = placeOfControl(target);
    },
    true,
  );
  // React hydrates what a mouse is pressed on, and if it builds that anew, the browser knows no click.
  addEventListener('pointerup', ({ pointerType }) => {
    if (!held || held.element.isConnected || pointerType !== 'mouse') return;
    const now = find(held);
    now?.focus();
    now?.click();
  });

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
  function repeatPress() {
    const button = pressed && find(pressed);
    if (!button || button.closest('[data-dehydrated]')) return;
    pressed = undefined;
    button.click();
  }
  addEventListener('hydrated', async () => {
    // The whole of what React shows at once stands in the page then.
    await null;
    restoreFocus();
    repeatPress();
  });
}
