import 'server-only';

/** A map with a maximum of entries and of total size. It evicts the least recently used entries first. */
export type LruMap<T> = {
  get(key: string): T | undefined;
  set(key: string, value: T, size?: number): void;
  delete(key: string): void;
  keys(): readonly string[];
  /** The total size of the values. */
  size(): number;
  clear(): void;
};

/** Creates the map. A value larger than a quarter of the total size is not stored. */
export function createLruMap<T>(limits: { entries: number; size?: number }): LruMap<T> {
  const maxSize = limits.size ?? Number.POSITIVE_INFINITY;
  const entries = new Map<string, { value: T; size: number }>();
  let totalSize = 0;
  const remove = (key: string) => {
    totalSize -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      // A Map keeps insertion order, so a used entry is inserted again at the end.
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, size = 1) {
      remove(key);
      if (size > maxSize / 4) return;
      entries.set(key, { value, size });
      totalSize += size;
      for (const oldest of entries.keys()) {
        if (entries.size <= limits.entries && totalSize <= maxSize) break;
        remove(oldest);
      }
    },
    delete: remove,
    keys: () => [...entries.keys()],
    size: () => totalSize,
    clear() {
      entries.clear();
      totalSize = 0;
    },
  };
}
