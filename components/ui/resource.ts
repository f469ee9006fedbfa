'use client';

import { useCallback, useEffect, useState } from 'react';

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
      pending ??= fetch().then(
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

type ResourceState<T> = {
  value: T | undefined;
  hasFailed: boolean;
  /** Why it has failed. */
  error: unknown;
  isBusy: boolean;
  retry: () => void;
};

/** Loads a resource when a component mounts. What is loaded already is there in the first render. */
export function useResource<T>(wanted: Resource<T>): ResourceState<T> {
  const [failure, setFailure] = useState<{ of: Resource<T>; error: unknown; isBusy: boolean } | null>(null);
  const [, setLoaded] = useState<Resource<T> | null>(null);
  const load = useCallback(() => {
    setFailure((last) => last && { ...last, isBusy: true });
    wanted.load().then(
      () => setLoaded(wanted),
      (error: unknown) => setFailure({ of: wanted, error, isBusy: false }),
    );
  }, [wanted]);
  useEffect(() => {
    if (wanted.loaded() === undefined) load();
  }, [wanted, load]);
  const failed = failure?.of === wanted ? failure : null;
  const { error, isBusy = true } = failed ?? {};
  return { value: wanted.loaded(), hasFailed: failed !== null, error, isBusy, retry: load };
}
