'use client';

import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import { useHotel } from '@/components/hotel/hotel-context';
import { useApi } from '@/components/hotel/use-api';
import { useCart } from '@/components/hotel/use-cart';
import { useHotelNow } from '@/components/options/calendar/use-hotel-now';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { browserApi } from '@/lib/contract/browser';
import { paths } from '@/lib/contract/paths';
import { answered } from '@/lib/contract/refusals';
import { removeLines } from '@/lib/domain/cart/cart';
import type { Catalogue, CatalogueSection } from '@/lib/domain/cart/cart-check';
import { isBlocking } from '@/lib/domain/cart/is-blocking';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import type { Id } from '@/lib/domain/options/kit';

export type CartCheck = {
  /** At most one a line. */
  troubles: readonly LineIssue[];
  acceptPrices: () => void;
  /** Takes out what cannot be ordered, so that the rest can be sent. */
  removeUnavailable: () => void;
  /** Some of the catalogue could not be read: of those lines it is not known whether they can still be ordered. */
  hasFailed: boolean;
  isReading: boolean;
  /** Reads the catalogue again, after the platform has refused something. */
  readAgain: () => void;
};

/** Loaded late: the cart opens without these rules, and is compared a moment later. */
const loadRules = async () => {
  const [check, troubles] = await Promise.all([
    import('@/lib/domain/cart/cart-check'),
    import('@/lib/domain/cart/line-issues'),
  ]);
  return { ...check, ...troubles };
};

/** Reads the sections of the lines at every opening and compares: a cart can wait for days. */
export function useCartCheck(): CartCheck {
  const { code } = useHotel();
  const { cart, change } = useCart();
  const now = useHotelNow();
  // The cart shows first and is compared then: with many lines that takes a moment, and changes nothing on most days.
  const isPainted = useAfterPaint();
  const sections = [...new Map(cart.products.map(({ section }) => [String(section.id), section.id])).values()];
  const rules = useSWR(isPainted ? 'cart-rules' : null, loadRules, { revalidateOnFocus: false });
  const reading = useApi(sections.length === 0 || !isPainted ? null : catalogueRequest(code, sections), {
    keepPreviousData: true,
  });
  const catalogue: Catalogue = useMemo(() => new Map(reading.value?.entries), [reading.value]);
  const { data: checks } = rules;
  useEffect(() => {
    if (checks !== undefined) change((current) => checks.withSilentChanges(current, catalogue));
  }, [change, catalogue, checks]);
  const troubles = useMemo(
    () => (isPainted ? (checks?.lineIssues(cart.products, catalogue, now) ?? []) : []),
    [cart.products, catalogue, now, isPainted, checks],
  );
  return {
    troubles,
    acceptPrices: () => change((current) => checks?.withNewPrices(current, catalogue) ?? current),
    removeUnavailable: () => {
      const keys = troubles.filter(isBlocking).map(({ key }) => key);
      change((current) => removeLines(current, keys));
    },
    hasFailed: reading.value?.hasFailed === true || rules.error !== undefined,
    isReading: reading.isLoading || rules.isValidating,
    readAgain: () => {
      if (checks === undefined) void rules.mutate();
      reading.refetch();
    },
  };
}

type Entries = (readonly [section: string, known: CatalogueSection | 'gone'])[];

const catalogueRequest = (code: string, sections: readonly Id[]) => ({
  key: ['cart', ...sections.map((id) => paths.section(code, id))].join(' '),
  fetch: async () => answered(await readCatalogue(code, sections)),
});

/** Entries and not a map, so that the same answers count as the same. */
async function readCatalogue(code: string, sections: readonly Id[]): Promise<{ entries: Entries; hasFailed: boolean }> {
  const answers = await Promise.all(sections.map((id) => browserApi().section(code, id)));
  const entries = answers.flatMap((answer, place): Entries => {
    const id = String(sections[place]);
    if (answer.ok) return [[id, answer.value]];
    return answer.refusal.kind === 'not-found' ? [[id, 'gone']] : [];
  });
  return { entries, hasFailed: entries.length < sections.length };
}
