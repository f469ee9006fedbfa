import 'server-only';
import { createLruMap } from '../upstream/lru-map';
import { TooManyRequests } from './too-many-requests';

export type WorkLimits = {
  entries: number;
  /** In bytes. */
  size: number;
  /** In milliseconds. */
  age: number;
  /** Results that are made at the same time. */
  atOnce: number;
  /** Results that may wait to be made. */
  waiting: number;
};

export type WorkCache<T> = {
  /** Resolves with null if too many results wait already. */
  read(key: string, make: () => Promise<T>): Promise<T | null>;
  /** The number of kept results. */
  count(): number;
};

/**
 * Keeps results that take much CPU to make, makes each once for all who wait for it, and only some at the same time. Rejects
 * as the making does, and keeps nothing then; a client that asked too often is refused alone, and the next who waits makes
 * the result. `now`: milliseconds. Rules: crawlers/CW9, offline/OF10.
 */
export function createWorkCache<T>(options: {
  now(): number;
  limits: WorkLimits;
  /** Bytes of a result. */
  sizeOf(result: T): number;
}): WorkCache<T> {
  const { now, limits, sizeOf } = options;
  const results = createLruMap<{ result: T; at: number }>(limits);
  const pending = new Map<string, Promise<T>>();
  const queue: (() => void)[] = [];
  let running = 0;

  async function acquireSlot(): Promise<void> {
    if (running >= limits.atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
  }

  function releaseSlot(): void {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  async function makeInSlot(key: string, make: () => Promise<T>): Promise<T> {
    await acquireSlot();
    try {
      const result = await make();
      results.set(key, { result, at: now() }, { size: sizeOf(result) });
      return result;
    } finally {
      releaseSlot();
      pending.delete(key);
    }
  }

  async function read(key: string, make: () => Promise<T>): Promise<T | null> {
    const found = results.get(key);
    if (found !== undefined && now() - found.at < limits.age) return found.result;
    const shared = pending.get(key);
    if (shared !== undefined) {
      return shared.catch((error: unknown) => {
        if (error instanceof TooManyRequests) return read(key, make);
        throw error;
      });
    }
    if (queue.length >= limits.waiting) return null;
    const making = makeInSlot(key, make);
    pending.set(key, making);
    return making;
  }

  return { read, count: () => results.size };
}
