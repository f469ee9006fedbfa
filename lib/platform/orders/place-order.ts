import { z } from 'zod';
import type { OrderBody, PlacedOrder } from '@/lib/contract/order';
import { type Answer, answered, refused } from '@/lib/contract/refusals';
import { readOrderBody } from '@/lib/contract/schema/order-body';
import { isAnswered } from '@/lib/domain/answered';
import type { Kit, OptionCode } from '@/lib/domain/kit';
import { sectionTree } from '../catalogue/section-tree';
import type { PlatformContext } from '../context';
import { allOrNothing } from '../stores/all-or-nothing';
import { saveConsents } from '../stores/consents';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { insertOrder, nextOrderNum, orderByUuid, type StoredOrder } from '../stores/orders';
import { append, nextEventId, type OutboxEvent } from '../stores/outbox';
import { isKnownPerson, savePerson, type Told } from '../stores/persons';
import { productsByIds } from '../stores/products';
import { sectionsOf } from '../stores/sections';
import { type CheckedOrder, checkOrder } from './check-order';
import { consentsOf } from './consents';
import { orderLines } from './order-lines';

/** The two fields that say whose order this is and whether it has been placed before, whatever else the body says. */
const names = z.object({
  hotel_id: z.coerce.number().int().positive(),
  uuid: z.uuid().toLowerCase().nullable().catch(null),
});

/**
 * Places an order: everything is checked, the prices are reckoned anew, and order, person, consents and event are
 * written in one transaction. A uuid that this hotel has seen gets the first answer, whatever the body says now
 * (reading 32). Source: DESIGN "Orders", guest-app 4 and 7.
 */
export async function placeOrder(context: PlatformContext, body: unknown): Promise<Answer<PlacedOrder>> {
  const named = names.safeParse(body);
  const hotel = named.success ? await findHotel(context.database.db, { id: named.data.hotel_id }) : null;
  if (!named.success || hotel === null) return refused('not-found');
  const { uuid } = named.data;
  const earlier = uuid === null ? null : await orderByUuid(context.database.db, hotel.code, uuid);
  if (earlier !== null) return answered(placed(earlier, true));

  const read = readOrderBody(body);
  if (!read.ok) return refused('invalid', firstMessages(read.fields));
  const order = { ...read.body, uuid: read.body.uuid.toLowerCase() };
  const checked = await check(context, hotel, order);
  return checked.ok ? store(context, hotel, order, checked.value) : checked;
}

const firstMessages = (fields: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages[0] ?? 'invalid']));

async function check(context: PlatformContext, hotel: StoredHotel, body: OrderBody): Promise<Answer<CheckedOrder>> {
  const { db } = context.database;
  const ids = body.products.map((line) => Number(line.product.id)).filter(Number.isSafeInteger);
  const products = await productsByIds(db, hotel.code, [...new Set(ids)]);
  const tree = sectionTree(await sectionsOf(db, hotel.code));
  return checkOrder(body, { hotel: hotel.hotel, products, tree, now: context.now() });
}

async function store(
  context: PlatformContext,
  hotel: StoredHotel,
  body: OrderBody,
  checked: CheckedOrder,
): Promise<Answer<PlacedOrder>> {
  const now = context.now().toISOString();
  const written = await allOrNothing(context.database, async (db) => {
    const num = await nextOrderNum(db, hotel.code);
    const knows = body.person_uuid !== null && (await isKnownPerson(db, hotel.code, body.person_uuid));
    const personUuid = knows && body.person_uuid !== null ? body.person_uuid : context.uuid();
    const order = newOrder({ num, personUuid, body, checked, now });
    if (!(await insertOrder(db, hotel.code, order))) return null;
    await savePerson(db, hotel.code, personUuid, toldIn(body, checked), now);
    const consents = consentsOf(hotel, body.language, context.standardText);
    await saveConsents(db, hotel.code, { orderUuid: body.uuid, consents, now });
    const id = await nextEventId(db, hotel.code);
    const event = await append(db, hotel.code, { id, type: 'order-created', order_uuid: body.uuid }, now);
    return { order, event } satisfies { order: Omit<StoredOrder, 'hotel'>; event: OutboxEvent };
  });
  if (written !== null) {
    context.announce(written.event);
    return answered(placed(written.order, false));
  }
  // Another try with the same uuid was faster by a moment.
  const first = await orderByUuid(context.database.db, hotel.code, body.uuid);
  if (first === null) throw new Error('an order was neither written nor there');
  return answered(placed(first, true));
}

const placed = (order: Pick<StoredOrder, 'uuid' | 'num' | 'person_uuid'>, already: boolean): PlacedOrder => ({
  order: { uuid: order.uuid, num: String(order.num) },
  initiator: { uuid: order.person_uuid },
  pay_data: null,
  already_placed: already,
});

function newOrder(from: {
  num: number;
  personUuid: string;
  body: OrderBody;
  checked: CheckedOrder;
  now: string;
}): Omit<StoredOrder, 'hotel'> {
  const { body, checked, now } = from;
  const { charge, total } = checked.totals;
  const room = body.room_number.trim();
  return {
    num: from.num,
    uuid: body.uuid,
    status: 'draft',
    status_at: now,
    created_at: now,
    expected_at: null,
    language: body.language,
    person_uuid: from.personUuid,
    number_room: room === '' ? null : room,
    final_sum: total,
    delivery_price: charge.kind === 'none' ? 0 : charge.amount,
    payment_id: checked.payment === null ? null : String(checked.payment.id),
    cancel_reason_id: null,
    lines: orderLines(checked, body),
    integrationPayment: null,
  };
}

/** What the guest told about themselves, in the order's own options or in a product's. */
function toldIn(body: OrderBody, checked: CheckedOrder): Told {
  const kits = [checked.property, ...checked.lines.map((line) => line.product.property)];
  const room = body.room_number.trim();
  return {
    name: answerTo(kits, 'name'),
    idphone: answerTo(kits, 'phone_number'),
    room_number: room === '' ? null : room,
  };
}

function answerTo(kits: readonly (Kit | null)[], code: OptionCode): string | null {
  const options = kits.flatMap((kit) => kit?.properties ?? []);
  const told = options.find((option) => option.pcode_id === code && isAnswered(option))?.value;
  return typeof told === 'string' ? told.trim() : null;
}
