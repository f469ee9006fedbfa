'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

let shown: ReactNode = null;
const listeners = new Set<() => void>();

/** The element above the bottom bar's entries. A store, because the bar is in the first load and the strip comes later. */
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

/** The place of the live strip in the bar. Rule: orders/OR33. */
export const LiveOrderSlot = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
