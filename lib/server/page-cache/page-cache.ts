import 'server-only';
import { createLruMap } from '../upstream/lru-map';

/** Milliseconds. */
export const PAGE_TIMES = {
  /** A younger page is sent as it is. Rule: page-cache/PC6. */
  fresh: 5_000,
  /** A younger page is sent at once while it is rendered again; for an older one the guest waits. */
  stale: 60_000,
} as const;

const LIMITS = { entries: 20_000, size: 64_000_000 };

/** What was rendered, and whether it may be sent to other guests. `size`: bytes that it takes in memory. */
export type Rendering<T> = { value: T; verdict: 'keep' | 'gone' | 'failed'; size: number };

type Entry<T> = { value: T; at: number; checkedAt: number };

/** Whether the page was there already, fresh or stale, or had to be rendered. */
export type CacheResult = 'hit' | 'stale' | 'miss';

export type PageCache<T> = {
  /**
   * The kept page of a key, else the rendered one. Concurrent reads share one rendering. Rejects when the rendering that
   * it waits for does.
   */
  read(key: string, render: () => Promise<Rendering<T>>): Promise<{ value: T; result: CacheResult }>;
  /** Removes the pages whose keys have this prefix; all without one. Renderings that have begun are not kept. */
  forget(prefix?: string): void;
  count(): number;
};

/**
 * Keeps rendered pages: fresh for five seconds, then stale while they are rendered again, up to a minute. A failed
 * rendering never replaces a page. Bounded in bytes, the least recently used page first. Rules: page-cache/PC6,
 * page-cache/PC7, page-cache/PC8.
 */
export function createPageCache<T>(options: {
  now(): number;
  /** Called with what a rendering in the background threw. */
  onError(error: unknown): void;
  limits?: typeof LIMITS;
}): PageCache<T> {
  const { now, onError, limits = LIMITS } = options;
  const entries = createLruMap<Entry<T>>(limits);
  const pending = new Map<string, Promise<T>>();

  function settle(key: string, { value, verdict, size }: Rendering<T>): void {
    const entry = entries.get(key);
    if (verdict === 'keep') entries.set(key, { value, at: now(), checkedAt: now() }, size);
    else if (verdict === 'gone') entries.delete(key);
    else if (entry !== undefined) entry.checkedAt = now();
  }

  function renderOnce(key: string, render: () => Promise<Rendering<T>>): Promise<T> {
    const running = pending.get(key);
    if (running !== undefined) return running;
    const rendering: Promise<T> = render().then(
      (rendered) => {
        // A page that was begun before `forget` must not be kept.
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
      for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key);
      for (const key of [...pending.keys()]) if (key.startsWith(prefix)) pending.delete(key);
    },
    count: () => entries.keys().length,
  };
}
