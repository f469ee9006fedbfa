'use client';

import { useEffect } from 'react';
import { openOverlays, replaceAddress } from '@/components/ui/overlay/overlay-stack';
import type { ProductCardView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/id';
import { openProduct } from './open-product';

/**
 * Opens the product named in the page's URL. Only the history entry of its sheet keeps that URL: the one below loses the
 * product, so that a guest who has closed the sheet does not see it again after a reload. Rule: pages/PG17.
 */
export function LinkedProduct({ sectionId, product }: { sectionId: Id; product: ProductCardView }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each link; another product gets another element
  useEffect(() => {
    // Wait until the router's effects have run, after those of its children. The router reloads the page for a history
    // entry that it did not see being pushed.
    const timer = setTimeout(() => {
      const { pathname, search } = window.location;
      // This part is loaded late. After a reload the sheet is open already, as the history has it, or even closed again.
      if (openOverlays().length > 0 || search === '') return;
      replaceAddress(pathname);
      openProduct(sectionId, product);
      replaceAddress(pathname + search);
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
