'use client';

import { late } from '@/components/hotel/late';

/** The line of My day, for a guest who has ordered something. The page is there also when this has failed. Rule: my-day/MD6. */
export const LateDayLine = late(() => import('./day-line').then((module) => module.DayLine));
