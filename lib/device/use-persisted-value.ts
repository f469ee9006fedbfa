'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { PersistedValue } from './persisted-value';

/**
 * Renders a value of device storage and updates it. During hydration it returns `nothing`, like the server. A component
 * that mounts later gets the stored value in its first render, so that a full cart never opens as an empty one. A jotai
 * atom cannot do both.
 */
export function usePersistedValue<T>(source: PersistedValue<T>, nothing: T): T {
  const subscribe = useCallback((listener: () => void) => source.subscribe(listener), [source]);
  return useSyncExternalStore(
    subscribe,
    () => source.get(),
    () => nothing,
  );
}
