import { type FieldErrors, refused } from '@/lib/contract/refusals';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import type { PacePlan } from '@/lib/domain/pace/pace-lines';
import { wantedStock } from '@/lib/domain/stock/wanted-stock';
import { isCorrectable } from '@/lib/domain/telephone-orders/correction';
import { heldSlots, heldStock } from '@/lib/domain/telephone-orders/line-holds';
import { moveSlots } from '../booking/move-slots';
import { type RequestedSlot, slotRefusal } from '../booking/requested-slots';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { addNotifications } from '../notification-queue/add-notifications';
import { pacePlan } from '../pace/hotel-pace';
import { type DueLine, movePace } from '../pace/move-pace';
import { type OrderPace, paceRefusal } from '../pace/order-pace';
import { type ChangeResponse, conflict } from '../staff-calls/change-response';
import { moveStock } from '../stock/move-stock';
import { type StockShortage, stockRefusal } from '../stock/take-stock';
import { findHotel, type HotelKey, type StoredHotel } from '../stores/hotels';
import { addNote } from '../stores/notes';
import { reindexOrder } from '../stores/order-search';
import { orderByUuid, type StoredOrder } from '../stores/orders';
import { appendContentEvent, type ContentEvent } from '../stores/outbox';
import { paymentOfOrder } from '../stores/payments';
import { receiptsOf } from '../stores/receipts';
import { correctionsOf, writeCorrection } from '../stores/telephone/order-corrections';
import { syncTickets } from '../ticket-queue/sync-tickets';
import { changeOrder } from './change-order';
import { type CheckedCorrection, checkCorrection, type WantedCorrection } from './check-correction';
import { correctedOrder } from './corrected-order';
import { readDeskOrder } from './desk-orders';
import type { DeskOrder } from './order-card';
import { dueTimesOfLine } from './order-lines';

/**
 * A correction of staff. `version`: the one that they have seen. `reason`: what the guest reads as a note; '': nothing. `holder`: under
 * which their device holds slots; null: it holds none. `staff` null: the hotel's own system.
 */
type OrderCorrection = WantedCorrection & {
  version: number;
  reason: string;
  holder: string | null;
  staff: string | null;
};

/** Why nothing is corrected, as refused fields. */
type Problem = { kind: 'conflict' } | { kind: 'refused'; fields: FieldErrors };

/**
 * Changes the lines of an order that has not ended, with the stock, slots and places that they hold, in one transaction or not at all.
 * Its guest reads the reason, the stations get a ticket. A conflict when somebody has changed the order since the version that the
 * caller has seen. Rules: telephone-orders/TO8 to telephone-orders/TO13.
 */
export async function correctOrder(
  context: PlatformContext,
  key: HotelKey,
  uuid: string,
  correction: OrderCorrection,
): Promise<ChangeResponse<DeskOrder>> {
  const { db } = context.database;
  const hotel = await findHotel(db, { code: key.code });
  const order = hotel === null ? null : await orderByUuid(db, key.code, uuid);
  if (hotel === null || order === null) return refused('not-found');
  const problem = await problemOf(db, order, correction.version);
  if (problem !== null) return refuse(context, key, order, problem);
  const checked = await checkCorrection(context, hotel, order, correction);
  if (!checked.ok) return checked;
  const plan = await pacePlan(db, hotel);
  const failed = await writeInOne(context, hotel, uuid, { correction, checked: checked.value, plan });
  if (failed === null) return readDeskOrder(context, key, uuid);
  return refuse(context, key, order, failed);
}

/** Why an order cannot be corrected by anybody, as refusal fields; null: it can. Rule: telephone-orders/TO8. */
export async function correctionProblem(db: Db, order: StoredOrder): Promise<FieldErrors | null> {
  if (!isCorrectable(order.status)) return { status: `this order is ${order.status}` };
  if ((await paymentOfOrder(db, order.hotel, order.uuid)) !== null)
    return { online: 'is paid online: take lines off its price, or cancel it and order again' };
  const receipts = await receiptsOf(db, order.hotel, [order.uuid]);
  return receipts.length > 0 ? { receipts: 'a receipt of it was issued' } : null;
}

/** Why an order cannot be corrected by somebody who has seen this version; null: it can. */
async function problemOf(db: Db, order: StoredOrder, version: number): Promise<Problem | null> {
  if (order.version !== version) return { kind: 'conflict' };
  const fields = await correctionProblem(db, order);
  return fields === null ? null : { kind: 'refused', fields };
}

async function refuse(
  context: PlatformContext,
  key: HotelKey,
  { uuid }: StoredOrder,
  problem: Problem,
): Promise<ChangeResponse<DeskOrder>> {
  if (problem.kind === 'refused') return refused('invalid', problem.fields);
  const order = await readDeskOrder(context, key, uuid);
  if (!order.ok) return order;
  const last = (await correctionsOf(context.database.db, key.code, [uuid])).at(-1);
  const { ostatus_id: status, moved_at } = order.value;
  const by = last === undefined || last.corrected_at < moved_at ? order.value.moved_by : last.corrected_by;
  return conflict({ status: `this order is ${status}`, ...(by !== null && { moved_by: by }) }, order.value);
}

