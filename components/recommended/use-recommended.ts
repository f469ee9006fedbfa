'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { apiCall, useApi } from '@/components/hotel/use-api';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import type { Id } from '@/lib/domain/options/kit';

const NONE: readonly RecommendedProduct[] = [];

/**
 * What goes well with some products, read anew at each opening. What cannot be read takes nothing away, and where
 * nothing is known there is no strip. Rules: product-sheet/S10, recommendations/R10, failures/FL2.
 */
export function useRecommended(productIds: readonly Id[]): readonly RecommendedProduct[] {
  const { code } = useHotel();
  const { value } = useApi(productIds.length === 0 ? null : apiCall('recommendations', code, productIds), {
    dedupingInterval: 0,
    keepPreviousData: true,
  });
  if (productIds.length === 0 || value === undefined) return NONE;
  // Without any section there is no sheet to open and no line to make.
  return value.filter(({ section, section_id }) => section !== null || section_id !== null);
}
