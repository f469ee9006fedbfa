import { z } from 'zod';
import type { OrderBody, PlacedOrder } from '@/lib/contract/order';
import { type Answer, answered, refused } from '@/lib/contract/refusals';
import { readOrderBody } from '@/lib/contract/schema/order-body';
import { type RequestedSlot, slotRefusal, takeSlots } from '../booking/requested-slots';
import { sectionsOfProducts, sectionTree } from '../catalogue/section-tree';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { beginPayment } from '../payments/begin-payment';
import { offeredPayments } from '../payments/offered-payments';
import type { BegunPayment } from '../payments/payment-provider';
import { undoneUnless } from '../stores/all-or-nothing';
import { saveConsents } from '../stores/consents';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { countDraftsOfRoom, insertOrder, nextOrderNum, orderByUuid, type StoredOrder } from '../stores/orders';
import { append, nextEventId, type OutboxEvent } from '../stores/outbox';
import { insertPayment } from '../stores/payments';
import { isKnownPerson, savePerson } from '../stores/persons';
import { productsByIds } from '../stores/products';
import { sectionsOf } from '../stores/sections';
import { type CheckedOrder, checkOrder } from './check-order';
import { consentsOf } from './consents';
import { bodyHash, newOrder, orderLanguage } from './new-order';
import { refusalWord } from './refusal-words';

/** The two fields that say whose order this is and whether it has been placed before, whatever else the body says. */
const names = z.object({
  hotel_id: z.coerce.number().int().positive(),
  uuid: z.uuid().toLowerCase().nullable().catch(null),
});

/**
 * Places an order: everything is checked, the prices are reckoned anew, and order, slots, payment, person, consents and
 * event are written in one transaction. A uuid that this hotel has seen gets the first answer, whatever the body says
 * now: whole for the very same body, else without what identifies the person and where to pay. Rule: sending/SE6,
 * payment/PY4
 */
export async function placeOrder(context: PlatformContext, body: unknown): Promise<Answer<PlacedOrder>> {
  const named = names.safeParse(body);
  const hotel = named.success ? await findHotel(context.database.db, { id: named.data.hotel_id }) : null;
  if (!named.success || hotel === null) return refused('not-found');
  const { uuid } = named.data;
  const read = readOrderBody(body);
  const earlier = uuid === null ? null : await orderByUuid(context.database.db, hotel.code, uuid);
  if (earlier !== null) return answered(placedBefore(earlier, read.ok ? withLowerUuid(read.body) : null));

  if (!read.ok) return refused('invalid', firstMessages(read.fields));
  const order = withLowerUuid(read.body);
  const checked = await check(context, hotel, order);
  return checked.ok ? store(context, hotel, order, checked.value) : checked;
}

const withLowerUuid = (body: OrderBody): OrderBody => ({ ...body, uuid: body.uuid.toLowerCase() });

const firstMessages = (fields: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages[0] ?? 'invalid']));

async function check(context: PlatformContext, hotel: StoredHotel, body: OrderBody): Promise<Answer<CheckedOrder>> {
  const { db } = context.database;
  const ids = body.products.map((line) => Number(line.product.id)).filter(Number.isSafeInteger);
  const products = await productsByIds(db, hotel.code, [...new Set(ids)]);
  const tree = sectionTree(await sectionsOf(db, hotel.code));
  const payments = offeredPayments(hotel.hotel, hotel.paymentExceptions, sectionsOfProducts(products, tree));
  return checkOrder(body, { hotel: { ...hotel.hotel, payments }, products, tree, now: context.now() });
}

/** What became of a checked order: only a new one is kept. */
type Placing =
  | { kind: 'new'; order: Omit<StoredOrder, 'hotel'>; event: OutboxEvent }
  /** Another try with the same uuid was faster by a moment. */
  | { kind: 'known' }
  | { kind: 'sold-out'; gone: readonly RequestedSlot[] }
  /** Too many orders of the room wait for staff. */
  | { kind: 'held-back' };

