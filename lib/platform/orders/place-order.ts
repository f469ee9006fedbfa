import { z } from 'zod';
import type { PlacedOrder } from '@/lib/contract/order';
import { type ApiResponse, type FieldErrors, refused, succeeded } from '@/lib/contract/refusals';
import { firstMessages } from '@/lib/contract/schema/input';
import { readOrderBody } from '@/lib/contract/schema/order-body';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import type { PacePlan } from '@/lib/domain/pace/pace-lines';
import type { RoomProof } from '@/lib/domain/rooms/room-proof';
import { platformMessage } from '@/lib/words/platform-messages';
import { type RequestedSlot, slotRefusal, takeSlots } from '../booking/requested-slots';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { addNotifications } from '../notification-queue/add-notifications';
import { addStaffNotifications } from '../notification-queue/add-staff-notifications';
import { pacePlan } from '../pace/hotel-pace';
import { type OrderPace, orderPace, paceRefusal } from '../pace/order-pace';
import { nextCheck } from '../payments/apply-books';
import { type OrderProof, type OrderSender, passAgain, proveRoom, type TakenOrder } from '../rooms/order-proof';
import { type StockShortage, stockRefusal, takeOrderStock } from '../stock/take-stock';
import { saveConsents } from '../stores/consents';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { countDraftsOfRoom, insertOrder, nextOrderNum, orderByUuid, type StoredOrder } from '../stores/orders';
import { appendContentEvent, appendEvent, nextEventId, type StoredEvent } from '../stores/outbox';
import { insertPlaces } from '../stores/pace';
import { insertPayment } from '../stores/payments';
import { isKnownPerson, savePerson } from '../stores/persons';
import { rollBackUnless } from '../stores/roll-back-unless';
import { syncTickets } from '../ticket-queue/sync-tickets';
import { type BegunOrderPayment, beginPayment } from './begin-payment';
import { type CheckedOrder, checkOrder } from './check-order';
import { consentsOf } from './consents';
import { bodyHash, newOrder, personDetails } from './new-order';
import { notedKitchen } from './noted-kitchen';
import { orderCatalogue } from './order-catalogue';

/** The fields that identify the hotel and the order. They are read before the rest of the body is validated. */
const orderKey = z.object({
  hotel_id: z.coerce.number().int().positive(),
  uuid: z.uuid().toLowerCase().nullable().catch(null),
});

/**
 * Places an order: checks everything, computes the prices, and writes order, slots, payment, person, consents and event
 * in one transaction. A repeated uuid gets the first response, whatever the body contains now: the complete response for
 * the same body, otherwise one without the person and the payment link. Rules: sending/SE6, payment/PY4.
 */
export async function placeOrder(
  context: PlatformContext,
  body: unknown,
  sender: OrderSender,
): Promise<ApiResponse<PlacedOrder>> {
  const key = orderKey.safeParse(body);
  const hotel = key.success ? await findHotel(context.database.db, { id: key.data.hotel_id }) : null;
  if (!key.success || hotel === null) return refused('not-found');
  const { uuid } = key.data;
  const parsed = readOrderBody(body);
  const earlier = uuid === null ? null : await orderByUuid(context.database.db, hotel.code, uuid);
  if (earlier !== null) {
    const again = placedAgain(earlier, parsed.ok ? withLowerUuid(parsed.body) : null);
    // The first answer, with the pass, may have been lost. Only its sender gets it.
    const pass = again.initiator === null ? null : await passAgain(context, hotel, earlier);
    return succeeded({ ...again, ...(pass !== null && { room_pass: pass }) });
  }

  if (!parsed.ok) return refused('invalid', firstMessages(parsed.fields));
  const order = withLowerUuid(parsed.body);
  const plan = await pacePlan(context.database.db, hotel);
  const taken = sender.taken ?? null;
  const checked = await check(context, hotel, { body: order, plan, taken });
  if (!checked.ok) return checked;
  const proof = await proveRoom(context, hotel, { body: order, payment: checked.value.payment, sender });
  return proof.ok ? store(context, hotel, order, { checked: checked.value, plan, proven: proof.value, taken }) : proof;
}

const withLowerUuid = (body: OrderBody): OrderBody => ({ ...body, uuid: body.uuid.toLowerCase() });

