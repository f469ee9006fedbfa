'use client';

import { useCallback } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { browserApi } from '@/lib/contract/browser';
import type { HotelApi } from '@/lib/contract/client';
import { paths } from '@/lib/contract/paths';
import { type Answer, type Refusal, refused } from '@/lib/contract/refusals';

/** The calls of the contract that read: those whose address bears the name of the call and takes its arguments. */
type ReadCall = keyof HotelApi & keyof typeof paths;
type Arguments = { [Call in ReadCall]: Parameters<HotelApi[Call]> };
type Values = { [Call in ReadCall]: Awaited<ReturnType<HotelApi[Call]>> extends Answer<infer Value> ? Value : never };
type ReadApi = { [Call in ReadCall]: (...args: Arguments[Call]) => Promise<Answer<Values[Call]>> };

/**
 * `key`: the path in the contract, under which the value is cached. One key has one shape of value: what is composed of
 * several calls puts a name before their paths.
 */
export type ApiRequest<T> = { key: string; fetch: () => Promise<Answer<T>> };

export type ApiState<T> = {
  /**
   * The last value that was read; undefined: none yet. It stays while it is read again and when that fails, and stays
   * the same object when an equal one is read.
   */
  value: T | undefined;
  /** Why the last read failed; null once one has succeeded. */
  refusal: Refusal | null;
  /** A request is under way, the first or another. */
  isLoading: boolean;
  /** Reads again. Stays the same function. */
  refetch: () => void;
  /** Forgets the value and reads again. */
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

/** For what does not change while a page is open. */
export const READ_ONCE: ApiOptions = { revalidateIfStale: false, revalidateOnReconnect: false };

/** What is cached under a key: the part of the state that all users of the key share. */
type Reading<T> = Pick<ApiState<T>, 'value' | 'refusal'>;

const NOT_READ = { value: undefined, refusal: null };
const { refusal: UNAVAILABLE } = refused('unavailable');

/** One read of the contract: `apiCall('section', code, sectionId)`. */
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

/**
 * Reads what the hotel platform answers, when a component mounts and when its request changes. All components that use
 * the same key share one value and one request. null: there is nothing to read yet.
 */
export function useApi<T>(request: ApiRequest<T> | null, options: ApiOptions = {}): ApiState<T> {
  const { cache } = useSWRConfig();
  const read = async ({ key, fetch }: ApiRequest<T>): Promise<Reading<T>> => {
    const before = (): Reading<T> => cache.get(key)?.data ?? NOT_READ;
    try {
      const answer = await fetch();
      return answer.ok ? { value: answer.value, refusal: null } : { ...before(), refusal: answer.refusal };
    } catch {
      // An error in the code; the guest can still try again.
      return { ...before(), refusal: UNAVAILABLE };
    }
  };
  const { data, isValidating, mutate } = useSWR(request?.key ?? null, request && (() => read(request)), {
    revalidateOnFocus: false,
    ...options,
  });
  // Functions that take nothing: as an event handler `mutate` itself would keep the event as the value.
  const refetch = useCallback(() => void mutate(), [mutate]);
  const reset = useCallback(() => void mutate(undefined, { revalidate: true }), [mutate]);
  return { ...(data ?? NOT_READ), isLoading: isValidating, refetch, reset };
}
