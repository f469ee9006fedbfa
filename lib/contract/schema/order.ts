import { z } from 'zod';
import type { Order, PlacedOrder } from '@/lib/contract/order';
import type { Receipt } from '@/lib/contract/receipt-api';
import { readFoodNote } from '@/lib/domain/allergens/food-note';
import type { OrderFoodNote } from '@/lib/domain/allergens/kitchen-note';
import { isOrderedFor } from '@/lib/domain/booking/ordered-for';
import { isRecord } from '@/lib/domain/json/read-value';
import { OPTION_TYPES } from '@/lib/domain/options/kit';
import { readOptionValue } from '@/lib/domain/options/read-option-value';
import { RATING_STARS } from '@/lib/domain/orders/order-rating';
import { readReceiptCode } from '@/lib/domain/orders/receipt-code';
import { listOf, maybe, type OnDrop } from './drops';
import {
  amount,
  flag,
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

const anyId = lenient((value) => lenientId(value) ?? 0);
const titled = lenient((value) => z.object({ title: text }).parse(isRecord(value) ? value : {}));

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
      value: lenient((value) => (typeof value === 'number' ? lenientNumber(value) : readOptionValue(value))),
      ticks: z.array(z.object({ id, quantity: lenient((value) => lenientNumber(value) ?? 1) })),
    }),
  ),
});

const rating = z.object({
  stars: needed('stars', (value) => RATING_STARS.find((stars) => stars === lenientNumber(value)) ?? null),
  words: stringOrNull,
});

const linePropertyWith = (onDrop: OnDrop) =>
  z.object({
    id: anyId,
    property: titled,
    value: lenient(readAnswer),
    quantity: numberOrNull,
    choice: maybe('choice', z.object({ title: text }), onDrop),
  });

const lineWith = (onDrop: OnDrop) =>
  z.object({
    id: anyId,
    product: titled,
    properties: listOf('order line option', linePropertyWith(onDrop), onDrop),
    price: amount,
    quantity: lenient((value) => Math.max(1, Math.trunc(lenientNumber(value) ?? 1))),
    total_price: amount,
    slot_minutes: lenient((value) => positiveNumber(value)),
    ordered_for: lenient(readOrderedFor),
    repeat: maybe('what the line was made of', repeat, onDrop),
  });

const integrationPayment = z.object({
  status_id: string,
  extra: lenient((value) => ({ payment_link: isRecord(value) ? lenientString(value.payment_link) : null })),
});

const note = z.object({ content: needed('words', lenientString), created_at_tz: string });

/** What the guest let the kitchen know; null: nothing. */
function readOrderNote(value: unknown): OrderFoodNote | null {
  const known = readFoodNote(value);
  if (known === null || !isRecord(value)) return null;
  const kitchen = Array.isArray(value.kitchen) ? value.kitchen : [];
  return {
    ...known,
    kitchen: kitchen.flatMap((sentence) => lenientString(sentence) ?? []),
    language: lenientString(value.language) ?? '',
  };
}

const move = z.object({ status: needed('status', lenientString), at: needed('time', lenientString) });

/** An order; dropped without a uuid, by which it is followed. Rule: platform-calls/W16. */
export const orderWith = (onDrop: OnDrop): z.ZodType<Order> =>
  z.object({
    id: anyId,
    uuid: needed('uuid', lenientString),
    hotel_id: anyId,
    num: string,
    // A missing status is derived from the order's group (orders/OR12).
    ostatus_id: string,
    created_at: string,
    expected_timeleft: numberOrNull,
    number_room: stringOrNull,
    final_sum: amount,
    order_payment: maybe('payment', z.object({ title: text }), onDrop),
    comment: stringOrNull,
    food_note: lenient(readOrderNote),
    delivery_price: amount,
    cancel_reason_id: stringOrNull,
    integration_payment: maybe('payment status', integrationPayment, onDrop),
    products: listOf('order line', lineWith(onDrop), onDrop),
    properties: listOf(
      'order option',
      z.object({ id: anyId, property: titled, quantity: numberOrNull, total_price: amount }),
      onDrop,
    ),
    note_kit: maybe('notes', z.object({ notes: listOf('note', note, onDrop) }), onDrop),
    moves: listOf('move', move, onDrop),
    rating: maybe('rating', rating, onDrop),
    receipt_code: lenient(readReceiptCode),
    can_be_rated: flag,
  });

/** What a platform confirms of a scanned receipt. Rule: platform-calls/W29. */
export const receipt: z.ZodType<Receipt> = z.object({
  num: needed('number', lenientString),
  final_sum: needed('sum', lenientNumber),
  created_at: needed('time', lenientString),
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
  };
}
