'use client';

import { useSyncExternalStore } from 'react';
import { orderUuids } from '@/lib/device/order-uuids';

const NONE: readonly string[] = [];
const noUuids = () => NONE;
const uuidsNow = () => orderUuids.get();
const onUuidsChange = (listener: () => void) => orderUuids.subscribe(listener);

/**
 * The orders that this phone knows of. Straight from the device and not through its atom, which is empty in the first
 * picture: a drawer that says "no orders" for one instant frightens a guest who has some.
 */
export const useOrderUuids = (): readonly string[] => useSyncExternalStore(onUuidsChange, uuidsNow, noUuids);
