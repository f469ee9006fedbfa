'use client';

import useSWR from 'swr';
import { useHotel } from '@/components/hotel/hotel-context';
import { browserApi } from '@/lib/contract/browser';
import { paths } from '@/lib/contract/paths';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import type { Id } from '@/lib/domain/kit';

const NONE: readonly RecommendedProduct[] = [];

/**
 * What goes well with some products, read anew at each opening; nothing, when it cannot be read. Source: guest-app 2
 * "Product sheet", 7.
 */
export function useRecommended(productIds: readonly Id[]): readonly RecommendedProduct[] {
  const { code } = useHotel();
  const { data } = useSWR(
    productIds.length === 0 ? null : paths.recommendations(code, productIds),
    () => browserApi().recommendations(code, productIds),
    { dedupingInterval: 0, keepPreviousData: true, revalidateOnFocus: false },
  );
  if (productIds.length === 0 || !data?.ok) return NONE;
  // Without any section there is no sheet to open and no line to make.
  return data.value.filter(({ section, section_id }) => section !== null || section_id !== null);
}
