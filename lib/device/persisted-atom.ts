import { atom } from 'jotai';
import type { Change, PersistedValue } from './persisted-value';

/**
 * A jotai atom over something remembered. It starts with what the server rendered ("nothing") and takes the device's
 * value when it is mounted, so that the first client render equals the server's. Setting it takes a change.
 */
export function persistedAtom<T>(nothing: T, source: PersistedValue<T>) {
  const value = atom(nothing);
  value.onMount = (set) => {
    set(() => source.get());
    return source.subscribe(() => set(() => source.get()));
  };
  return atom(
    (get) => get(value),
    (_get, _set, change: Change<T>) => source.change(change),
  );
}
