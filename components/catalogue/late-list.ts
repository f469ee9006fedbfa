import { atom } from 'jotai';
import type { ComponentType } from 'react';
import type { ListedProductView } from '@/lib/contract/views';

type LateList = {
  /** The heart of a card, beside its button. */
  Heart: ComponentType<{ product: ListedProductView }>;
  /** The products that are shown, in the guest's order. */
  arrange: (products: readonly ListedProductView[]) => readonly ListedProductView[];
  /** How many filters are on. */
  filters: number;
};

/**
 * What the guest does with lists of products: favourites, filters and order; null until the code for it is loaded, which is
 * when the page is at rest. Rules: catalogue/C21, catalogue/C22.
 */
export const lateList = atom<LateList | null>(null);
