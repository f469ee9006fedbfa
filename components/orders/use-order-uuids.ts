'use client';

import { NO_UUIDS, orderUuids } from '@/lib/device/order-uuids';
import { usePersistedValue } from '@/lib/device/use-persisted-value';

/** The uuids of the orders stored on this device. */
export const useOrderUuids = (): readonly string[] => usePersistedValue(orderUuids, NO_UUIDS);
