import { type ReactNode, useSyncExternalStore } from 'react';
import { StartUpNotice } from '../browser/start-up.tsx';
import { OfflineNotice } from './navigation-errors.tsx';

let notices: ReactNode = null;
let update = () => {};

/** Shown on every page from then on: messages of scripts that are loaded after the layout's. */
export function showInLayout(node: ReactNode) {
  notices = node;
  update();
}

function subscribe(listener: () => void) {
  update = listener;
  return () => {};
}

/** Below the header of every page, until dismissed; the page makes room. */
export function LayoutNotices() {
  const added = useSyncExternalStore(
    subscribe,
    () => notices,
    () => null,
  );
  return (
    <div className="layout-notices">
      <StartUpNotice />
      <OfflineNotice />
      {added}
    </div>
  );
}
