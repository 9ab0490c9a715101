import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/**
 * Events by which somebody shows that they use the page. A pointer that moves is none: browsers say so
 * of one at rest, too, when the page appears under it.
 */
export const activity = ['pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** Event: the page, or a part of it, stays as it was prerendered. */
export const hydrationFailed = 'hydration-failed';

/** True at build, and in the browser until React has taken over the page; parts of it may follow. */
let hydrating = true;

export const isHydrating = () => hydrating;

export function markPageHydrated() {
  hydrating = false;
  markHydrated(document.body);
}

/** Says that React answers for the element, marked `data-dehydrated` until then. */
function markHydrated(element: Element | null) {
  element?.removeAttribute('data-dehydrated');
  dispatchEvent(new Event('hydrated'));
}

/**
 * A part of the page that is hydrated by itself. What visitors' browsers have put into it before (password
 * managers, translators) has React build this part anew, not the page. One with a script of its own stands in
 * no other: built anew, that would show nothing until the script is there.
 */
export function HydrationPart({
  children,
  want,
  className,
}: {
  children: ReactNode;
  /** Asks for the part's script; called when the part is in view or the page is used. */
  want?: () => void;
  /** Of the box of a part that has a script of its own. */
  className?: string;
}) {
  const element = useRef<HTMLDivElement>(null);
  const prerendered = usePrerendered();
  if (!prerendered) want?.();
  useEffect(() => {
    if (!element.current || !want) return;
    if (navigator.userActivation?.hasBeenActive) want();
    onActivity(want);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [want]);
  const part = (
    <RebuiltPart>
      {children}
      <HydrationMark of={element} />
    </RebuiltPart>
  );
  return (
    // A box of its own only where it is observed: sticky parts would end with it.
    <div
      className={want ? className : 'contents'}
      data-dehydrated={prerendered ? '' : undefined}
      data-part=""
      ref={element}
    >
      {/* In-page navigation waits for the whole page, so that nothing is shown half. */}
      {prerendered ? <Suspense>{part}</Suspense> : part}
    </div>
  );
}

/**
 * Whether this component was prerendered and is hydrated, not built anew. It never changes: what is still
 * to be hydrated below must not be rendered before, or it is built anew.
 */
function usePrerendered(): boolean {
  const [{ get, getPrerendered }] = useState(() => {
    let prerendered = false;
    return {
      get: () => prerendered,
      getPrerendered() {
        prerendered = true;
        return true;
      },
    };
  });
  return useSyncExternalStore(never, get, getPrerendered);
}

/** Is hydrated together with what stands before it. */
function HydrationMark({ of }: { of: RefObject<Element | null> }) {
  useLayoutEffect(() => markHydrated(of.current), [of]);
  return null;
}

/**
 * Translators move React's texts into elements of their own: where React then takes one away, the browser
 * refuses. The part is built anew. Any other error is for the root's error boundary.
 */
export class RebuiltPart extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static mends(error: unknown): boolean {
    return error instanceof DOMException && error.name === 'NotFoundError';
  }

  override componentDidCatch() {
    this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!RebuiltPart.mends(error)) throw error;
    return null;
  }
}

/** What an error page goes without where its script cannot be had, or is not there yet. */
export class OptionalPart extends Component<{ children: ReactNode }, { failed?: boolean }> {
  override state: { failed?: boolean } = {};

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return !this.state.failed && <Suspense>{this.props.children}</Suspense>;
  }
}

/**
 * A section below the first screen, or a part of the header, whose script comes apart from the page's own. It is prerendered
 * like any other; its script comes when it is in view or the page is used. In-page navigation waits
 * for it.
 * @param className of its box
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  className?: string,
): ComponentType<Props> {
  let want = () => {};
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const prerendered = hydrating && !import.meta.env.SSR;
  const Section = lazy(async () => {
    if (!prerendered) return { default: await load() };
    await wanted;
    return { default: await loadOrStay(load) };
  });
  // In-page navigation has just fetched this page: its sections need not wait for its data.
  if (!hydrating) load().catch(() => {});
  return (props) => (
    <HydrationPart className={className} want={want}>
      <Section {...props} />
    </HydrationPart>
  );
}

/** Calls at least once when the page is used, or Back or Forward leads to another entry. */
function onActivity(call: () => void) {
  for (const type of [...activity, 'popstate']) addEventListener(type, call, { once: true });
}

/**
 * While a script cannot be fetched, the prerendered section stays, and every activity tries again. An
 * in-page navigation must not wait for that: it fails, and the error boundary says so.
 */
async function loadOrStay<Module>(load: () => Promise<Module>): Promise<Module> {
  const { href } = location;
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (location.href !== href) throw error;
    }
    if (failures > 1) dispatchEvent(new Event(hydrationFailed));
    await new Promise<void>(onActivity);
  }
}

const never = () => () => {};

/** False in the prerendered page and while it hydrates, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
