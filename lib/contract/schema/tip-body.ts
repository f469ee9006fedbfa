import { z } from 'zod';
import type { TipRequest } from '@/lib/contract/order';
import { type Input, readInput } from './input';

/** The body of `POST /orders/guest/tip`. Rule: platform-calls/W34. */
export const tipBody: z.ZodType<TipRequest> = z.object({
  // An upstream may have uuids in its own format.
  uuid: z.string().min(1).max(100),
  hotel_id: z.union([z.number().int(), z.string().min(1).max(100)]),
  tip: z.number().positive().max(1e9).describe('A decimal in the hotel’s currency'),
});

/** Validates the body of a tip. Never throws. */
export const readTipBody = (body: unknown): Input<TipRequest> => readInput(tipBody, body, 'tip');
