import { type ComponentType, Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { intents } from '../visit/intent.ts';
import { isPrinted } from '../visit/printed.ts';

/**
 * A part of a page whose script comes apart from the page's own. Its HTML is printed like any other,
 * so it is read and its links are used without that script, which is fetched when the part is near,
 * when somebody touches the page, or when the page changes. A part that is reached by in-page
 * navigation holds the navigation until it is there: nothing is shown half.
 *
 * Its props must not change before it is there: give it a `key`, or keep what changes inside.
 * A script that cannot be fetched leaves the printed part as it is, and the next occasion tries again.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  need: 'part' | 'spare' = 'part',
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  function fetchPart() {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }
  /** Where the page cannot go on without it: what is spare is left out instead. */
  const insist = () => (need === 'spare' ? fetchPart().catch(() => Nothing) : fetchPart());
  // In-page navigation has just fetched this page: its parts need not wait for its data.
  if (!isPrinted()) fetchPart().catch(() => {});

  function Part({ arrival, props }: { arrival: Arrival<Props>; props: Props }) {
    const Component = use(arrival.promise);
    return <Component {...props} />;
  }

  return function Late(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [printed] = useState(isPrinted);
    const [arrival] = useState(() => arrivalOf(fetchPart, insist, printed));
    const { key } = useLocation();
    const [firstKey] = useState(key);
    // The transition to another entry waits for every part that it may concern.
    if (key !== firstKey) arrival.demand();
    useEffect(() => whenWanted(place.current, arrival.invite), [arrival]);
    const part = <Part arrival={arrival} props={props} />;
    return (
      <div data-late="" ref={place}>
        {printed ? <Suspense>{part}</Suspense> : part}
      </div>
    );
  };
}

const Nothing = () => null;

interface Arrival<Props> {
  promise: Promise<ComponentType<Props>>;
  /** Fetches the part; failure says nothing, the printed part stays. */
  invite: () => void;
  /** Fetches the part; failure is the page's. */
  demand: () => void;
}

function arrivalOf<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
  insist: () => Promise<ComponentType<Props>>,
  printed: boolean,
): Arrival<Props> {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType<Props>>();
  const invite = () => void fetchPart().then(resolve, () => {});
  const demand = () => void insist().then(resolve, reject);
  if (import.meta.env.SSR || !printed) return { promise: insist(), invite, demand };
  return { promise, invite, demand };
}

function whenWanted(place: HTMLElement | null, invite: () => void): (() => void) | undefined {
  if (!place) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) invite();
    },
    { rootMargin: '400px' },
  );
  observer.observe(place);
  for (const intent of intents) addEventListener(intent, invite, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    for (const intent of intents) removeEventListener(intent, invite, { capture: true });
  };
}
