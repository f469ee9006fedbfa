import { z } from 'zod';
import { CANCEL_REASONS, STAFF_CANCEL_REASONS } from '@/lib/contract/order';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import { STAFF_ACTIONS, STAFF_MOVES } from '@/lib/domain/orders/order-moves';
import { ORDER_GROUPS } from '@/lib/domain/orders/order-status';
import { ROOM_PROOF_POLICIES } from '@/lib/domain/rooms/room-proof';
import { pagedList } from '../staff-calls/paged-list';
import { deskCall } from './desk-call';
import { order, text, uuid } from './shapes';

const version = z.int().nonnegative();

const A_NOTE = 'between 1 and 2000 characters';

/** By number. */
export const ORDERS = pagedList('orders', { key: z.int(), size: 200, max: 200 });

export const LIST_ORDERS = deskCall({
  id: 'listOrders',
  action: 'read-orders',
  method: 'GET',
  path: '/orders',
  summary: 'Lists the newest orders of a group',
  about: 'draft: nobody has taken them up. pending: approved or accepted. histories: the rest.',
  query: z.object({ ...ORDERS.fields, group: z.enum(ORDER_GROUPS).default('draft') }),
  responseType: 'page',
  response: z.array(order),
});

const day = z.iso.date('must be a day like 2026-06-20').nullable().default(null);

/** By number. */
export const FOUND_ORDERS = pagedList('found-orders', { key: z.int(), size: 50, max: 200 });

export const SEARCH_ORDERS = deskCall({
  id: 'searchOrders',
  action: 'search',
  method: 'POST',
  path: '/orders/search',
  summary: 'Searches all orders, whatever their status',
  about:
    'The newest first. The text and the room stand in the body, because addresses are written into logs. Each word is in the guest’s name, in a dish in any language or at the beginning of the room, or is the number; or the whole text is the beginning of the room, or four digits or more of the phone.',
  query: z.object(FOUND_ORDERS.fields),
  body: z.object({
    text: z
      .string()
      .overwrite(trimTyped)
      .max(100, 'at most 100 characters')
      .default('')
      .describe('Every order if empty'),
    room: z
      .string()
      .overwrite(trimTyped)
      .max(100)
      .default('')
      .describe('The whole room, in any case; every room if empty'),
    from: day.describe('The first day, at the hotel; null: from the first order on'),
    to: day.describe('The last day, at the hotel; null: until the last order'),
  }),
  responseType: 'page',
  response: z.array(order),
  refusals: ['invalid'],
});

export const READ_ORDER = deskCall({
  id: 'readOrder',
  action: 'read-orders',
  method: 'GET',
  path: '/orders/{uuid}',
  summary: 'Reads one order',
  params: { uuid },
  response: order,
  refusals: ['not-found'],
});

export const ADD_NOTE = deskCall({
  id: 'addOrderNote',
  action: 'move-orders',
  creates: true,
  method: 'POST',
  path: '/orders/{uuid}/notes',
  summary: 'Adds a note that the guest reads under the order',
  params: { uuid },
  body: z.object({ content: z.string().overwrite(trimTyped).min(1, A_NOTE).max(2000, A_NOTE) }),
  response: order,
  refusals: ['not-found', 'invalid'],
});

/** One week in seconds; a longer time is a typing error. */
export const MAX_EXPECTED_SECONDS = 604_800;

const MOVES_IN_WORDS = STAFF_ACTIONS.map((action) => `${action}: from ${STAFF_MOVES[action].from.join(' or ')}.`).join(
  ' ',
);

export const MOVE_ORDER = deskCall({
  id: 'moveOrder',
  action: 'move-orders',
  method: 'POST',
  path: '/orders/{uuid}/{action}',
  summary: 'Moves an order on',
  about: `${MOVES_IN_WORDS} A new order that is all of one_step_sections can be done too. Approving or accepting again sets another expected time. From elsewhere it is refused with the field status. A person who is narrowed may not cancel it or let it expire where it has lines of others, nor accept it or have it done before those are ready: refused as forbidden with the field lines.`,
  params: { uuid, action: z.enum(STAFF_ACTIONS) },
  body: z.object({
    expected_seconds: z
      .int()
      .min(0)
      .max(MAX_EXPECTED_SECONDS)
      .nullable()
      .default(null)
      .describe('Until the delivery, with approve and accept; null promises nothing'),
    keep_expected: z.boolean().default(false).describe('Keeps the time that was promised before'),
    reason: z
      .enum([...new Set([...STAFF_CANCEL_REASONS, ...CANCEL_REASONS])])
      .nullable()
      .default(null)
      .describe('With cancel'),
    words: z
      .string()
      .overwrite(trimTyped)
      .max(2000, 'at most 2000 characters')
      .nullable()
      .default(null)
      .describe('With cancel: what the guest reads with the reason, as a note; null: nothing'),
    version: version
      .nullable()
      .default(null)
      .describe(
        'The version that you have seen; refused as a conflict, with moved_by, if somebody has moved it since; a refund since does not count. null: no check',
      ),
  }),
  response: order,
  refusals: ['not-found', 'invalid', 'conflict'],
});

