'use client';

import { useMemo } from 'react';
import { useSearch } from '@/components/search/use-search';
import type { SearchEntryView } from '@/lib/contract/search-view';
import { useOwnDishes } from './use-own-dishes';

export type FoundDish = Extract<SearchEntryView, { kind: 'product' }>;

/** More do not fit beside each other, and a longer word finds fewer. */
const MOST = 12;

/**
 * The dishes that the guests' own search finds; `isSearch` false: nothing was typed. `hasOthers`: some that it finds are not for whoever is
 * signed in. Rules: search/SR2, telephone-orders/TO16.
 */
export function useDishSearch(typed: string) {
  const { found, hasFailed, retry } = useSearch(typed);
  const { isOwnDish } = useOwnDishes();
  const all = useMemo(
    () =>
      found?.isSearch === true
        ? found.hits.flatMap(({ entry }): FoundDish[] => (entry.kind === 'product' ? [entry] : []))
        : [],
    [found],
  );
  const own = all.filter(({ sectionId }) => isOwnDish(sectionId));
  return {
    dishes: own.slice(0, MOST),
    hasOthers: own.length < all.length,
    isSearch: found?.isSearch === true,
    hasFailed,
    retry,
  };
}
