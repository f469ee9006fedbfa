'use client';

import useSWR from 'swr';
import type { Answer } from '@/lib/contract/refusals';

/** What a call answers, read anew at every opening. */
export type ApiState<T> = {
  /** undefined: not here yet. What was read before stays while it is read again. */
  value: T | undefined;
  /** Nothing newer is on its way: what is missing in it is really gone. */
  isFresh: boolean;
  /** The last try failed, until one succeeds: `value` is nothing, or what was true before. `read` tries again. */
  hasFailed: boolean;
  /** It is being read, for the first time or anew. */
  isReading: boolean;
  read: () => void;
  /** Forgets what was read, and reads it again. */
  reset: () => void;
};

/** `key`: the path of the call; null, as `ask`: there is nothing to ask. */
export function useApi<T>(key: string | null, ask: (() => Promise<Answer<T>>) | null): ApiState<T> {
  const { data, error, isValidating, mutate } = useSWR(
    key,
    ask &&
      (async () => {
        const answer = await ask();
        // Thrown, because a refusal must not take the place of what is known.
        if (!answer.ok) throw new Error(answer.refusal.kind);
        return answer.value;
      }),
    { dedupingInterval: 0, shouldRetryOnError: false },
  );
  return {
    value: data,
    isFresh: data !== undefined && !isValidating && error === undefined,
    hasFailed: error !== undefined,
    isReading: isValidating,
    read: () => void mutate(),
    reset: () => void mutate(undefined, { revalidate: true }),
  };
}
