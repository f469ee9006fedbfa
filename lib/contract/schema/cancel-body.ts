import { z } from 'zod';
import { CANCEL_REASONS, type CancelRequest } from '@/lib/contract/order';
import { type Input, readInput } from './input';

/** What a guest's device sends to `POST /orders/guest/change-status`. Rule: platform-calls/W16. */
const cancelBody: z.ZodType<CancelRequest> = z.object({
  // Made by the guest's device, but read back from the platform, which may have uuids of its own kind.
  uuid: z.string().min(1).max(100),
  hotel_id: z.union([z.number().int(), z.string().min(1).max(100)]),
  language: z.string().regex(/^[a-z]{2,3}$/),
  reason: z.enum(CANCEL_REASONS),
});

/** Reads a guest's wish to cancel, or says which of its fields are not what the contract asks. Never throws. */
export const readCancelBody = (body: unknown): Input<CancelRequest> => readInput(cancelBody, body, 'order');
