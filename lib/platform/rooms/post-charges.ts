import { isUndoAccepted } from '@/lib/domain/desk/undo';
import type { Minor } from '@/lib/domain/money/money';
import { openCharges } from '@/lib/domain/rooms/room-charges';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { chargedOrders } from '../stores/charged-orders';
import type { HotelKey } from '../stores/hotels';
import { appendOrderEvents, lockOutbox, type OutboxEvent } from '../stores/outbox';
import {
  type ChargeKey,
  deletePostings,
  insertPostings,
  postingsOf,
  type StoredPosting,
} from '../stores/room-postings';
import { setSettled } from '../stores/settled-orders';

/** What staff do with lines of rooms' bills. Each change is written with the events of its orders. Rules: rooms/RM18, rooms/RM20. */

/**
 * A line that could not be marked. 'posted': somebody has posted it, who and when. 'changed': it is no longer to be posted, or its amount
 * is another one.
 */
export type RefusedCharge = ChargeKey & {
  why: 'posted' | 'changed';
  posted_at: string | null;
  posted_by: string | null;
};

/** A line that stays posted. 'late': it was posted too long ago. 'open': nobody has posted it, or it is undone already. */
export type KeptCharge = ChargeKey & { why: 'late' | 'open' };

/** What a line was when staff saw it. */
type SeenCharge = ChargeKey & { amount: Minor };

export type Marked = { posted: readonly ChargeKey[]; refused: readonly RefusedCharge[] };
export type Undone = { unposted: readonly ChargeKey[]; refused: readonly KeptCharge[] };

/**
 * Marks lines as posted, each once. What somebody else has posted, or what has changed since it was seen, is refused by itself: the
 * others stand on the bill already, so leaving them open would post them again. `staff` null: the hotel's own system.
 */
export async function postCharges(
  context: PlatformContext,
  { code }: HotelKey,
  { charges, staff }: { charges: readonly SeenCharge[]; staff: string | null },
): Promise<Marked> {
  const wanted = uniqueOf(charges);
  return changeBills(context, code, async (db, now) => {
    const orders = await ordersOf(db, code, wanted);
    const posted: SeenCharge[] = [];
    const refused: RefusedCharge[] = [];
    for (const { order_uuid, item, amount } of wanted) {
      const order = orders.get(order_uuid);
      const isOpen =
        order !== undefined && openCharges(order).some((one) => one.item === item && one.amount === amount);
      if (isOpen) posted.push({ order_uuid, item, amount });
      else refused.push({ order_uuid, item, ...whyRefused(order?.postings.find((each) => each.item === item)) });
    }
    await insertPostings(db, code, posted, { posted_at: now, posted_by: staff });
    return { changed: posted, result: { posted: posted.map(keyOf), refused } };
  });
}

const whyRefused = (posting: StoredPosting | undefined): Omit<RefusedCharge, keyof ChargeKey> =>
  posting === undefined
    ? { why: 'changed', posted_at: null, posted_by: null }
    : { why: 'posted', posted_at: posting.posted_at, posted_by: posting.posted_by };

/** Marks lines as not posted, for ten minutes after they were posted. */
export async function unpostCharges(
  context: PlatformContext,
  { code }: HotelKey,
  charges: readonly ChargeKey[],
): Promise<Undone> {
  const wanted = uniqueOf(charges);
  return changeBills(context, code, async (db) => {
    const postings = new Map(
      (await postingsOf(db, code, uuidsOf(wanted))).map((posting) => [nameOf(posting), posting]),
    );
    const unposted: ChargeKey[] = [];
    const refused: KeptCharge[] = [];
    for (const charge of wanted.map(keyOf)) {
      const posting = postings.get(nameOf(charge));
      if (posting === undefined) refused.push({ ...charge, why: 'open' });
      else if (!isUndoAccepted(posting.posted_at, context.now())) refused.push({ ...charge, why: 'late' });
      else unposted.push(charge);
    }
    await deletePostings(db, code, unposted);
    return { changed: unposted, result: { unposted, refused } };
  });
}

/** Runs a change of bills alone in its hotel, and notes which of the changed orders have nothing left to be posted. */
async function changeBills<T>(
  context: PlatformContext,
  hotel: string,
  change: (db: Db, now: string) => Promise<{ changed: readonly ChargeKey[]; result: T }>,
): Promise<T> {
  const now = context.now().toISOString();
  const { events, result } = await context.database.db.transaction().execute(async (db) => {
    await lockOutbox(db, hotel);
    const { changed, result } = await change(db, now);
    const uuids = uuidsOf(changed);
    await settle(db, hotel, uuids);
    return { events: await appendOrderEvents(db, hotel, uuids, now), result };
  });
  publish(context, events);
  return result;
}

async function settle(db: Db, hotel: string, uuids: readonly string[]): Promise<void> {
  const orders = await chargedOrders(db, hotel, uuids);
  const { settled = [], open = [] } = Object.groupBy(orders, (order) =>
    openCharges(order).length === 0 ? 'settled' : 'open',
  );
  const named = (some: typeof orders) => some.map(({ uuid }) => uuid);
  await setSettled(db, hotel, named(settled), true);
  await setSettled(db, hotel, named(open), false);
}

const publish = (context: PlatformContext, events: readonly OutboxEvent[]) => {
  for (const event of events) context.publishEvent(event);
};

async function ordersOf(db: Db, hotel: string, charges: readonly ChargeKey[]) {
  const orders = await chargedOrders(db, hotel, uuidsOf(charges));
  return new Map(orders.map((order) => [order.uuid, order]));
}

const keyOf = ({ order_uuid, item }: ChargeKey): ChargeKey => ({ order_uuid, item });
const nameOf = ({ order_uuid, item }: ChargeKey): string => `${order_uuid} ${item}`;
const uuidsOf = (charges: readonly ChargeKey[]): readonly string[] => [
  ...new Set(charges.map(({ order_uuid }) => order_uuid)),
];
const uniqueOf = <T extends ChargeKey>(charges: readonly T[]): readonly T[] => [
  ...new Map(charges.map((charge) => [nameOf(charge), charge])).values(),
];
