import { z } from 'zod';
import type { SlotHoldRequest, SlotHolds } from '@/lib/contract/availability';
import { unwrap } from '@/lib/contract/envelope';
import type { HoldDecoders } from '@/lib/contract/hold-api';
import { MAX_HELD_SLOTS } from '@/lib/domain/booking/slot-hold';
import { isRecord } from '@/lib/domain/json/read-value';
import { DecodeError } from './decode-error';
import { type OnDrop, readMembers } from './drops';
import { type Input, readInput } from './input';
import { lenientList, lenientNumber, lenientString, needed } from './lenient';

/** The start is the platform's own text (booking/B6), so only its length is limited. */
const slots = z.array(z.string().min(1).max(60)).max(MAX_HELD_SLOTS);

export const slotHoldRequest: z.ZodType<SlotHoldRequest> = z.object({
  hotel_uuid: z.string().min(1).max(100),
  holder: z.guid().toLowerCase(),
  hold: slots,
  release: slots,
  request_id: z.guid().toLowerCase().exactOptional(),
  cancel: z.guid().toLowerCase().exactOptional(),
});

/** Validates the body of a call that holds slots. Never throws. */
export const readSlotHoldRequest = (body: unknown): Input<SlotHoldRequest> => readInput(slotHoldRequest, body, 'slots');

const held: z.ZodType<SlotHolds['held'][number]> = z.object({
  slot: needed('slot', lenientString, z.string()),
  seconds_left: needed('time', lenientNumber, z.number()),
});

/** What the decoder of holds returns. */
export const slotHolds: z.ZodType<SlotHolds> = z.object({ held: z.array(held), taken: z.array(z.string()) });

/** The part of the server's decoders for holds (see `decodersWith`). Rule: platform-calls/W31. */
export const holdDecodersWith = (onDrop: OnDrop): HoldDecoders => ({
  slotHolds(body) {
    const response = unwrap(body);
    if (!isRecord(response) || !Array.isArray(response.held)) throw new DecodeError('slot holds', 'no list');
    return {
      held: readMembers('held slot', held, response.held, onDrop),
      taken: lenientList(response.taken).flatMap((slot) => lenientString(slot) ?? []),
    };
  },
});
