'use client';

import { useCallback, useEffect } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { browserApi } from '@/lib/contract/browser';
import type { HotelApi } from '@/lib/contract/client';
import { paths } from '@/lib/contract/paths';
import { type ApiResponse, type Refusal, refused } from '@/lib/contract/refusals';

/** The reading calls of the contract: those whose name exists in `paths` with the same arguments. */
type ReadCall = keyof HotelApi & keyof typeof paths;
type Arguments = { [Call in ReadCall]: Parameters<HotelApi[Call]> };
type Values = {
  [Call in ReadCall]: Awaited<ReturnType<HotelApi[Call]>> extends ApiResponse<infer Value> ? Value : never;
};
type ReadApi = { [Call in ReadCall]: (...args: Arguments[Call]) => Promise<ApiResponse<Values[Call]>> };

/**
 * `key`: the path in the contract, under which the value is cached. Every user of a key must expect the same shape, so
 * a request composed of several calls puts a name before their paths.
 */
export type ApiRequest<T> = { key: string; fetch: () => Promise<ApiResponse<T>> };

export type ApiState<T> = {
  /**
   * The last value that was read; undefined until the first. Kept during later reads and when they fail. An equal new
   * value keeps the old object.
   */
  value: T | undefined;
  /** Why the last read failed; null after a read has succeeded. */
  refusal: Refusal | null;
  /** Whether a request is in progress, the first or a later one. */
  isLoading: boolean;
  /** Reads again and keeps the value meanwhile. Its identity is stable. */
  refetch: () => void;
  /** Discards the value and reads again. */
  reset: () => void;
};

export type ApiOptions = Pick<
  SWRConfiguration,
  | 'dedupingInterval'
  | 'keepPreviousData'
  | 'revalidateIfStale'
  | 'revalidateOnFocus'
  | 'revalidateOnMount'
  | 'revalidateOnReconnect'
>;

/** Options for data that does not change while a page is open. */
export const READ_ONCE: ApiOptions = { revalidateIfStale: false, revalidateOnReconnect: false };

/** The cache entry of a key, shared by all users of the key. */
type Reading<T> = Pick<ApiState<T>, 'value' | 'refusal'>;

const NOT_READ = { value: undefined, refusal: null };
const { refusal: UNAVAILABLE } = refused('unavailable');

/** Builds the request for one call of the contract: `apiCall('section', code, sectionId)`. */
export function apiCall<Call extends ReadCall>(call: Call, ...args: Arguments[Call]): ApiRequest<Values[Call]> {
  const addresses: { [Each in ReadCall]: (...args: Arguments[Each]) => string } = paths;
  return {
    key: addresses[call](...args),
    fetch: () => {
      const api: ReadApi = browserApi();
      return api[call](...args);
    },
  };
}

/** Returns a stable function that returns the values under all cached keys that begin like this. */
export function useCachedValues<T>(prefix: string): () => readonly T[] {
  const { cache } = useSWRConfig();
  return useCallback(
    () =>
      [...cache.keys()].flatMap((key) => {
        const value: T | undefined = key.startsWith(prefix) ? cache.get(key)?.data?.value : undefined;
        return value === undefined ? [] : [value];
      }),
    [cache, prefix],
  );
}

/**
 * Reads from the hotel platform when a component mounts and when its request changes. All components with the same key
 * share one value and one request. Pass null while there is nothing to read yet.
 */
export function useApi<T>(request: ApiRequest<T> | null, options: ApiOptions = {}): ApiState<T> {
  const { cache } = useSWRConfig();
  const read = async ({ key, fetch }: ApiRequest<T>): Promise<Reading<T>> => {
    const before = (): Reading<T> => cache.get(key)?.data ?? NOT_READ;
    try {
      const response = await fetch();
      return response.ok ? { value: response.value, refusal: null } : { ...before(), refusal: response.refusal };
    } catch {
      // An unexpected error in the code. It is a refusal here, so that the guest can retry.
      return { ...before(), refusal: UNAVAILABLE };
    }
  };
  const { data, isValidating, mutate } = useSWR(request?.key ?? null, request && (() => read(request)), {
    revalidateOnFocus: false,
    ...options,
  });
  // Wrapped, because `mutate` as an event handler would store the event as the value.
  const refetch = useCallback(() => void mutate(), [mutate]);
  useEffect(() => {
    // A page that the browser's back/forward cache has restored may be minutes old.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) refetch();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [refetch]);
  const reset = useCallback(() => void mutate(undefined, { revalidate: true }), [mutate]);
  return { ...(data ?? NOT_READ), isLoading: isValidating, refetch, reset };
}
