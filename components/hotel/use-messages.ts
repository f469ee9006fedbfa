'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { fetchWithTimeout } from '@/lib/contract/fetch-with-timeout';
import type { Words } from '@/lib/words/word-key';
import { useHotel } from './hotel-context';

/** `words`: undefined until they are here. */
type Dictionary = { words?: Words; hasFailed: boolean; isBusy: boolean };

const NOT_READ: Dictionary = { hasFailed: false, isBusy: false };
/** By address, which changes with the language and with the words. */
const dictionaries = new Map<string, Dictionary>();
const listeners = new Set<() => void>();

function keep(address: string, dictionary: Dictionary): void {
  dictionaries.set(address, dictionary);
  for (const listener of listeners) listener();
}

async function load(address: string): Promise<void> {
  const known = dictionaries.get(address) ?? NOT_READ;
  if (known.words !== undefined || known.isBusy) return;
  keep(address, { ...known, isBusy: true });
  try {
    const response = await fetchWithTimeout(address);
    if (!response.ok) throw new Error(`the dictionary answered ${response.status}`);
    keep(address, { ...NOT_READ, words: await response.json() });
  } catch {
    keep(address, { ...NOT_READ, hasFailed: true });
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * All words of the page's language; `retry` fetches them again. A store of its own: the words are fetched once, as code
 * is, and SWR would be 5.6 KB of the first load.
 */
export function useMessages(): Dictionary & { retry: () => void } {
  const { language, wordsVersion } = useHotel();
  const address = `/words/${language}?v=${wordsVersion}`;
  const get = () => dictionaries.get(address) ?? NOT_READ;
  const dictionary = useSyncExternalStore(subscribe, get, () => NOT_READ);
  // Also repeats a prefetch that has failed, when an overlay opens.
  useEffect(() => void load(address), [address]);
  return { ...dictionary, retry: () => void load(address) };
}
