'use client';

import { atom } from 'jotai';
import { useMemo } from 'react';
import { favourites } from '@/lib/device/favourites';
import { useAtomValue } from '@/lib/state/use-atom-value';

/** Whether the guest has marked a product. An atom of its own, so that a tap renders one heart. Rule: catalogue/C22. */
export const useIsFavourite = (productId: string): boolean =>
  useAtomValue(useMemo(() => atom((get) => get(favourites).includes(productId)), [productId]));
