'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

let shown: ReactNode = null;
const listeners = new Set<() => void>();

/** The strip of the next order, or null. A store, because the bar is in the first load and the strip is loaded later. */
export const liveOrder = {
  set(next: ReactNode) {
    shown = next;
    for (const listener of listeners) listener();
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Renders the strip above the bottom bar's entries. Rule: orders/OR33. */
export const LiveOrderOutlet = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
