'use client';

import useSWR from 'swr';
import { useHotel } from '@/components/hotel/hotel-context';
import { browserApi } from '@/lib/contract/browser';
import { paths } from '@/lib/contract/paths';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import type { Id } from '@/lib/domain/options/kit';

const NONE: readonly RecommendedProduct[] = [];

/**
 * What goes well with some products, read anew at each opening. What cannot be read takes nothing away, and where
 * nothing is known there is no strip. Rules: product-sheet/S10, recommendations/R10, failures/FL2.
 */
export function useRecommended(productIds: readonly Id[]): readonly RecommendedProduct[] {
  const { code } = useHotel();
  const { data } = useSWR(
    productIds.length === 0 ? null : paths.recommendations(code, productIds),
    async () => {
      const answer = await browserApi().recommendations(code, productIds);
      // Thrown, because a refusal must not take the place of what is known.
      if (!answer.ok) throw new Error(answer.refusal.kind);
      return answer.value;
    },
    { dedupingInterval: 0, keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (productIds.length === 0 || data === undefined) return NONE;
  // Without any section there is no sheet to open and no line to make.
  return data.filter(({ section, section_id }) => section !== null || section_id !== null);
}
