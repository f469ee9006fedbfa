import { createHash } from 'node:crypto';
import { hotelInstant } from '@/lib/domain/booking/hotel-instant';
import { earliestDueTime } from '@/lib/domain/booking/order-ahead';
import { roomText, trimTyped } from '@/lib/domain/i18n/typed-text';
import { NO_MONEY } from '@/lib/domain/money/money';
import { type OrderLimits, orderDeadlines } from '@/lib/domain/notifications/order-deadlines';
import { isAnswered } from '@/lib/domain/options/answered';
import type { Kit } from '@/lib/domain/options/kit';
import type { OptionCode } from '@/lib/domain/options/option-types';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { nextReminder } from '@/lib/domain/orders/order-reminder';
import type { RoomProof } from '@/lib/domain/rooms/room-proof';
import type { OrderPace } from '../pace/order-pace';
import type { TakenOrder } from '../rooms/order-proof';
import type { StoredOrder } from '../stores/orders';
import type { PersonDetails } from '../stores/persons';
import type { BegunOrderPayment } from './begin-payment';
import type { CheckedOrder } from './check-order';
import { type Kitchen, orderLines } from './order-lines';

/** Converts a checked order to its stored form. `payment`: its online payment, if one was begun. */
export function newOrder(input: {
  num: number;
  personUuid: string;
  body: OrderBody;
  checked: CheckedOrder;
  payment: BegunOrderPayment | null;
  proof: RoomProof;
  hotel: { orderLimits: OrderLimits; timezone: string | null };
  kitchen: Kitchen;
  pace: Pick<OrderPace, 'quotedAt'>;
  /** null: its guest sends it. */
  taken: Pick<TakenOrder, 'by' | 'note'> | null;
  now: string;
}): Omit<StoredOrder, 'hotel'> {
  const { body, checked, payment, hotel, now } = input;
  const instantOf = (time: string | null) => (time === null ? null : hotelInstant(time, hotel.timezone));
  const waits_from = instantOf(earliestDueTime(checked.dueTimes.map(([first]) => first?.at ?? null)));
  const opensAt = instantOf(earliestDueTime(checked.lines.map((line) => line.ordered_for)));
  const { charge } = checked.totals;
  const person = personDetails(body, checked);
  const lines = orderLines(checked, body, { ...input.kitchen, timezone: hotel.timezone });
  return {
    num: input.num,
    uuid: body.uuid,
    status: 'draft',
    status_at: now,
    created_at: now,
    expected_at: null,
    promised_at: null,
    quoted_at: input.pace.quotedAt,
    remind_at: nextReminder(lines, { timezone: hotel.timezone, now: new Date(now) }),
    language: body.language,
    person_uuid: input.personUuid,
    guest_name: person.name,
    guest_phone: person.idphone,
    number_room: person.room_number,
    room_proof: input.proof,
    final_sum: checked.toPay,
    delivery_price: charge.kind === 'none' ? NO_MONEY : charge.amount,
    tip: checked.tip,
    payment_id: checked.payment === null ? null : String(checked.payment.id),
    cancel_reason_id: null,
    body_hash: bodyHash(body),
    anonymised_at: null,
    take_up_minutes: hotel.orderLimits.takeUpWithinMinutes,
    escalation: 0,
    // From now or from the opening, not from the booked time (`waits_from`): a guest who has booked waits for an answer, and
    // what nobody confirms becomes free again.
    ...orderDeadlines(hotel.orderLimits, new Date(opensAt ?? now)),
    waits_from,
    version: 0,
    moved_by: null,
    before_move: null,
    lines,
    taken_by: input.taken?.by ?? null,
    taken_note: input.taken?.note ?? null,
    corrected_at: null,
    handed_room: null,
    handed_stay: null,
    readyLines: [],
    integrationPayment: payment === null ? null : { status_id: 'goes', extra: { payment_link: payment.form_url } },
  };
}

/**
 * SHA-256 of a request body. The body contains everything that the guest typed and chose, so an equal hash proves that
 * the same sender repeats the order. The uuid alone proves nothing, because somebody else may have seen it.
 */
export function bodyHash(body: OrderBody): string {
  // A hold ends after minutes; without it the same order is still the same.
  const { slot_holder: _holder, ...order } = body;
  return createHash('sha256').update(JSON.stringify(order)).digest('hex');
}

function roomNumber(body: OrderBody): string | null {
  return roomText(body.room_number) || null;
}

/** Personal details that the guest entered in the options of the order or of a product. */
export function personDetails(body: OrderBody, checked: CheckedOrder): PersonDetails {
  const kits = [checked.property, ...checked.lines.map((line) => line.product.property)];
  return {
    name: answerTo(kits, 'name'),
    idphone: answerTo(kits, 'phone_number'),
    room_number: roomNumber(body),
  };
}

function answerTo(kits: readonly (Kit | null)[], code: OptionCode): string | null {
  const options = kits.flatMap((kit) => kit?.properties ?? []);
  const value = options.find((option) => option.pcode_id === code && isAnswered(option))?.value;
  return typeof value === 'string' ? trimTyped(value) : null;
}
