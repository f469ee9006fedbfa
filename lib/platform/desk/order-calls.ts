import { z } from 'zod';
import { CANCEL_REASONS } from '@/lib/contract/order';
import { STAFF_ACTIONS, STAFF_MOVES } from '@/lib/domain/orders/order-moves';
import { ORDER_GROUPS } from '@/lib/domain/orders/order-status';
import { deskCall } from './desk-call';
import { order, uuid } from './shapes';

const A_NOTE = 'between 1 and 2000 characters';

export const LIST_ORDERS = deskCall({
  method: 'GET',
  path: '/orders',
  summary: 'Lists the newest orders of a group',
  about: 'draft: nobody has taken them up. pending: approved or accepted. histories: the rest. At most 200.',
  query: z.object({ group: z.enum(ORDER_GROUPS).default('draft') }),
  answer: z.array(order),
});

export const ADD_NOTE = deskCall({
  method: 'POST',
  path: '/orders/{uuid}/notes',
  summary: 'Adds a note that the guest reads under the order',
  params: { uuid },
  body: z.object({ content: z.string().trim().min(1, A_NOTE).max(2000, A_NOTE) }),
  answer: order,
  refusals: ['not-found', 'invalid'],
});

/** One week in seconds; a longer time is a typing error. */
const MAX_EXPECTED_SECONDS = 604_800;

const MOVES_IN_WORDS = STAFF_ACTIONS.map((action) => `${action}: from ${STAFF_MOVES[action].from.join(' or ')}.`).join(
  ' ',
);

export const MOVE_ORDER = deskCall({
  method: 'POST',
  path: '/orders/{uuid}/{action}',
  summary: 'Moves an order on',
  about: `${MOVES_IN_WORDS} Approving or accepting again sets another expected time. From elsewhere it is refused with the field status.`,
  params: { uuid, action: z.enum(STAFF_ACTIONS) },
  body: z.object({
    expected_seconds: z
      .int()
      .min(0)
      .max(MAX_EXPECTED_SECONDS)
      .nullable()
      .default(null)
      .describe('Until the delivery, with approve and accept; null promises nothing'),
    reason: z.enum(CANCEL_REASONS).nullable().default(null).describe('With cancel'),
  }),
  answer: order,
  refusals: ['not-found', 'invalid'],
});

/** The staff calls for orders, as data (see desk-call.ts). */
export const ORDER_CALLS = [LIST_ORDERS, ADD_NOTE, MOVE_ORDER];
