import 'server-only';
import { createLruMap } from '../upstream/lru-map';

/** Milliseconds. */
export const PAGE_TIMES = {
  /** Maximum age of a fresh page, which is sent without rendering, in milliseconds. Rule: page-cache/PC6. */
  fresh: 5_000,
  /** Maximum age of a stale page, which is sent at once and rendered again; for an older one the guest waits. */
  stale: 60_000,
} as const;

const LIMITS = { entries: 20_000, size: 64_000_000 };

/** A rendered page, and whether it may be sent to other guests. `size`: its size in memory, in bytes. */
export type Rendering<T> = { value: T; verdict: 'keep' | 'gone' | 'failed'; size: number };

type Entry<T> = { value: T; at: number; checkedAt: number };

/** hit: fresh in the cache; stale: old, being rendered again; miss: rendered for this request. */
export type CacheResult = 'hit' | 'stale' | 'miss';

export type PageCache<T> = {
  /**
   * Returns the cached page of a key, or renders it. Concurrent reads share one rendering. Rejects if that rendering
   * rejects.
   */
  read(key: string, render: () => Promise<Rendering<T>>): Promise<{ value: T; result: CacheResult }>;
  /** Removes the pages whose keys start with the prefix, or all pages. Pages being rendered are not cached then. */
  forget(prefix?: string): void;
  count(): number;
  /** Approximate memory of the pages. */
  bytes(): number;
};

/**
 * Caches rendered pages in memory: fresh for five seconds, then stale while they are rendered again, up to a minute. A
 * failed rendering never replaces a page. If the memory limit is reached, the least recently used page is removed. Rules: page-cache/PC6,
 * page-cache/PC7, page-cache/PC8.
 */
export function createPageCache<T>(options: {
  now(): number;
  /** Called with the error of a rendering in the background. */
  onError(error: unknown): void;
  limits?: typeof LIMITS;
}): PageCache<T> {
  const { now, onError, limits = LIMITS } = options;
  const entries = createLruMap<Entry<T>>(limits);
  const pending = new Map<string, Promise<T>>();

  function settle(key: string, { value, verdict, size }: Rendering<T>): void {
    const entry = entries.get(key);
    if (verdict === 'keep') entries.set(key, { value, at: now(), checkedAt: now() }, { size: Math.ceil(size) });
    else if (verdict === 'gone') entries.delete(key);
    else if (entry !== undefined) entry.checkedAt = now();
  }

  function renderOnce(key: string, render: () => Promise<Rendering<T>>): Promise<T> {
    const running = pending.get(key);
    if (running !== undefined) return running;
    const rendering: Promise<T> = render().then(
      (rendered) => {
        // A rendering that began before `forget` may contain old data, so it is not cached.
        if (pending.get(key) === rendering) settle(key, rendered);
        return rendered.value;
      },
      (error: unknown) => {
        const entry = entries.get(key);
        if (entry !== undefined) entry.checkedAt = now();
        throw error;
      },
    );
    pending.set(key, rendering);
    const done = () => {
      if (pending.get(key) === rendering) pending.delete(key);
    };
    rendering.then(done, done);
    return rendering;
  }

  return {
    async read(key, render) {
      const entry = entries.get(key);
      if (entry === undefined || now() - entry.at >= PAGE_TIMES.stale)
        return { value: await renderOnce(key, render), result: 'miss' };
      const { value, checkedAt } = entry;
      if (now() - checkedAt < PAGE_TIMES.fresh) return { value, result: 'hit' };
      renderOnce(key, render).catch(onError);
      return { value, result: 'stale' };
    },
    forget(prefix = '') {
      for (const key of [...entries.keys()]) if (key.startsWith(prefix)) entries.delete(key);
      for (const key of [...pending.keys()]) if (key.startsWith(prefix)) pending.delete(key);
    },
    count: () => entries.size,
    bytes: () => entries.calculatedSize,
  };
}
