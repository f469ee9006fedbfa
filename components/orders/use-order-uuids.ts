'use client';

import { orderUuids } from '@/lib/device/order-uuids';
import { useAtomValue } from '@/lib/state/use-atom-value';

/** The uuids of the orders stored on this device. */
export const useOrderUuids = (): readonly string[] => useAtomValue(orderUuids);
