import { z } from 'zod';
import { MAX_INTERVAL_MINUTES, MIN_INTERVAL_MINUTES } from '@/lib/domain/pace/interval';

/** The most orders that a station takes in an interval; null: no limit. */
export const paceLimitFile = z
  .strictObject({
    orders: z.int().min(1, 'at least one order is expected').max(1000),
    minutes: z.int().min(MIN_INTERVAL_MINUTES).max(MAX_INTERVAL_MINUTES),
  })
  .nullable();
