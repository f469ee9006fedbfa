'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { fetchWhenOnline } from '@/components/ui/resource';
import { fetchWithTimeout } from '@/lib/contract/fetch-with-timeout';
import type { HotelView } from '@/lib/contract/views';
import type { Messages } from '@/lib/words/message-key';
import { useHotel } from './hotel-context';

/** `messages`: undefined until the dictionary is loaded. */
type Dictionary = { messages?: Messages; hasFailed: boolean; isBusy: boolean };

const NOT_READ: Dictionary = { hasFailed: false, isBusy: false };
/** By URL, which contains the language and the version of the messages. */
const dictionaries = new Map<string, Dictionary>();
const listeners = new Set<() => void>();

function keep(address: string, dictionary: Dictionary): void {
  dictionaries.set(address, dictionary);
  for (const listener of listeners) listener();
}

async function fetchDictionary(address: string): Promise<Messages> {
  const response = await fetchWithTimeout(address);
  if (!response.ok) throw new Error(`the dictionary responded with ${response.status}`);
  return response.json();
}

async function load(address: string): Promise<void> {
  const known = dictionaries.get(address) ?? NOT_READ;
  if (known.messages !== undefined || known.isBusy) return;
  keep(address, { ...known, isBusy: true });
  try {
    keep(address, { ...NOT_READ, messages: await fetchWhenOnline(() => fetchDictionary(address)) });
  } catch {
    // A prefetch that fails is no failure yet: nobody has opened an overlay.
    keep(address, { ...NOT_READ, hasFailed: listeners.size > 0 });
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const addressOf = ({ language, messagesVersion }: Pick<HotelView, 'language' | 'messagesVersion'>) =>
  `/words/${language}?v=${messagesVersion}`;

/** Loads the dictionary before an overlay opens. */
export const prefetchMessages = (hotel: HotelView): void => void load(addressOf(hotel));

/**
 * Loads the full dictionary of a language of the hotel, by default the page's; `retry` loads it again after a failure.
 * Not with SWR, which would add 5.6 KB to the first load.
 */
export function useMessages(language?: string): Dictionary & { retry: () => void } {
  const hotel = useHotel();
  const address = addressOf({ ...hotel, language: language ?? hotel.language });
  const get = () => dictionaries.get(address) ?? NOT_READ;
  const dictionary = useSyncExternalStore(subscribe, get, () => NOT_READ);
  // Also repeats a prefetch that has failed, when an overlay opens.
  useEffect(() => void load(address), [address]);
  return { ...dictionary, retry: () => void load(address) };
}
