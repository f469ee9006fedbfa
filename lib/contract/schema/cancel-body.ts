import { z } from 'zod';
import { CANCEL_REASONS, type CancelRequest } from '@/lib/contract/order';
import { type Input, readInput } from './input';

/** The body of `POST /orders/guest/change-status`. Rule: platform-calls/W16. */
export const cancelBody: z.ZodType<CancelRequest> = z.object({
  // An upstream may have uuids in its own format.
  uuid: z.string().min(1).max(100),
  hotel_id: z.union([z.number().int(), z.string().min(1).max(100)]),
  language: z.string().regex(/^[a-z]{2,3}$/),
  reason: z.enum(CANCEL_REASONS),
});

/** Validates the body of a cancellation. Never throws. */
export const readCancelBody = (body: unknown): Input<CancelRequest> => readInput(cancelBody, body, 'order');
