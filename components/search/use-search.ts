'use client';

import { useDeferredValue, useMemo } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { type ApiRequest, READ_ONCE, useApi } from '@/components/hotel/use-api';
import { fetchWithTimeout } from '@/lib/contract/fetch-with-timeout';
import { refused, succeeded } from '@/lib/contract/refusals';
import type { SearchEntryView, SearchView } from '@/lib/contract/search-view';
import type { WorkingHours } from '@/lib/domain/booking/working-hours';
import { findEntries, prepareSearch } from '@/lib/domain/search/find-entries';
import { isUnspaced } from '@/lib/domain/search/find-misspelt';
import type { FoodAnswer } from '@/lib/domain/search/food-answer';
import { searchWords } from '@/lib/domain/search/search-index';

/** Fewer letters would find nearly everything, except in scripts of which one character is a word. */
const MIN_LETTERS = 2;
/** How many entries are shown; nobody reads further, and drawing all of a large catalogue would stall typing. */
const MAX_SHOWN = 60;

/** `food`: how a dish answers what was asked of it; null: nothing was. */
export type SearchHit = { entry: SearchEntryView; food: FoodAnswer | null };

export type FoundEntries = {
  /** False while nothing is searched: then every section is listed. */
  isSearch: boolean;
  /** The words to mark, folded. */
  words: readonly string[];
  hits: readonly SearchHit[];
  /** How many were found, also those that are not shown. */
  total: number;
  isNear: boolean;
  /** Whether it matters what is in the hits. */
  isFood: boolean;
};

/** Today's hours of the sections that have some, by their ids. */
export type SectionHours = ReadonlyMap<string, WorkingHours>;

const hoursOf = (entries: readonly SearchEntryView[]): SectionHours =>
  new Map(
    entries.flatMap((entry) =>
      entry.kind === 'section' && entry.hours !== undefined ? [[String(entry.id), entry.hours] as const] : [],
    ),
  );

const NO_IDEAS = { topics: [], diets: [] };

const catalogueRequest = (language: string): ApiRequest<SearchView> => ({
  key: `/catalogue/${language}`,
  fetch: async () => {
    const response = await fetchWithTimeout(`/catalogue/${language}`);
    return response.ok ? succeeded((await response.json()) as SearchView) : refused('unavailable');
  },
});

const isSearch = (words: readonly string[]): boolean =>
  words.some((word) => word.length >= MIN_LETTERS || isUnspaced(word));

/** Searches the hotel's catalogue on the device; `found` is undefined until it is loaded. Rules: search/SR2, search/SR7. */
export function useSearch(typed: string): {
  found: FoundEntries | undefined;
  ideas: NonNullable<SearchView['ideas']>;
  hours: SectionHours;
  hasFailed: boolean;
  retry: () => void;
} {
  const { language } = useHotel();
  const { value, refusal, refetch } = useApi(catalogueRequest(language), READ_ONCE);
  const prepared = useMemo(() => value && prepareSearch(value), [value]);
  const hours = useMemo(() => hoursOf(value?.entries ?? []), [value]);
  // Drawing the results must not delay the letters in the field.
  const text = useDeferredValue(typed);
  const found = useMemo((): FoundEntries | undefined => {
    if (value === undefined || prepared === undefined) return undefined;
    if (!isSearch(searchWords(text))) {
      const sections = value.entries.filter(({ kind }) => kind === 'section');
      const hits = sections.slice(0, MAX_SHOWN).map((entry) => ({ entry, food: null }));
      return { isSearch: false, words: [], hits, total: sections.length, isNear: false, isFood: false };
    }
    const { hits, ...found } = findEntries(text, prepared);
    const shown = hits.slice(0, MAX_SHOWN).flatMap(({ entry: place, food }) => {
      const entry = value.entries[place];
      return entry === undefined ? [] : [{ entry, food }];
    });
    return { isSearch: true, ...found, hits: shown, total: hits.length };
  }, [value, prepared, text]);
  return {
    found,
    ideas: value?.ideas ?? NO_IDEAS,
    hours,
    hasFailed: value === undefined && refusal !== null,
    retry: refetch,
  };
}