async function store(
  context: PlatformContext,
  hotel: StoredHotel,
  body: OrderBody,
  checked: CheckedOrder,
): Promise<Answer<PlacedOrder>> {
  const payment = await beginPayment(context, hotel, { uuid: body.uuid, checked });
  if (!payment.ok) return payment;
  const placing = await undoneUnless<Placing>(
    context.database,
    ({ kind }) => kind === 'new',
    (db) => write(db, context, { hotel, body, checked, payment: payment.value }),
  );
  if (placing.kind === 'new') {
    context.announce(placing.event);
    return answered(placed(placing.order));
  }
  if (placing.kind === 'held-back') return refused('invalid', { drafts: refusalWord('drafts', body.language) });
  if (placing.kind === 'sold-out') return refused('invalid', slotRefusal(placing.gone, body.language));
  const first = await orderByUuid(context.database.db, hotel.code, body.uuid);
  if (first === null) throw new Error('an order was neither written nor there');
  return answered(placedBefore(first, body));
}

type Accepted = { hotel: StoredHotel; body: OrderBody; checked: CheckedOrder; payment: BegunPayment | null };

async function write(db: Db, context: PlatformContext, accepted: Accepted): Promise<Placing> {
  const { hotel, body, checked, payment } = accepted;
  const now = context.now().toISOString();
  const num = await nextOrderNum(db, hotel.code);
  const knows = body.person_uuid !== null && (await isKnownPerson(db, hotel.code, body.person_uuid));
  const personUuid = knows && body.person_uuid !== null ? body.person_uuid : context.uuid();
  const order = newOrder({ num, personUuid, body, checked, payment, now });
  const isHeldBack = await hasFullRoom(db, context, hotel, order.number_room);
  if (!(await insertOrder(db, hotel.code, order))) return { kind: 'known' };
  if (isHeldBack) return { kind: 'held-back' };
  const gone = await takeSlots(db, hotel.code, body.uuid, checked.slots);
  if (gone.length > 0) return { kind: 'sold-out', gone };
  if (payment !== null) await insertPayment(db, hotel.code, newPayment(order, hotel, payment));
  await savePerson(db, hotel.code, personUuid, orderLanguage(body, checked), now);
  const consents = consentsOf(hotel, body, context.standardText);
  await saveConsents(db, hotel.code, { orderUuid: body.uuid, consents, now });
  const id = await nextEventId(db, hotel.code);
  const event = await append(db, hotel.code, { id, type: 'order-created' as const, order_uuid: body.uuid }, now);
  return { kind: 'new', order, event };
}

/** Whoever makes up persons still needs somewhere to have it brought: a room waits for so many orders only. */
async function hasFullRoom(
  db: Db,
  { mostDraftsPerRoom }: PlatformContext,
  hotel: StoredHotel,
  room: string | null,
): Promise<boolean> {
  if (mostDraftsPerRoom === null || room === null) return false;
  return (await countDraftsOfRoom(db, hotel.code, room)) >= mostDraftsPerRoom;
}

const newPayment = (order: Omit<StoredOrder, 'hotel'>, hotel: StoredHotel, begun: BegunPayment) => ({
  order_uuid: order.uuid,
  reference: begun.reference,
  form_url: begun.formUrl,
  amount: order.final_sum,
  currency: hotel.hotel.currency,
  created_at: order.created_at,
});

type PlacedBefore = Pick<StoredOrder, 'uuid' | 'num' | 'person_uuid' | 'integrationPayment' | 'body_hash'>;

const placed = ({ uuid, num, person_uuid, integrationPayment }: Omit<PlacedBefore, 'body_hash'>): PlacedOrder => ({
  order: { uuid, num: String(num) },
  initiator: { uuid: person_uuid },
  pay_data: integrationPayment === null ? null : { response: { formUrl: integrationPayment.extra.payment_link } },
  already_placed: false,
});

/** The answer to a uuid that was placed before. `body`: what was sent with it now; null: it cannot be read. */
function placedBefore(order: PlacedBefore, body: OrderBody | null): PlacedOrder {
  const isSameSender = body !== null && order.body_hash === bodyHash(body);
  const first = placed(order);
  return isSameSender
    ? { ...first, already_placed: true }
    : { order: first.order, initiator: null, pay_data: null, already_placed: true };
}
