import { z } from 'zod';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import { CHARGE_KINDS } from '@/lib/domain/rooms/room-charges';
import { ROOM_PROOFS } from '@/lib/domain/rooms/room-proof';
import type { KeptCharge, RefusedCharge } from '../rooms/post-charges';
import type { RoomCharge, RoomToPost } from '../rooms/room-charges';
import { KEY_TEXT, pagedList, WHOLE_LIST } from '../staff-calls/paged-list';
import { deskCall } from './desk-call';
import { text, time, uuid } from './shapes';

/** Charges that one call may mark: they fit into a body. */
const MAX_POSTED_AT_ONCE = 500;

const item = z
  .string()
  .regex(/^(?:order|tip)(?:#[1-9]\d{0,5})?$/, 'must be the item of a charge')
  .describe('Names the charge within its order: order or tip, with a number (#2) from the second one on');

const toPost = z.object({
  room: z.string(),
  count: z.int().describe('How many charges are to be posted'),
  sum: z.number().describe('What they come to; negative where more is taken back than charged'),
}) satisfies z.ZodType<RoomToPost>;

const charge = z
  .object({
    order_uuid: z.string(),
    item,
    kind: z.enum(CHARGE_KINDS).describe('back: takes back what was posted of an order that was reopened or cancelled'),
    num: z.string().describe('The number of the order'),
    ordered_at: time,
    guest_name: z.string().nullable(),
    room: z.string().describe('As the hotel’s list writes it, or as the guest typed it'),
    stay: z.int().describe('The number of the stay of this room in which it was ordered'),
    stay_since: time.nullable().describe('When that stay began; null: not known'),
    is_running_stay: z.boolean(),
    products: z.array(z.object({ quantity: z.number(), title: text })).describe('Of the order'),
    amount: z.number().describe('Negative for what is taken back'),
    room_proof: z.enum(ROOM_PROOFS),
    posted_at: time.nullable().describe('null: it is to be posted'),
    posted_by: z.string().nullable().describe('The staff member; null: the hotel’s own system, or not posted'),
  })
  .meta({ id: 'RoomCharge' }) satisfies z.ZodType<RoomCharge>;

const room = z.string().overwrite(trimTyped).max(100);

/** By room. */
export const ROOMS_TO_POST = pagedList('rooms-to-post', { key: KEY_TEXT, size: WHOLE_LIST, max: WHOLE_LIST });

export const LIST_ROOMS_TO_POST = deskCall({
  id: 'listRoomsToPost',
  action: 'rooms',
  method: 'GET',
  path: '/room-charges',
  summary: 'Lists the rooms to whose bills something is to be posted',
  query: z.object(ROOMS_TO_POST.fields),
  responseType: 'page',
  response: z.array(toPost),
});

/** By room as the order has it, number and item. */
export const OPEN_CHARGES = pagedList('open-charges', {
  key: z.object({ room: KEY_TEXT, num: z.int(), item: KEY_TEXT }),
  size: 200,
  max: 1000,
});

export const LIST_OPEN_CHARGES = deskCall({
  id: 'listOpenRoomCharges',
  action: 'rooms',
  method: 'POST',
  path: '/room-charges/open',
  summary: 'Lists what is to be posted to the bill of a room, or of all rooms',
  about:
    'Delivered orders whose payment charges the room, their tips, and what was taken back since; the oldest first. The room stands in the body, because addresses are written into logs.',
  query: z.object(OPEN_CHARGES.fields),
  body: z.object({ room: room.default('').describe('In any case. Empty: all rooms') }),
  responseType: 'page',
  response: z.array(charge),
});

/** By when it was posted. */
export const POSTED_CHARGES = pagedList('posted-charges', {
  key: z.object({ posted_at: KEY_TEXT, order_uuid: KEY_TEXT, item: KEY_TEXT }),
  size: 50,
  max: 1000,
});

export const LIST_POSTED_CHARGES = deskCall({
  id: 'listPostedRoomCharges',
  action: 'rooms',
  method: 'POST',
  path: '/room-charges/posted',
  summary: 'Lists what was posted to the bill of a room',
  about: 'The last posted first.',
  query: z.object(POSTED_CHARGES.fields),
  body: z.object({ room: room.min(1, 'a room is needed') }),
  responseType: 'page',
  response: z.array(charge),
  refusals: ['invalid'],
});

const atOnce = <T extends z.ZodType>(one: T) =>
  z.array(one).min(1, 'a charge is needed').max(MAX_POSTED_AT_ONCE, `at most ${MAX_POSTED_AT_ONCE} at once`);
const key = z.object({ order_uuid: z.string(), item });

export const POST_CHARGES = deskCall({
  id: 'postRoomCharges',
  action: 'rooms',
  method: 'POST',
  path: '/room-charges/post',
  summary: 'Marks charges as posted to the bills of their rooms, each once',
  about:
    'A charge that somebody has posted, or that is another one than you have seen, is refused by itself; the others are marked.',
  body: z.object({
    charges: atOnce(
      z.strictObject({ order_uuid: uuid, item, amount: z.number().describe('The amount that you have seen') }),
    ),
  }),
  response: z.object({
    posted: z.array(key),
    refused: z.array(
      z.object({
        ...key.shape,
        why: z
          .enum(['posted', 'changed'])
          .describe('posted: it was posted already. changed: it is not to be posted any more, or with another amount'),
        posted_at: time.nullable(),
        posted_by: z.string().nullable(),
      }) satisfies z.ZodType<RefusedCharge>,
    ),
  }),
  refusals: ['invalid'],
});

export const UNPOST_CHARGES = deskCall({
  id: 'unpostRoomCharges',
  action: 'rooms',
  method: 'POST',
  path: '/room-charges/unpost',
  summary: 'Marks charges as not posted, within ten minutes',
  about: 'For a mistake. They are to be posted again.',
  body: z.object({ charges: atOnce(z.strictObject({ order_uuid: uuid, item })) }),
  response: z.object({
    unposted: z.array(key),
    refused: z.array(
      z.object({
        ...key.shape,
        why: z.enum(['late', 'open']).describe('late: it was posted more than ten minutes ago. open: it is not posted'),
      }) satisfies z.ZodType<KeptCharge>,
    ),
  }),
  refusals: ['invalid'],
});

/** The staff calls for the bills of rooms, as data (see desk-call.ts). */
export const ROOM_CHARGE_CALLS = [
  LIST_ROOMS_TO_POST,
  LIST_OPEN_CHARGES,
  LIST_POSTED_CHARGES,
  POST_CHARGES,
  UNPOST_CHARGES,
];
