'use client';

import { LateRetry, late } from '@/components/hotel/late';
import { Skeleton } from '@/components/ui/skeleton';

/** The place of a receipt, once its code and the dictionary are there. */
export const ReceiptSlot = late(() => import('./receipt').then((module) => module.Receipt), {
  waiting: () => <Skeleton className="h-80 rounded-lg" />,
  failed: LateRetry,
});
