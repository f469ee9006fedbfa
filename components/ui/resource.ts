'use client';

import { useCallback, useEffect, useState } from 'react';

/** Milliseconds: an attempt that began sooner after the device came online is repeated, after the pause. */
const SETTLING_MS = 10_000;
const PAUSE_MS = 1_000;

/** By `performance.now()`, which a change of the clock does not move. */
let onlineSince = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    onlineSince = performance.now();
  });
}

/**
 * Fetches, and repeats a failed attempt while the device is just coming online: the attempt began without a network, or
 * the browser reports a network before requests get through. Rule: failures/FL5.
 */
export async function fetchWhenOnline<T>(fetch: () => Promise<T>): Promise<T> {
  for (;;) {
    const began = performance.now();
    try {
      return await fetch();
    } catch (error) {
      if (began - onlineSince > SETTLING_MS) throw error;
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

/** Code or data that is loaded once, at the first request for it. */
type Resource<T> = {
  /** Loads it, unless it is loaded or on its way. After a failure the next call loads again. */
  load: () => Promise<T>;
  /** Undefined until it is loaded. */
  loaded: () => T | undefined;
};

export function resource<T>(fetch: () => Promise<T>): Resource<T> {
  let value: T | undefined;
  let pending: Promise<T> | undefined;
  return {
    loaded: () => value,
    load: () => {
      pending ??= fetchWhenOnline(fetch).then(
        (found) => {
          value = found;
          return found;
        },
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
  };
}

/** After a failure calls `retry` when the device comes online: nobody need tap when the network is back. */
export function useRetryWhenOnline(hasFailed: boolean, retry: () => void): void {
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);
}

type ResourceState<T> = {
  value: T | undefined;
  hasFailed: boolean;
  isBusy: boolean;
  retry: () => void;
};

/**
 * Loads a resource when a component mounts, and after a failure again when the device comes online. What is loaded already
 * is there in the first render. Rule: failures/FL5.
 */
export function useResource<T>(wanted: Resource<T>): ResourceState<T> {
  const [failure, setFailure] = useState<{ resource: Resource<T>; isBusy: boolean } | null>(null);
  const [, setLoaded] = useState<Resource<T> | null>(null);
  const load = useCallback(() => {
    setFailure((last) => last && { ...last, isBusy: true });
    wanted.load().then(
      () => setLoaded(wanted),
      () => setFailure({ resource: wanted, isBusy: false }),
    );
  }, [wanted]);
  useEffect(() => {
    if (wanted.loaded() === undefined) load();
  }, [wanted, load]);
  const failed = failure?.resource === wanted ? failure : null;
  const hasFailed = failed !== null && wanted.loaded() === undefined;
  useRetryWhenOnline(hasFailed, load);
  return { value: wanted.loaded(), hasFailed, isBusy: failed?.isBusy ?? true, retry: load };
}
