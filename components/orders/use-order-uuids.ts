'use client';

import { NO_UUIDS, orderUuids } from '@/lib/device/order-uuids';
import { usePersistedValue } from '@/lib/device/use-persisted-value';

/** The orders that this phone knows of. */
export const useOrderUuids = (): readonly string[] => usePersistedValue(orderUuids, NO_UUIDS);
