import 'server-only';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { createLruMap, type LruMap } from './lru-map';

export const CACHE_TIMES = {
  /** Milliseconds, as all times here. A younger response is returned without a request. Rule: gateway/GW2. */
  fresh: 60_000,
  /** A younger response is returned at once while it is fetched again. For an older one the guest waits. */
  stale: 10 * 60_000,
  /** A younger response is still returned while the platform is down. */
  lastResort: 24 * 3_600_000,
  /** For this long after a failure, the platform gets no requests for cached responses. */
  pause: 5_000,
  /** How long a "not found" is cached. */
  unknown: 10_000,
} as const;

const LIMITS = {
  known: { entries: 5_000, size: 64_000_000 },
  unconfirmed: { entries: 200, size: 16_000_000 },
  unknown: { entries: 2_000 },
};

type Entry = { value: unknown; at: number; pausedUntil: number };

type CacheQuery<T> = {
  load: () => Promise<ApiResponse<T>>;
  /**
   * Whether the response is about exactly the requested name. Some platforms read the section `010` as 10; such a response
   * goes into a small separate map, so that invented names evict no other responses.
   */
  confirms?: (value: T) => boolean;
};

export type ResponseCache = {
  /** The cached or fetched response for a key. Concurrent reads share one fetch. Never rejects. */
  read<T>(key: string, query: CacheQuery<T>): Promise<ApiResponse<T>>;
  /** Removes the responses whose keys have this prefix; without a prefix, all responses. */
  forget(prefix?: string): void;
  /**
   * Marks matching responses under this prefix as stale: the next reader waits for a new response. The old one is returned
   * only while the platform is down.
   */
  markStale(prefix: string, isAbout: (value: unknown) => boolean): void;
};

type CacheOptions = {
  now(): number;
  /** Called with an exception of a load. */
  onError(error: unknown): void;
  limits?: typeof LIMITS;
};

/**
 * Creates a cache for responses that are the same for all guests of a hotel. A response is fresh for a minute, then
 * returned while it is fetched again, and returned for up to a day while the platform is down. A refusal never replaces
 * a response, except "not found". Rule: gateway/GW2, docs/decisions/013.
 */
export function createResponseCache({ now, onError, limits = LIMITS }: CacheOptions): ResponseCache {
  const known: LruMap<Entry> = createLruMap(limits.known);
  const unconfirmed: LruMap<Entry> = createLruMap(limits.unconfirmed);
  // A separate map, so that names invented by a stranger evict only each other.
  const unknown: LruMap<number> = createLruMap(limits.unknown);
  const pending = new Map<string, Promise<ApiResponse<unknown>>>();

  function settle<T>(key: string, response: ApiResponse<T>, query: CacheQuery<T>): void {
    if (response.ok) {
      const isConfirmed = query.confirms?.(response.value) ?? true;
      const entry = { value: response.value, at: now(), pausedUntil: 0 };
      unknown.delete(key);
      (isConfirmed ? unconfirmed : known).delete(key);
      (isConfirmed ? known : unconfirmed).set(key, entry, { size: sizeOf(response.value) });
    } else if (response.refusal.kind === 'not-found') {
      known.delete(key);
      unconfirmed.delete(key);
      unknown.set(key, now());
    } else {
      const entry = known.get(key) ?? unconfirmed.get(key);
      if (entry !== undefined) entry.pausedUntil = now() + CACHE_TIMES.pause;
    }
  }

  async function load<T>(query: CacheQuery<T>): Promise<ApiResponse<T>> {
    try {
      return await query.load();
    } catch (error) {
      onError(error);
      return refused('unavailable');
    }
  }

  function fetchOnce<T>(key: string, query: CacheQuery<T>): Promise<ApiResponse<T>> {
    const running = pending.get(key) as Promise<ApiResponse<T>> | undefined;
    if (running !== undefined) return running;
    const request: Promise<ApiResponse<T>> = load(query).then((response) => {
      // If `forget` ran after the request began, its response must not be stored.
      if (pending.get(key) !== request) return response;
      pending.delete(key);
      settle(key, response, query);
      return response;
    });
    pending.set(key, request);
    return request;
  }

  /** Detaches pending fetches: new readers do not wait for them, and their responses are not stored. */
  const detachPending = (prefix: string): void => {
    for (const key of [...pending.keys()]) if (key.startsWith(prefix)) pending.delete(key);
  };

  /** Reads a key that has no cached response. A "not found" for it may be cached. */
  const readUnknown = <T>(key: string, query: CacheQuery<T>): Promise<ApiResponse<T>> | ApiResponse<T> => {
    const notFoundAt = unknown.get(key);
    const isKnownMissing = notFoundAt !== undefined && now() - notFoundAt < CACHE_TIMES.unknown;
    return isKnownMissing ? refused('not-found') : fetchOnce(key, query);
  };

  return {
    async read<T>(key: string, query: CacheQuery<T>) {
      const entry = known.get(key) ?? unconfirmed.get(key);
      if (entry === undefined) return readUnknown(key, query);
      const cached = succeeded(entry.value as T);
      const age = now() - entry.at;
      const isLastResort = age < CACHE_TIMES.lastResort;
      if (age < CACHE_TIMES.fresh || (isLastResort && now() < entry.pausedUntil)) return cached;
      const revalidation = fetchOnce(key, query);
      if (age < CACHE_TIMES.stale) return cached;
      const response = await revalidation;
      const isDown = !response.ok && response.refusal.kind !== 'not-found';
      return isDown && isLastResort ? cached : response;
    },
    forget(prefix = '') {
      for (const map of [known, unconfirmed, unknown])
        for (const key of [...map.keys()]) if (key.startsWith(prefix)) map.delete(key);
      detachPending(prefix);
    },
    markStale(prefix, isAbout) {
      for (const map of [known, unconfirmed])
        for (const key of [...map.keys()]) if (key.startsWith(prefix)) age(map.get(key), isAbout, now());
      detachPending(prefix);
    },
  };
}

/** Ages an entry, so that it is no longer returned without a request. */
function age(entry: Entry | undefined, isAbout: (value: unknown) => boolean, now: number): void {
  if (entry === undefined || !isAbout(entry.value)) return;
  entry.at = Math.min(entry.at, now - CACHE_TIMES.stale);
  entry.pausedUntil = 0;
}

/** The approximate size of a response in characters. */
const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 1;
