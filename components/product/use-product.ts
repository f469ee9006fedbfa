'use client';

import { useEffect, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { readSection } from '@/components/hotel/read-section';
import { apiCall, useApi } from '@/components/hotel/use-api';
import { useContentUpdates } from '@/components/hotel/use-content-updates';
import { useAfterPaint } from '@/components/ui/hooks/use-after-paint';
import type { Product, Section } from '@/lib/contract/catalogue';
import { type Id, sameId } from '@/lib/domain/id';

/** `gone`: the section no longer has the product, or no longer exists. */
type FoundProduct = { kind: 'loading' | 'failed' | 'gone' } | { kind: 'ready'; product: Product; section: Section };

/**
 * Reads a product with its section at every opening, after the first paint of the cached one, because preparing a
 * request takes time on a slow phone. A failed read keeps what is shown; without a network the kept section is read.
 */
export function useProduct(sectionId: Id, productId: Id): { found: FoundProduct; retry: () => void } {
  const { code, language } = useHotel();
  useContentUpdates();
  const { key } = apiCall('section', code, sectionId);
  const fetch = () => readSection(sectionId, { code, language });
  const reading = useApi({ key, fetch }, { revalidateIfStale: false });
  const { value: section, refusal, refetch } = reading;
  const isUnknown = section === undefined && refusal === null;
  const [isAsked, setIsAsked] = useState(isUnknown);
  const isPainted = useAfterPaint();
  useEffect(() => {
    if (!isPainted || isAsked) return;
    setIsAsked(true);
    refetch();
  }, [isPainted, isAsked, refetch]);
  const isGone = refusal?.kind === 'not-found';
  const product = section?.products.find(({ id }) => sameId(id, productId));
  if (isGone || (section !== undefined && product === undefined)) return { found: { kind: 'gone' }, retry: refetch };
  if (section !== undefined && product !== undefined)
    return { found: { kind: 'ready', product, section }, retry: refetch };
  // An earlier failure is not shown again before the new read has finished.
  const isLoading = isUnknown || reading.isLoading || !isAsked;
  return { found: { kind: isLoading ? 'loading' : 'failed' }, retry: refetch };
}