export const UNDO_MOVE = deskCall({
  id: 'undoOrderMove',
  action: 'move-orders',
  method: 'POST',
  path: '/orders/{uuid}/undo',
  summary: 'Undoes a move that named a version',
  about: 'Within ten minutes, if nobody has moved it since. A cancelled or expired order stays so.',
  params: { uuid },
  body: z.object({ version: version.describe('The version after the move') }),
  response: order,
  refusals: ['not-found', 'invalid', 'conflict'],
});

export const REOPEN_ORDER = deskCall({
  id: 'reopenOrder',
  action: 'move-orders',
  method: 'POST',
  path: '/orders/{uuid}/reopen',
  summary: 'Takes an order that is done back to accepted',
  about: 'Within an hour after it was done, with the time that was promised before.',
  params: { uuid },
  body: z.object({ version: version.describe('The version that you have seen') }),
  response: order,
  refusals: ['not-found', 'invalid', 'conflict'],
});

export const SET_READY = deskCall({
  id: 'setReadyLines',
  action: 'move-orders',
  method: 'POST',
  path: '/orders/{uuid}/ready',
  summary: 'Says which lines of an order in preparation are made',
  about:
    'For a hotel with stations. Once every line is that a station makes, the order is accepted. In another status it is refused with the field status.',
  params: { uuid },
  body: z.object({
    lines: z
      .array(z.union([z.int(), z.string()]))
      .min(1, 'a line is needed')
      .describe('Ids of lines'),
    is_ready: z.boolean().default(true).describe('false: they are not made after all'),
  }),
  response: order,
  refusals: ['not-found', 'invalid', 'conflict'],
});

export const READ_SETTINGS = deskCall({
  id: 'readSettings',
  action: null,
  method: 'GET',
  path: '/settings',
  summary: 'Reads what a desk needs to know of its hotel',
  response: z.object({
    overdue_minutes: z.array(z.number()).describe('Minutes after which a waiting order gets its three marks'),
    take_up_within_minutes: z
      .number()
      .nullable()
      .describe('Minutes within which an order is to be taken up; null: the hotel has set no limit'),
    quick_replies: z.array(text).describe('Texts for chats, in the languages of guests and of the desk'),
    quick_replies_version: z.int().describe('How often staff have changed them'),
    quick_replies_source: z
      .enum(['desk', 'file', 'product'])
      .describe('Who has written them: staff, the hotel’s files, or the product'),
    languages: z.array(z.string()).describe('The languages of the hotel, the default one first'),
    notification_channels: z
      .array(z.enum(['webhook', 'mail']))
      .describe('How the hotel’s own system and mailbox hear of orders, as far as the operator has set it up'),
    push_key: z
      .string()
      .nullable()
      .describe('The server’s key, with which a browser subscribes at its push service; null: phones are not notified'),
    translates: z.boolean().describe('Whether the operator has set up a service that translates texts'),
    stations: z
      .array(z.object({ id: z.string(), title: text, sections: z.array(z.number()) }))
      .describe('The places that make what is ordered, each for its sections and those below them; empty: one for all'),
    one_step_sections: z
      .array(z.number())
      .describe('Sections, with those below them, whose new orders can be done at once'),
    room_proof: z.enum(ROOM_PROOF_POLICIES).describe('Which orders ask for a proof of their room'),
    has_receipts: z.boolean().describe('Whether the hotel has issued numbered receipts'),
    floors: z.record(z.string(), z.string()).describe('The rooms of each floor, by its name: 101–120, 201'),
    sections: z.array(
      z.object({
        id: z.number(),
        parent_id: z.number().nullable(),
        title: text.nullable(),
        promise_minutes: z
          .number()
          .nullable()
          .describe('What a desk proposes to promise; null: as the section above it'),
      }),
    ),
  }),
});

/** The staff calls for orders, as data (see desk-call.ts). */
export const ORDER_CALLS = [
  LIST_ORDERS,
  SEARCH_ORDERS,
  READ_ORDER,
  ADD_NOTE,
  MOVE_ORDER,
  UNDO_MOVE,
  REOPEN_ORDER,
  SET_READY,
  READ_SETTINGS,
];
