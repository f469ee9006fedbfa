'use client';

import { useEffect, useMemo } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { useApi } from '@/components/hotel/use-api';
import { useCart } from '@/components/hotel/use-cart';
import { useContentUpdates } from '@/components/hotel/use-content-updates';
import { useHotelNow } from '@/components/hotel/use-hotel-now';
import { useAfterPaint } from '@/components/ui/hooks/use-after-paint';
import { browserApi } from '@/lib/contract/browser';
import { paths } from '@/lib/contract/paths';
import { succeeded } from '@/lib/contract/refusals';
import { type Catalogue, type CatalogueSection, withNewPrices, withSilentChanges } from '@/lib/domain/cart/cart-check';
import { removeLines } from '@/lib/domain/cart/change-cart';
import { isBlocking } from '@/lib/domain/cart/is-blocking';
import { type LineIssue, lineIssues } from '@/lib/domain/cart/line-issues';
import { leftAtLimit, stockLeftOf } from '@/lib/domain/cart/stock-shortages';
import type { Id } from '@/lib/domain/id';

export type CartCheck = {
  /** At most one for each line. */
  issues: readonly LineIssue[];
  /** What is left of the product or choice that lets the line have no piece more; null: there is more. */
  leftAtLimit: (key: string) => number | null;
  acceptPrices: () => void;
  /** Removes the lines that cannot be ordered, so that the rest can be sent. */
  removeUnavailable: () => void;
  /** Whether a part of the catalogue could not be read, so that its lines are unchecked. */
  hasFailed: boolean;
  isLoading: boolean;
  /** Reads the catalogue again, after the platform has refused something. */
  readAgain: () => void;
};

/** Compares the cart with the current catalogue whenever it opens, because a cart can be days old. */
export function useCartCheck(): CartCheck {
  const { code } = useHotel();
  const { cart, change } = useCart();
  useContentUpdates();
  const now = useHotelNow();
  // After the first paint: with many lines the check takes time, and it rarely changes anything.
  const isPainted = useAfterPaint();
  const sections = [...new Map(cart.products.map(({ section }) => [String(section.id), section.id])).values()];
  const request = useApi(sections.length === 0 || !isPainted ? null : catalogueRequest(code, sections), {
    keepPreviousData: true,
  });
  const catalogue: Catalogue = useMemo(() => new Map(request.value?.entries), [request.value]);
  useEffect(() => {
    if (isPainted) change((current) => withSilentChanges(current, catalogue));
  }, [change, catalogue, isPainted]);
  const issues = useMemo(
    () => (isPainted ? lineIssues(cart.products, catalogue, now) : []),
    [cart.products, catalogue, now, isPainted],
  );
  const left = useMemo(() => stockLeftOf(cart.products, catalogue), [cart.products, catalogue]);
  return {
    issues,
    leftAtLimit: (key) => leftAtLimit(cart.products, { key, left, now }),
    acceptPrices: () => change((current) => withNewPrices(current, catalogue)),
    removeUnavailable: () => {
      const keys = issues.filter(isBlocking).map(({ key }) => key);
      change((current) => removeLines(current, keys));
    },
    hasFailed: request.value?.hasFailed === true,
    isLoading: request.isLoading,
    readAgain: request.refetch,
  };
}

type Entries = (readonly [section: string, known: CatalogueSection | 'gone'])[];

const catalogueRequest = (code: string, sections: readonly Id[]) => ({
  key: ['cart', ...sections.map((id) => paths.section(code, id))].join(' '),
  fetch: async () => succeeded(await readCatalogue(code, sections)),
});

/** Returns entries and not a Map, because SWR compares them by value. */
async function readCatalogue(code: string, sections: readonly Id[]): Promise<{ entries: Entries; hasFailed: boolean }> {
  const responses = await Promise.all(sections.map((id) => browserApi().section(code, id)));
  const entries = responses.flatMap((response, index): Entries => {
    const id = String(sections[index]);
    if (response.ok) return [[id, response.value]];
    return response.refusal.kind === 'not-found' ? [[id, 'gone']] : [];
  });
  return { entries, hasFailed: entries.length < sections.length };
}
