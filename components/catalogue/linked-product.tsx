'use client';

import { useEffect } from 'react';
import { onOverlaysChange, openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { ProductCardView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/options/kit';
import { openProduct } from './open-product';

/**
 * Opens the product that the page's address names. Once it is closed the address names it no more: to look at the page
 * again must not open it again. Rule: pages/PG17.
 */
export function LinkedProduct({ sectionId, product }: { sectionId: Id; product: ProductCardView }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a link; another product is another element
  useEffect(() => {
    let stop = () => {};
    // The router learns of what is pushed only when its own effects have run, after those of everything in it; a step
    // that it does not know it answers with loading the page anew.
    const timer = setTimeout(() => {
      // A page that is loaded anew finds what was open in its history.
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
