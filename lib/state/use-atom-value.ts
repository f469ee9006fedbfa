'use client';

import type { Atom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { pageStore, serverStore } from './page-store';

/**
 * Renders an atom of the page and updates it. Not jotai's hook of this name: with that the hydration would render what
 * is stored on the device, and the server cannot. Here the hydration renders what the server has rendered, and a
 * component that mounts later gets the stored value in its first render, so that a full cart never opens as an empty
 * one. Decision 139.
 */
export function useAtomValue<T>(atom: Atom<T>): T {
  const subscribe = useCallback((listener: () => void) => pageStore.sub(atom, listener), [atom]);
  return useSyncExternalStore(
    subscribe,
    () => pageStore.get(atom),
    () => serverStore.get(atom),
  );
}
