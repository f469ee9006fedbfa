'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { apiCall, useApi } from '@/components/hotel/use-api';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import { shownRecommendations } from '@/lib/domain/cart/recommended';
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
  return productIds.length === 0 || value === undefined ? NONE : shownRecommendations(value);
}
