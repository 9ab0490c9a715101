import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  type LinkDescriptor,
  Scripts as RouterScripts,
  useMatches,
} from 'react-router';

/**
 * Events by which somebody shows that they use the page. A pointer that moves is none: browsers say so
 * of one at rest, too, when the page appears under it.
 */
const activity = ['pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/**
 * How long after its load event a page that nobody uses waits, in milliseconds: always, so that its
 * paint is over, and at most, for an idle moment.
 */
const minWait = 500;
const maxWait = 2000;

/** True at build, and in the browser until React has taken over the page; sections may follow later. */
let hydrating = true;

/**
 * Runs in the page as text, so it can use nothing but what it is given: fetches the page's scripts and
 * runs them at the first activity of a visitor, or when the loaded page is idle; at once where the
 * entry holds what the visitor left (a draft) or a place in the page. Scripts that cannot be fetched
 * are asked for again at the next activity. A press of a button that React does not answer for yet is
 * kept, the last one, and repeated when it does; links and forms work by themselves.
 */
function deferHydration(
  start: () => Promise<unknown>,
  given: { activity: readonly string[]; minWait: number; maxWait: number },
) {
  const timeout = given.maxWait - given.minWait;
  const started = new AbortController();
  let starting = false;
  let pressed: HTMLElement | undefined;

  async function hydrate() {
    if (starting) return;
    starting = true;
    try {
      await start();
      started.abort();
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
  const onLoad = () => afterPaint(() => setTimeout(whenIdle, given.minWait));
  afterPaint(() => {
    if (location.hash || history.state || location.search.includes('paquete=')) hydrate();
    else if (document.readyState === 'complete') onLoad();
    else addEventListener('load', onLoad);
  });

  const isDehydrated = (element: Element) => element.closest('[data-dehydrated]') !== null;
  const keepPress = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button[type=button]');
    if (!(button instanceof HTMLElement) || !isDehydrated(button)) return;
    event.stopImmediatePropagation();
    pressed = button;
  };
  addEventListener('click', keepPress, true);
  addEventListener('hydrated', () => {
    if (!pressed || isDehydrated(pressed)) return;
    const button = pressed;
    pressed = undefined;
    button.click();
  });
}

/** Says that React answers for the element, marked `data-dehydrated` until then. */
function markHydrated(element: Element | null) {
  element?.removeAttribute('data-dehydrated');
  dispatchEvent(new Event('hydrated'));
}

/**
 * In place of React Router's `<Scripts>`, which preloads and runs every script at once and has no
 * setting for it: gives the router the same, later. Stands in `<body data-dehydrated>`.
 */
export function HydrationScripts() {
  useEffect(() => {
    hydrating = false;
    markHydrated(document.body);
  }, []);
  const text = useDeferredScripts();
  if (import.meta.env.DEV) return <RouterScripts />;
  return <script suppressHydrationWarning>{text}</script>;
}

/** Nothing in the browser: the script that stands in the page has run. */
function useDeferredScripts(): string {
  const matches = useMatches();
  const context = useContext(FrameworkContext);
  if (!import.meta.env.SSR || !context) return '';
  const { manifest, serverHandoffString, renderMeta } = context;
  // Else the router leaves out the page's data, which follows in scripts of its own.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
  const files = [
    manifest.url,
    ...manifest.entry.imports,
    ...routes.flatMap(({ imports = [], module }) => [...imports, module]),
  ];
  const modules = routes.map(({ id, module }) => `"${id}":await import("${module}")`);
  // In the router's own spelling: its build looks for the two assignments.
  return `window.__reactRouterContext = ${serverHandoffString};
__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());
(${deferHydration})(async()=>{
await Promise.all(${JSON.stringify([...new Set(files)])}.map((file)=>import(file)));
window.__reactRouterRouteModules = {${modules}};
await import("${manifest.entry.module}");
},${JSON.stringify({ activity, minWait, maxWait })})`;
}

/**
 * A section below the first screen, whose script comes apart from the page's own. It is prerendered
 * like any other; its script comes when it is in view or the page is used. In-page navigation waits
 * for it, so that nothing is shown half. No such section may stand in another.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { promise: wanted, resolve: want } = Promise.withResolvers<void>();
  const prerendered = hydrating && !import.meta.env.SSR;
  const Section = lazy(async () => {
    if (!prerendered) return { default: await load() };
    await wanted;
    return { default: await loadOrStay(load) };
  });
  // In-page navigation has just fetched this page: its sections need not wait for its data.
  if (!hydrating) load().catch(() => {});
  return (props) => (
    <LazySection want={want}>
      <Section {...props} />
    </LazySection>
  );
}

function LazySection({ want, children }: { want: () => void; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [prerendered] = useState(hydrating);
  if (!prerendered) want();
  useEffect(() => {
    if (!element.current) return;
    if (navigator.userActivation.hasBeenActive) want();
    onActivity(want);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [want]);
  const section = (
    <>
      {children}
      <HydrationMark of={element} />
    </>
  );
  return (
    <div data-dehydrated="" ref={element}>
      {prerendered ? <Suspense>{section}</Suspense> : section}
    </div>
  );
}

/** Is hydrated together with what stands before it. */
function HydrationMark({ of }: { of: RefObject<Element | null> }) {
  useEffect(() => markHydrated(of.current), [of]);
  return null;
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
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (location.href !== href) throw error;
    }
    await new Promise<void>(onActivity);
  }
}

/**
 * A stylesheet inside the prerendered page, whose paint then waits for no other file. `text` is empty
 * in the browser (`import.meta.env.SSR ? … : ''`), so that no script holds it: React leaves the
 * element that it finds where it is.
 */
export function InlineStyles({ href, text }: { href: string; text: string }) {
  const [prerendered] = useState(hydrating);
  // In development a link, which Vite replaces when its file changes.
  if (import.meta.env.DEV) return <link rel="stylesheet" href={href} />;
  return (
    prerendered && (
      <style href={href} precedence="default">
        {text}
      </style>
    )
  );
}

/**
 * The same stylesheet in a route's `links`, for a page that is reached by in-page navigation: the
 * content policy forbids inline styles that did not come with the document.
 */
export function linkedStyles(href: string): LinkDescriptor[] {
  return hydrating ? [] : [{ rel: 'stylesheet', href }];
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
