'use client';

import useSWRImmutable from 'swr/immutable';
import { fetchWithTimeout } from '@/lib/contract/fetch-with-timeout';
import type { Words } from '@/lib/words/word-key';
import { useHotel } from './hotel-context';

const read = async (address: string): Promise<Words> => {
  const response = await fetchWithTimeout(address);
  if (!response.ok) throw new Error(`the dictionary answered ${response.status}`);
  return response.json();
};

/** `words`: undefined until the dictionary is loaded. `retry` loads it again after a failure. */
type DictionaryState = { words: Words | undefined; hasFailed: boolean; isBusy: boolean; retry: () => void };

/** Loads the full dictionary of the page's language. Its URL contains a version, so it is cached until it changes. */
export function useMessages(): DictionaryState {
  const { language, wordsVersion } = useHotel();
  const { data, error, isValidating, mutate } = useSWRImmutable(`/words/${language}?v=${wordsVersion}`, read);
  return {
    words: data,
    hasFailed: error !== undefined,
    isBusy: isValidating,
    // A second failure is visible in `hasFailed`.
    retry: () => void mutate().catch(() => undefined),
  };
}
