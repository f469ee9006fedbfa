'use client';

import useSWRImmutable from 'swr/immutable';
import { fetchInTime } from '@/lib/contract/fetch-in-time';
import type { Words } from '@/lib/words/word-key';
import { useHotel } from './hotel-context';

const read = async (address: string): Promise<Words> => {
  const response = await fetchInTime(address);
  if (!response.ok) throw new Error(`the dictionary answered ${response.status}`);
  return response.json();
};

/** All words of the page's language; undefined until they are here. The address changes when the words do. */
export function useDictionary(): Words | undefined {
  const { language, wordsVersion } = useHotel();
  return useSWRImmutable(`/words/${language}?v=${wordsVersion}`, read).data;
}
