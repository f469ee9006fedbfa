import { z } from 'zod';
import type { Order, PlacedOrder } from '@/lib/contract/order';
import type { Receipt } from '@/lib/contract/receipt-api';
import { ALLERGENS, DIETS } from '@/lib/domain/allergens/allergens';
import { readFoodNote } from '@/lib/domain/allergens/food-note';
import type { ReceivedFoodNote } from '@/lib/domain/allergens/kitchen-note';
import { isOrderedFor } from '@/lib/domain/booking/ordered-for';
import { isRecord } from '@/lib/domain/json/read-value';
import { OPTION_TYPES } from '@/lib/domain/options/option-types';
import { readOptionValue } from '@/lib/domain/options/read-option-value';
import { RATING_STARS } from '@/lib/domain/orders/order-rating';
import { readReceiptCode } from '@/lib/domain/orders/receipt-code';
import { MONEY_STATES } from '@/lib/domain/payments/order-money';
import { ROOM_BILL_STATES } from '@/lib/domain/rooms/room-charges';
import { idOutput } from './described';
import { entity, listOf, maybe, type OnDrop } from './drops';
import { optionValueOutput } from './kit';
import {
  amount,
  flag,
  flagUnlessSaid,
  id,
  lenient,
  lenientFlag,
  lenientId,
  lenientNumber,
  lenientString,
  needed,
  numberOrNull,
  string,
  stringOrNull,
  text,
} from './lenient';
import { receiptDocumentWith } from './receipt-document';

const anyId = lenient((value) => lenientId(value) ?? 0, idOutput);
const title = z.object({ title: text });
const titled = lenient((value) => title.parse(isRecord(value) ? value : {}), title);

/** Reads the answer to an option as one line; several answers are joined. */
const readAnswer = (value: unknown): string | null =>
  Array.isArray(value)
    ? lenientString(value.flatMap((member) => lenientString(member) ?? []).join(', '))
    : lenientString(value);

const positiveNumber = (value: unknown): number | null => {
  const known = lenientNumber(value);
  return known !== null && known > 0 ? known : null;
};

const readOrderedFor = (value: unknown): string | null =>
  typeof value === 'string' && isOrderedFor(value) ? value : null;

const repeat = z.object({
  product_id: id,
  section_id: id,
  answers: z.array(
    z.object({
      option_id: id,
      ptype_id: z.enum(OPTION_TYPES),
      value: lenient(
        (value) => (typeof value === 'number' ? lenientNumber(value) : readOptionValue(value)),
        optionValueOutput,
      ),
      ticks: z.array(z.object({ id, quantity: lenient((value) => lenientNumber(value) ?? 1, z.number()) })),
    }),
  ),
});

const rating = z.object({
  stars: needed(
    'stars',
    (value): number | null => RATING_STARS.find((stars) => stars === lenientNumber(value)) ?? null,
    z.int().min(1).max(5),
  ),
  words: stringOrNull,
});

const linePropertyWith = (onDrop: OnDrop) =>
  z.object({
    id: anyId,
    property: titled,
    value: lenient(readAnswer, z.string().nullable()).describe('In the language of the order'),
    quantity: numberOrNull,
    choice: maybe('choice', title, onDrop),
  });

const lineWith = (onDrop: OnDrop) =>
  z.object({
    id: anyId,
    product: titled,
    properties: listOf('order line option', linePropertyWith(onDrop), onDrop),
    price: amount,
    quantity: lenient((value) => Math.max(1, Math.trunc(lenientNumber(value) ?? 1)), z.int().min(1)),
    total_price: amount,
    slot_minutes: lenient(positiveNumber, z.number().nullable()).describe('Minutes of each booked slot'),
    ordered_for: lenient(readOrderedFor, z.string().nullable()).describe(
      'The opening for which it was ordered, on the hotel’s clock: YYYY-MM-DDTHH:MM; null: at once',
    ),
    repeat: maybe('what the line was made of', repeat, onDrop),
  });

const integrationPayment = z.object({
  status_id: string,
  extra: lenient(
    (value) => ({ payment_link: isRecord(value) ? lenientString(value.payment_link) : null }),
    z.object({ payment_link: z.string().nullable() }),
  ),
});

const refund = z.object({ amount, reason: string, at: string });

const orderTax = z.object({
  title: text,
  percent: needed('percent', lenientNumber, z.number()),
  amount,
  included: flagUnlessSaid.describe('Whether the prices contain it; otherwise it was added to them'),
});

const moneyWith = (onDrop: OnDrop) =>
  z.object({
    state: needed(
      'state',
      (value) => MONEY_STATES.find((state) => state === value) ?? null,
      z.enum(MONEY_STATES),
    ).describe('returning: money is still to be given back. released: a reservation that ended without a charge'),
    reserved: amount,
    charged: amount,
    kept: amount.describe('Charged and not given back'),
    to_return: amount.describe('Still to be given back'),
    refunds: listOf('refund', refund, onDrop).describe('The oldest first, with the words of staff or none'),
    held_until: stringOrNull.describe('When a reservation ends by itself, ISO 8601'),
  });

const note = z.object({ content: needed('words', lenientString, z.string()), created_at_tz: string });

const orderNoteOutput = z.object({
  allergens: z.array(z.enum(ALLERGENS)),
  diets: z.array(z.enum(DIETS)),
  kitchen: z.array(z.string()).describe('The same as sentences in the hotel’s first language'),
  language: z.string(),
});

