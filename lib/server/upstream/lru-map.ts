import 'server-only';

/** A map that keeps what was used last, up to a number of entries and to a sum of their sizes. */
export type LruMap<T> = {
  get(key: string): T | undefined;
  set(key: string, value: T, size?: number): void;
  delete(key: string): void;
  keys(): readonly string[];
  clear(): void;
};

/** What is used longest ago goes first. Something larger than a quarter of all room is not kept at all. */
export function createLruMap<T>(most: { entries: number; size?: number }): LruMap<T> {
  const room = most.size ?? Number.POSITIVE_INFINITY;
  const kept = new Map<string, { value: T; size: number }>();
  let taken = 0;
  const remove = (key: string) => {
    taken -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      // A Map remembers the order of insertion: what is used moves to the end.
      kept.delete(key);
      kept.set(key, entry);
      return entry.value;
    },
    set(key, value, size = 1) {
      remove(key);
      if (size > room / 4) return;
      kept.set(key, { value, size });
      taken += size;
      for (const oldest of kept.keys()) {
        if (kept.size <= most.entries && taken <= room) break;
        remove(oldest);
      }
    },
    delete: remove,
    keys: () => [...kept.keys()],
    clear() {
      kept.clear();
      taken = 0;
    },
  };
}
