'use client';

import { lateWithMessages } from '@/components/hotel/late-with-messages';
import { Skeleton } from '@/components/ui/skeleton';

/** The place of a receipt, once its code and the dictionary are there. `num`: the order's number in the address. */
export const ReceiptSlot = lateWithMessages<{ num: string | null }>(
  () => import('./receipt').then((module) => module.Receipt),
  <Skeleton className="h-80 rounded-lg" />,
);
