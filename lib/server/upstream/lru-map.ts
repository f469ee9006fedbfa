import 'server-only';
import { LRUCache } from 'lru-cache';

/** A map with a maximum of entries and of total size. It evicts the least recently used entries first. */
export type LruMap<T extends object | number> = LRUCache<string, T>;

/**
 * Creates the map. A value larger than a quarter of the total size is not stored, so that one cannot evict most others. With
 * a total size, each `set` needs the size of its value, a whole number.
 */
export const createLruMap = <T extends object | number>({
  entries,
  size,
}: {
  entries: number;
  size?: number;
}): LruMap<T> =>
  new LRUCache({ max: entries, ...(size !== undefined && { maxSize: size, maxEntrySize: Math.floor(size / 4) }) });