async function check(
  context: PlatformContext,
  hotel: StoredHotel,
  { body, plan, taken }: { body: OrderBody; plan: PacePlan | null; taken: TakenOrder | null },
): Promise<ApiResponse<CheckedOrder>> {
  const ids = body.products.map((line) => line.product.id);
  const catalogue = await orderCatalogue(context, hotel, ids);
  if (taken === null) return checkOrder(body, { ...catalogue, plan });
  // Whoever phones pays at the hotel, is refused in the words of the desk, and ticks no box.
  const payments = catalogue.hotel.payments.filter((payment) => payment.ptype_id !== 'online');
  const asked = { ...body, language: taken.language, is_temporary: true };
  return checkOrder(asked, { ...catalogue, hotel: { ...catalogue.hotel, payments }, plan });
}

/** The outcome for a checked order. Only a new order is committed. */
type Placing =
  | { kind: 'new'; order: Omit<StoredOrder, 'hotel'>; events: readonly StoredEvent[] }
  /** Another request with the same uuid was committed first. */
  | { kind: 'known' }
  | { kind: 'sold-out'; unavailable: readonly RequestedSlot[] }
  /** Too little is left of what is counted. */
  | { kind: 'short'; short: readonly StockShortage[] }
  /** A station does not take it at its time. */
  | { kind: 'no-time'; pace: OrderPace }
  /** Too many orders of the room already wait for staff. */
  | { kind: 'too-many-drafts' };

/**
 * Writes an accepted order in one transaction. Its payment begins before the transaction, because a payment provider
 * cannot be rolled back. Rule: embedded-platform/EP4.
 */
async function store(
  context: PlatformContext,
  hotel: StoredHotel,
  body: OrderBody,
  { checked, plan, proven, taken }: Pick<Accepted, 'checked' | 'plan' | 'taken'> & { proven: OrderProof },
): Promise<ApiResponse<PlacedOrder>> {
  const payment = await beginPayment(context, hotel, { uuid: body.uuid, language: body.language, checked });
  if (!payment.ok) return payment;
  const placing = await rollBackUnless<Placing>(
    context.database,
    ({ kind }) => kind === 'new',
    (db) => write(db, context, { hotel, body, checked, plan, proof: proven.proof, payment: payment.value, taken }),
  );
  if (placing.kind === 'new') {
    for (const event of placing.events) context.publishEvent(event);
    return succeeded({ ...firstResponse(placing.order), ...(proven.pass !== null && { room_pass: proven.pass }) });
  }
  if (placing.kind === 'too-many-drafts') return refused('invalid', draftErrors(hotel, body, proven));
  const language = taken?.language ?? body.language;
  if (placing.kind === 'sold-out') return refused('invalid', slotRefusal(placing.unavailable, language));
  if (placing.kind === 'short') return refused('invalid', stockRefusal(placing.short, language));
  if (placing.kind === 'no-time') {
    const reader = { timezone: hotel.hotel.ext_data.timezone, language, now: context.now().toISOString() };
    return refused('invalid', paceRefusal(checked, placing.pace, reader));
  }
  const first = await orderByUuid(context.database.db, hotel.code, body.uuid);
  if (first === null) throw new Error('an order was neither written nor there');
  return succeeded(placedAgain(first, body));
}

/**
 * What a guest reads whose room has too many waiting orders: where the room can be proven, also how, because proven orders are
 * counted apart. Rule: rooms/RM10.
 */
function draftErrors({ hotel }: StoredHotel, { language }: OrderBody, { proof }: OrderProof): FieldErrors {
  const canBeProven = hotel.room_proof !== 'off' && proof === 'none';
  return {
    drafts: platformMessage('drafts', language),
    ...(canBeProven && { room_proof: platformMessage('room_proof', language) }),
  };
}

type Accepted = {
  hotel: StoredHotel;
  body: OrderBody;
  checked: CheckedOrder;
  plan: PacePlan | null;
  proof: RoomProof;
  payment: BegunOrderPayment | null;
  /** null: its guest sends it. */
  taken: TakenOrder | null;
};

