'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { apiCall, useApi } from '@/components/hotel/use-api';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import type { Id } from '@/lib/domain/id';

const NONE: readonly RecommendedProduct[] = [];

/**
 * Fetches the recommendations for some products at each opening. If a request fails, returns the last result, or an empty
 * list without one. Rules: product-sheet/S10, recommendations/R10, failures/FL2.
 */
export function useRecommended(productIds: readonly Id[]): readonly RecommendedProduct[] {
  const { code } = useHotel();
  const { value } = useApi(productIds.length === 0 ? null : apiCall('recommendations', code, productIds), {
    dedupingInterval: 0,
    keepPreviousData: true,
  });
  if (productIds.length === 0 || value === undefined) return NONE;
  // Without a section, neither a sheet nor a cart line is possible.
  return value.filter(({ section, section_id }) => section !== null || section_id !== null);
}
