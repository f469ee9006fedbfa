'use client';

import { atom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { fetchWhenOnline, useRetryWhenOnline } from '@/components/ui/resource';
import { fetchWithTimeout } from '@/lib/contract/fetch-with-timeout';
import type { HotelView } from '@/lib/contract/views';
import { pageStore } from '@/lib/state/page-store';
import { useAtomValue } from '@/lib/state/use-atom-value';
import type { Messages } from '@/lib/words/message-key';
import { useHotel } from './hotel-context';

/** `messages`: undefined until the dictionary is loaded. */
type Dictionary = { messages?: Messages; hasFailed: boolean; isBusy: boolean };

const NOT_READ: Dictionary = { hasFailed: false, isBusy: false };
/** By URL, which contains the language and the version of the messages. */
const dictionaries = atom<Readonly<Record<string, Dictionary>>>({});
/** Whether something that is shown waits for messages. */
let isAwaited = false;
dictionaries.onMount = () => {
  isAwaited = true;
  return () => {
    isAwaited = false;
  };
};
/** The requests that have not failed, by URL. */
const requests = new Map<string, Promise<Messages>>();

const keep = (address: string, dictionary: Dictionary): void =>
  pageStore.set(dictionaries, (all) => ({ ...all, [address]: dictionary }));

async function fetchDictionary(address: string): Promise<Messages> {
  const response = await fetchWithTimeout(address);
  if (!response.ok) throw new Error(`the dictionary responded with ${response.status}`);
  return response.json();
}

function load(address: string): Promise<Messages> {
  const known = requests.get(address);
  if (known !== undefined) return known;
  keep(address, { ...(pageStore.get(dictionaries)[address] ?? NOT_READ), isBusy: true });
  const request = fetchWhenOnline(() => fetchDictionary(address));
  requests.set(address, request);
  request.then(
    (messages) => keep(address, { ...NOT_READ, messages }),
    () => {
      requests.delete(address);
      // A prefetch that fails is no failure yet: nobody has opened an overlay.
      keep(address, { ...NOT_READ, hasFailed: isAwaited });
    },
  );
  return request;
}

/** Loads, and shows a failure by `hasFailed`. */
const loadQuietly = (address: string): void => void load(address).catch(() => undefined);

const addressOf = ({ language, messagesVersion }: Pick<HotelView, 'language' | 'messagesVersion'>) =>
  `/words/${language}?v=${messagesVersion}`;

/** Loads the dictionary before an overlay opens. */
export const prefetchMessages = (hotel: HotelView): void => loadQuietly(addressOf(hotel));

/** The full dictionary of the page's language, for code outside of React. Rejects when it cannot be loaded. */
export const loadMessages = (hotel: HotelView): Promise<Messages> => load(addressOf(hotel));

/**
 * Loads the full dictionary of a language of the hotel, by default the page's; `retry` loads it again after a failure, and
 * so does a device that comes online. Not with SWR, which would add 5.6 KB to the first load. Rule: failures/FL5.
 */
export function useMessages(language?: string): Dictionary & { retry: () => void } {
  const hotel = useHotel();
  const address = addressOf({ ...hotel, language: language ?? hotel.language });
  const dictionary = useAtomValue(dictionaries)[address] ?? NOT_READ;
  const retry = useCallback(() => loadQuietly(address), [address]);
  // Also repeats a prefetch that has failed, when an overlay opens.
  useEffect(retry, [retry]);
  useRetryWhenOnline(dictionary.hasFailed, retry);
  return { ...dictionary, retry };
}