async function write(db: Db, context: PlatformContext, accepted: Accepted): Promise<Placing> {
  const { hotel, body, checked, plan, proof, payment, taken } = accepted;
  const now = context.now().toISOString();
  const num = await nextOrderNum(db, hotel.code);
  const isKnown = body.person_uuid !== null && (await isKnownPerson(db, hotel.code, body.person_uuid));
  const personUuid = isKnown && body.person_uuid !== null ? body.person_uuid : context.uuid();
  const kitchen = notedKitchen(context, hotel, { body, checked });
  const clock = { orderLimits: hotel.orderLimits, timezone: hotel.hotel.ext_data.timezone };
  // Counted before the order is one of them, and judged after it was inserted: a repeated uuid is known, whatever the limit.
  const pace = await orderPace(db, hotel, { checked, plan, now });
  const order = newOrder({ num, personUuid, body, checked, proof, payment, hotel: clock, kitchen, pace, now, taken });
  const hasTooManyDrafts = taken === null && (await isRoomAtDraftLimit(db, context, hotel, order));
  if (!(await insertOrder(db, hotel.code, order))) return { kind: 'known' };
  if (hasTooManyDrafts) return { kind: 'too-many-drafts' };
  if (pace.held.length > 0) return { kind: 'no-time', pace };
  await insertPlaces(db, hotel.code, body.uuid, pace.places);
  const taking = { hotel: hotel.code, uuid: body.uuid, holder: body.slot_holder ?? null, now };
  const unavailable = await takeSlots(db, taking, checked.slots);
  if (unavailable.length > 0) return { kind: 'sold-out', unavailable };
  const stock = await takeOrderStock(db, hotel, { uuid: body.uuid, checked, now });
  if (stock.kind === 'short') return stock;
  if (payment !== null) await insertPayment(db, newPayment(hotel.code, order, payment));
  await savePerson(db, hotel.code, personUuid, personDetails(body, checked), now);
  // Who took it answers for it: nobody has ticked anything. Rule: telephone-orders/TO3.
  const consents = taken === null ? consentsOf(hotel, body, context.standardText) : [];
  await saveConsents(db, hotel.code, { orderUuid: body.uuid, consents, now });
  const id = await nextEventId(db, hotel.code);
  const event = await appendEvent(db, hotel.code, { id, type: 'order-created' as const, order_uuid: body.uuid }, now);
  await syncTickets(context, db, { hotel: hotel.code, order_uuid: body.uuid, position: id });
  const created = { type: 'order.created', order_status: order.status, escalation: 0 } as const;
  const change = { ...created, order_uuid: body.uuid, sequence: id };
  await addNotifications(context, db, hotel.code, change);
  await addStaffNotifications(context, db, hotel.code, { kind: 'order', change });
  const news = stock.isNews ? await appendContentEvent(db, hotel.code, now) : null;
  return { kind: 'new', order, events: news === null ? [event] : [event, news] };
}

/**
 * Whether a room has the maximum number of waiting orders. The limit is per room, because somebody can invent persons
 * but must name a room; proven orders are counted apart, so that strangers do not lock out whoever stays there. Rule:
 * rooms/RM10.
 */
async function isRoomAtDraftLimit(
  db: Db,
  { maxDraftsPerRoom }: PlatformContext,
  hotel: StoredHotel,
  { number_room: room, room_proof }: Pick<StoredOrder, 'number_room' | 'room_proof'>,
): Promise<boolean> {
  if (maxDraftsPerRoom === null || room === null) return false;
  return (await countDraftsOfRoom(db, hotel.code, { room, isProven: room_proof !== 'none' })) >= maxDraftsPerRoom;
}

const newPayment = (
  hotel: string,
  { uuid, created_at }: Pick<StoredOrder, 'uuid' | 'created_at'>,
  begun: BegunOrderPayment,
) => ({
  ...begun,
  hotel,
  order_uuid: uuid,
  created_at,
  check_at: nextCheck(begun.provider, { at: created_at, held_until: null }),
});

type PlacedOrderRow = Pick<StoredOrder, 'uuid' | 'num' | 'person_uuid' | 'integrationPayment' | 'body_hash'>;

const firstResponse = ({
  uuid,
  num,
  person_uuid,
  integrationPayment,
}: Omit<PlacedOrderRow, 'body_hash'>): PlacedOrder => ({
  order: { uuid, num: String(num) },
  initiator: { uuid: person_uuid },
  pay_data: integrationPayment === null ? null : { response: { formUrl: integrationPayment.extra.payment_link } },
  already_placed: false,
});

/** The response to a repeated uuid. `body`: the body that was sent this time; null when it is invalid. */
function placedAgain(order: PlacedOrderRow, body: OrderBody | null): PlacedOrder {
  const isSameSender = body !== null && order.body_hash === bodyHash(body);
  const first = firstResponse(order);
  return isSameSender
    ? { ...first, already_placed: true }
    : { order: first.order, initiator: null, pay_data: null, already_placed: true };
}
