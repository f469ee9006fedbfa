'use client';

import { useEffect } from 'react';
import { onOverlaysChange, openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { ProductCardView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/id';
import { openProduct } from './open-product';

/**
 * Opens the product named in the page's URL. When its sheet closes, the product is removed from the URL, so that a
 * reload does not open it again. Rule: pages/PG17.
 */
export function LinkedProduct({ sectionId, product }: { sectionId: Id; product: ProductCardView }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each link; another product gets another element
  useEffect(() => {
    let stop = () => {};
    // Wait until the router's effects have run, after those of its children. The router reloads the page for a history
    // entry that it did not see being pushed.
    const timer = setTimeout(() => {
      // After a reload the sheet is already open: the overlay stack is restored from the history.
      if (openOverlays().length === 0) openProduct(sectionId, product);
      stop = onOverlaysChange(() => {
        if (openOverlays().length > 0) return;
        stop();
        window.history.replaceState(null, '', window.location.pathname);
      });
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return null;
}
