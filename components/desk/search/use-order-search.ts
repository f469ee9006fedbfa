'use client';

import { useCallback, useState } from 'react';
import { callDeskPage, type DeskOrder, isSignedOut } from '../desk-api';

/** What staff look for among all orders. `day` null: of any day. */
export type OrderQuery = { text: string; day: string | null };

type Found = { orders: readonly DeskOrder[]; next: string | null };

/** `found` null: not read yet. `isNew`: nobody has looked for anything. */
type Reading = { isNew: boolean; query: OrderQuery; found: Found | null; isBusy: boolean; hasFailed: boolean };

/** Orders that are shown at once. */
const PAGE = 50;

const NOTHING: Reading = { isNew: true, query: { text: '', day: null }, found: null, isBusy: false, hasFailed: false };

/**
 * The search over all orders, with the orders that it found. It stays while the desk shows another area, and ends with the
 * session. Rule: desk/DE61.
 */
export function useOrderSearch(onSignedOut: () => void) {
  const [reading, setReading] = useState(NOTHING);
  const read = useCallback(
    async (query: OrderQuery, before: Found | null) => {
      setReading({ isNew: false, query, found: before, isBusy: true, hasFailed: false });
      const body = { text: query.text, from: query.day, to: query.day };
      const page = { limit: PAGE, cursor: before?.next ?? null, body };
      const response = await callDeskPage<DeskOrder>('/orders/search', page);
      if (isSignedOut(response)) onSignedOut();
      setReading((now) => {
        // Somebody has looked for something else meanwhile.
        if (now.query !== query) return now;
        if (!response.ok) return { ...now, isBusy: false, hasFailed: true };
        const { items, next } = response.value;
        return { ...now, found: { orders: [...(before?.orders ?? []), ...items], next }, isBusy: false };
      });
    },
    [onSignedOut],
  );
  return {
    ...reading,
    find: useCallback((query: OrderQuery) => read(query, null), [read]),
    /** Forgets what was found, when a guest's data has been deleted. */
    forget: useCallback(() => setReading(NOTHING), []),
    /** Reads the next page. */
    readMore: () => void read({ ...reading.query }, reading.found),
  };
}
