'use client';

import { LateRetry, late } from '@/components/hotel/late';
import { Skeleton } from '@/components/ui/skeleton';
import type { BookableView } from '@/lib/contract/views';

/** The guest's day, which only the device knows, with the dictionary. */
export const MyDaySlot = late<{ bookable: readonly BookableView[] }>(
  () => import('./my-day').then((module) => module.MyDay),
  { waiting: () => <Skeleton className="h-80 rounded-lg" />, failed: LateRetry },
);
