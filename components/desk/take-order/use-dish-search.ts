'use client';

import { useMemo } from 'react';
import { useSearch } from '@/components/search/use-search';
import type { SearchEntryView } from '@/lib/contract/search-view';

export type FoundDish = Extract<SearchEntryView, { kind: 'product' }>;

/** More do not fit beside each other, and a longer word finds fewer. */
const MOST = 12;

/** The dishes that the guests' own search finds; `isSearch` false: nothing was typed. Rule: search/SR2. */
export function useDishSearch(typed: string) {
  const { found, hasFailed, retry } = useSearch(typed);
  const dishes = useMemo(
    () =>
      found?.isSearch === true
        ? found.hits.flatMap(({ entry }): FoundDish[] => (entry.kind === 'product' ? [entry] : [])).slice(0, MOST)
        : [],
    [found],
  );
  return { dishes, isSearch: found?.isSearch === true, hasFailed, retry };
}
