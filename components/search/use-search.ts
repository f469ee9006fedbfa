'use client';

import { useDeferredValue, useMemo } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type ApiRequest, READ_ONCE, useApi } from '@/components/hotel/use-api';
import { fetchWithTimeout } from '@/lib/contract/fetch-with-timeout';
import { refused, succeeded } from '@/lib/contract/refusals';
import type { SearchEntryView, SearchView } from '@/lib/contract/views';
import { isUnspaced } from '@/lib/domain/search/find-misspelt';
import { buildSearchIndex, searchCatalogue, searchWords } from '@/lib/domain/search/search-index';

/** Fewer letters would find nearly everything, except in scripts of which one character is a word. */
const MIN_LETTERS = 2;
/** How many entries are shown; nobody reads further, and drawing all of a large catalogue would stall typing. */
const MAX_SHOWN = 60;

export type FoundEntries = {
  /** The words that were searched, folded; empty while nothing is searched: then every section is listed. */
  words: readonly string[];
  entries: readonly SearchEntryView[];
  /** How many were found, also those that are not shown. */
  total: number;
  isNear: boolean;
};

const catalogueRequest = (language: string): ApiRequest<SearchView> => ({
  key: `/catalogue/${language}`,
  fetch: async () => {
    const response = await fetchWithTimeout(`/catalogue/${language}`);
    return response.ok ? succeeded((await response.json()) as SearchView) : refused('unavailable');
  },
});

const searchableOf = (entry: SearchEntryView) =>
  entry.kind === 'section' ? entry : { title: entry.product.title, descr: entry.descr };

const isSearch = (words: readonly string[]): boolean =>
  words.some((word) => word.length >= MIN_LETTERS || isUnspaced(word));

/** Searches the hotel's catalogue on the device; `found` is undefined until it is loaded. Rules: search/SR2, search/SR7. */
export function useSearch(typed: string): { found: FoundEntries | undefined; hasFailed: boolean; retry: () => void } {
  const { language } = useHotel();
  const { value, refusal, refetch } = useApi(catalogueRequest(language), READ_ONCE);
  const index = useMemo(() => value && buildSearchIndex(value.entries.map(searchableOf)), [value]);
  // Drawing the results must not delay the letters in the field.
  const text = useDeferredValue(typed);
  const found = useMemo((): FoundEntries | undefined => {
    if (value === undefined || index === undefined) return undefined;
    const words = searchWords(text);
    if (!isSearch(words)) {
      const sections = value.entries.filter(({ kind }) => kind === 'section');
      return { words: [], entries: sections.slice(0, MAX_SHOWN), total: sections.length, isNear: false };
    }
    const { entries, isNear } = searchCatalogue(index, text);
    const shown = entries.slice(0, MAX_SHOWN).flatMap((place) => value.entries[place] ?? []);
    return { words, entries: shown, total: entries.length, isNear };
  }, [value, index, text]);
  return { found, hasFailed: value === undefined && refusal !== null, retry: refetch };
}