type Writing = { correction: OrderCorrection; checked: CheckedCorrection; plan: PacePlan | null };

/** Writes a checked correction; the problem for which nothing was written, null: it was. */
async function writeInOne(
  context: PlatformContext,
  hotel: StoredHotel,
  uuid: string,
  writing: Writing,
): Promise<Problem | null> {
  let problem: Problem | null = null;
  let news: ContentEvent | null = null;
  const isWritten = await changeOrder(context, hotel, uuid, async (db, sequence) => {
    // Read again: this transaction locks out whoever else changes the hotel's orders.
    const order = await orderByUuid(db, hotel.code, uuid);
    problem = order === null ? { kind: 'conflict' } : await problemOf(db, order, writing.correction.version);
    if (order === null || problem !== null) return false;
    const now = context.now().toISOString();
    const moved = await moveHolds(db, hotel, order, { ...writing, now });
    if (moved.kind === 'refused') {
      problem = moved;
      return false;
    }
    const { staff, reason } = writing.correction;
    const corrected = correctedOrder(order, writing.checked, { now, kitchenWords: context.kitchenWords });
    if (!(await writeCorrection(db, hotel.code, order, { corrected, by: staff, now }))) {
      problem = { kind: 'conflict' };
      return false;
    }
    if (reason !== '') await addNote(db, hotel.code, { order_uuid: uuid, content: reason, created_at: now });
    await reindexOrder(db, hotel.code, order.num);
    await syncTickets(context, db, { hotel: hotel.code, order_uuid: uuid, position: sequence });
    const about = { order_uuid: uuid, order_status: order.status, escalation: order.escalation, sequence };
    await addNotifications(context, db, hotel.code, { ...about, type: 'order.corrected' });
    news = moved.isNews ? await appendContentEvent(db, hotel.code, now) : null;
    return true;
  });
  if (isWritten && news !== null) context.publishEvent(news);
  return isWritten ? null : (problem ?? { kind: 'conflict' });
}

type Holds = { kind: 'moved'; isNews: boolean } | Extract<Problem, { kind: 'refused' }>;

/** Moves slots, stock and places from the lines that go to those that come. Rule: telephone-orders/TO10. */
async function moveHolds(
  db: Db,
  hotel: StoredHotel,
  order: StoredOrder,
  { correction, checked, plan, now }: Writing & { now: string },
): Promise<Holds> {
  const { plan: lines, lines: added, dueTimes } = checked;
  const { timezone } = hotel.hotel.ext_data;
  const dayOf = (iso: string) => hotelNow(timezone, new Date(iso)).date;
  const due = (line: DueLine['line']): DueLine => ({ line, due: dueTimesOfLine(order.lines, line.id) });
  const removed = lines.removed.map(due);
  const own = { hotel: hotel.code, uuid: order.uuid, holder: correction.holder, now };
  const going = lines.removed.flatMap(heldSlots);
  const unavailable = await moveSlots(db, own, { removed: going, added: checked.slots });
  const today = dayOf(now);
  const stock = await moveStock(db, {
    ...{ hotel: hotel.code, uuid: order.uuid, today },
    removed: removed.flatMap(({ line, due: times }) =>
      heldStock(line, { days: times.map(({ local }) => local.slice(0, 10)), orderDay: dayOf(order.created_at) }),
    ),
    added: wantedStock(added, { dueTimes, today }),
  });
  const pace = await movePace(db, hotel, {
    ...{ uuid: order.uuid, plan, now, kept: lines.kept.map(due), removed },
    added: { lines: added, dueTimes },
  });
  const short = stock.kind === 'short' ? stock.short : [];
  const fields = shortFields({ unavailable, short, pace }, { checked, timezone, now, language: correction.language });
  return Object.keys(fields).length > 0
    ? { kind: 'refused', fields }
    : { kind: 'moved', isNews: stock.kind === 'taken' && stock.isNews };
}

/** The refusal fields of what is short, all of it at once. */
function shortFields(
  found: {
    unavailable: readonly RequestedSlot[];
    short: readonly StockShortage[];
    pace: Pick<OrderPace, 'held' | 'nextFree'>;
  },
  { checked, ...reader }: { checked: CheckedCorrection; timezone: string | null; now: string; language: string },
): FieldErrors {
  const { unavailable, short, pace } = found;
  return {
    ...(unavailable.length > 0 && slotRefusal(unavailable, reader.language)),
    ...(short.length > 0 && stockRefusal(short, reader.language)),
    ...(pace.held.length > 0 && paceRefusal(checked, pace, reader)),
  };
}