/** What the guest let the kitchen know; null: nothing. */
function readOrderNote(value: unknown): ReceivedFoodNote | null {
  const known = readFoodNote(value);
  if (known === null || !isRecord(value)) return null;
  const kitchen = Array.isArray(value.kitchen) ? value.kitchen : [];
  return {
    ...known,
    kitchen: kitchen.flatMap((sentence) => lenientString(sentence) ?? []),
    language: lenientString(value.language) ?? '',
  };
}

const move = z.object({
  status: needed('status', lenientString, z.string()),
  at: needed('time', lenientString, z.string()),
});

/** An order; dropped without a uuid, by which it is followed. Rule: platform-calls/W16. */
export const orderWith = entity<Order>('Order', (onDrop) =>
  z.object({
    id: anyId,
    uuid: needed('uuid', lenientString, z.string()),
    hotel_id: anyId,
    num: string,
    // A missing status is derived from the order's group (orders/OR12).
    ostatus_id: string.describe(
      'draft, approved, accepted, done, cancelled, expired, or a status of the hotel’s own system',
    ),
    created_at: string.describe('ISO 8601'),
    expected_timeleft: numberOrNull.describe('Seconds until the expected delivery, at the time of the response'),
    promised_at: stringOrNull.describe('The time that the hotel first promised, ISO 8601'),
    in_kitchen_at: stringOrNull.describe('When a printer of the kitchen first confirmed it, ISO 8601'),
    quoted_at: stringOrNull.describe('When it was expected to be ready as the guest ordered, ISO 8601'),
    taken_by_staff: flag.describe('Whether the hotel’s staff took it for a guest who phoned'),
    corrected_at: stringOrNull.describe('When staff changed its lines last, ISO 8601'),
    number_room: stringOrNull,
    charges_room: flag.describe('Whether its payment charges the room'),
    on_room_bill: lenient(
      (value) => ROOM_BILL_STATES.find((state) => state === value) ?? null,
      z.enum(ROOM_BILL_STATES).nullable(),
    ).describe('Whether it is posted to the bill of the running stay; null: it is not on that bill'),
    final_sum: amount,
    order_payment: maybe('payment', title, onDrop),
    comment: stringOrNull,
    food_note: lenient(readOrderNote, orderNoteOutput.nullable()),
    delivery_price: amount,
    taxes: listOf('tax', orderTax, onDrop),
    tip: amount.describe('Part of final_sum'),
    cancel_reason_id: stringOrNull,
    integration_payment: maybe('payment status', integrationPayment, onDrop),
    money: maybe('money', moneyWith(onDrop), onDrop),
    products: listOf('order line', lineWith(onDrop), onDrop),
    properties: listOf(
      'order option',
      z.object({ id: anyId, property: titled, quantity: numberOrNull, total_price: amount }),
      onDrop,
    ),
    note_kit: maybe('notes', z.object({ notes: listOf('note', note, onDrop) }), onDrop),
    moves: listOf('move', move, onDrop),
    rating: maybe('rating', rating, onDrop),
    receipt_code: lenient(readReceiptCode, z.string().nullable()),
    receipts: listOf('receipt', receiptDocumentWith(onDrop), onDrop).describe('In the order of their numbers'),
    can_be_rated: flag,
    can_be_tipped: flag,
  }),
);

/** What a platform confirms of a scanned receipt. Rule: platform-calls/W29. */
export const receipt: z.ZodType<Receipt> = z.object({
  num: needed('number', lenientString, z.string()),
  final_sum: needed('sum', lenientNumber, z.number()),
  created_at: needed('time', lenientString, z.string()),
});

/** What the decoder of a placed order returns. */
export const placedOrder: z.ZodType<PlacedOrder> = z.object({
  order: z.object({ uuid: z.string(), num: z.string().nullable() }),
  initiator: z.object({ uuid: z.string() }).nullable().describe('The person whose order it is'),
  pay_data: z
    .object({ response: z.object({ formUrl: z.string().nullable().describe('Where to pay online') }) })
    .nullable(),
  already_placed: z.boolean().describe('The uuid was known: this is the response to the first request'),
});

const uuidOf = (value: unknown): string | null => (isRecord(value) ? lenientString(value.uuid) : null);

const formUrlOf = (payData: unknown): string | null => {
  const response = isRecord(payData) ? payData.response : undefined;
  return isRecord(response) ? lenientString(response.formUrl) : null;
};

/**
 * Reads the response to an order. `root`: the whole body. `inner`: the value under `data`. The person's uuid is in
 * `root`, in `data` or in `data.order` (platform-calls/W15). null: there is no order uuid, so the outcome is unknown.
 */
export function readPlacedOrder(root: unknown, inner: unknown): PlacedOrder | null {
  const outer = isRecord(root) ? root : {};
  const response = isRecord(inner) ? inner : {};
  const order = isRecord(response.order) ? response.order : {};
  const uuid = uuidOf(order);
  if (uuid === null) return null;
  const initiator = uuidOf(outer.initiator) ?? uuidOf(response.initiator) ?? uuidOf(order.initiator);
  const payData = response.pay_data ?? outer.pay_data;
  return {
    order: { uuid, num: lenientString(order.num) },
    initiator: initiator === null ? null : { uuid: initiator },
    pay_data: isRecord(payData) ? { response: { formUrl: formUrlOf(payData) } } : null,
    already_placed: lenientFlag(response.already_placed ?? outer.already_placed),
    ...(typeof response.room_pass === 'string' && { room_pass: response.room_pass }),
  };
}
