import { type ComponentType, Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { sayAnswering } from '../../visit/intent.ts';
import { isPrinted } from '../../visit/printed.ts';
import { type Arrival, arrivalOf, type LatePart } from './arrival.ts';
import { whenWanted } from './when-wanted.ts';

/**
 * A part of a page whose script comes apart from the page's own. Its HTML is printed like any other,
 * so it is read and its links are used without that script, which is fetched when the part is near,
 * when somebody touches the page, or when the page changes. A part that is reached by in-page
 * navigation holds the navigation until it is there: nothing is shown half.
 *
 * Its props must not change before it is there: give it a `key`, or keep inside what changes. No late
 * part may stand in another. A script that cannot be fetched leaves the printed part as it is, and the
 * next occasion tries again; where there is nothing printed, `spare` parts are left out.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  need: 'part' | 'spare' = 'part',
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetch = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  // One promise for all who ask: a page that waits for it is rendered anew, and must not ask anew.
  let spared: Promise<ComponentType<Props>> | undefined;
  const insist = () => {
    if (need === 'part') return fetch();
    spared ??= fetch().catch(() => Nothing);
    return spared;
  };
  // In-page navigation has just fetched this page: its parts need not wait for its data.
  if (!isPrinted()) fetch().catch(() => {});
  return (props) => <Late part={{ fetch, insist }} props={props} />;
}

function Nothing() {
  return null;
}

function Late<Props extends object>({ part, props }: { part: LatePart<Props>; props: Props }) {
  const place = useRef<HTMLDivElement>(null);
  const [printed] = useState(isPrinted);
  const [arrival] = useState(() => arrivalOf(part, printed));
  const { key } = useLocation();
  const [firstKey] = useState(key);
  // The transition to another entry waits for every part that it may concern.
  if (key !== firstKey) arrival.demand();
  useEffect(() => whenWanted(place.current, arrival.invite), [arrival]);
  const arrived = <Arrived arrival={arrival} place={place} props={props} />;
  return (
    <div data-late="" ref={place}>
      {printed ? <Suspense>{arrived}</Suspense> : arrived}
    </div>
  );
}

interface ArrivedProps<Props> {
  arrival: Arrival<Props>;
  place: { current: Element | null };
  props: Props;
}

function Arrived<Props extends object>({ arrival, place, props }: ArrivedProps<Props>) {
  const Component = use(arrival.promise);
  useEffect(() => sayAnswering(place.current), [place]);
  return <Component {...props} />;
}
