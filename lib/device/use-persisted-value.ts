'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { PersistedValue } from './persisted-value';

/**
 * What the phone remembers, as it changes. A page hydrates with `nothing`, as the server rendered it; what mounts later
 * has the stored value in its first render, so that a full cart never opens as an empty one. An atom cannot do both.
 */
export function usePersistedValue<T>(source: PersistedValue<T>, nothing: T): T {
  const subscribe = useCallback((listener: () => void) => source.subscribe(listener), [source]);
  return useSyncExternalStore(
    subscribe,
    () => source.get(),
    () => nothing,
  );
}
