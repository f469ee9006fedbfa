import { atom } from 'jotai';
import type { ComponentType } from 'react';
import type { ListedProductView } from '@/lib/contract/views';

type LateList = {
  /** The heart of a card, beside its button. */
  Heart: ComponentType<{ product: ListedProductView }>;
  /** All products in the guest's order. */
  sort: (products: readonly ListedProductView[]) => readonly ListedProductView[];
  /** Whether the filter hides a product, whose card stays in the page: a long list would take too long to make it again. */
  hides: (product: ListedProductView) => boolean;
  /** How many filters are on. */
  filters: number;
};

/**
 * What the guest does with lists of products: favourites, filters and order; null until the code for it is loaded, which is
 * when the page is at rest. Rules: catalogue/C21, catalogue/C22.
 */
export const lateList = atom<LateList | null>(null);
