import { refused } from '@/lib/contract/refusals';
import { areLinesReady } from '@/lib/domain/desk/stations';
import type { Id } from '@/lib/domain/id';
import type { PlatformContext } from '../context';
import { type ChangeResponse, conflict } from '../staff-calls/change-response';
import type { HotelKey } from '../stores/hotels';
import { toJson } from '../stores/json';
import { orderByUuid, type StoredOrder, setReadyLines } from '../stores/orders';
import { changeOrder, moveOrder } from './change-order';
import { readDeskOrder, undoneState } from './desk-orders';
import type { DeskOrder } from './order-card';
import { stationPlan } from './station-plan';

type Change = { lines: readonly Id[]; isReady: boolean; staff: string | null };

/** How often a change is tried while other stations change the same order. */
const TRIES = 5;

/**
 * Says that lines of an order in preparation are made, or not after all. Stations do it side by side, so nobody must have
 * seen another's change. Once all lines are that a station makes, the order goes on its way. Rule: desk/DE54.
 */
export async function changeReadyLines(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
  change: Change,
): Promise<ChangeResponse<DeskOrder>> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const order = await orderByUuid(context.database.db, hotel.code, uuid);
    if (order === null) return refused('not-found');
    const known = new Set(order.lines.products.map(({ id }) => String(id)));
    if (!change.lines.every((id) => known.has(String(id))))
      return refused('invalid', { lines: 'are not of this order' });
    if (order.status !== 'approved') return refused('invalid', { status: `this order is ${order.status}` });
    if (await writeReadyLines(context, hotel, order, change)) return readDeskOrder(context, hotel, uuid);
  }
  const order = await readDeskOrder(context, hotel, uuid);
  return order.ok ? conflict({ status: 'others change this order' }, order.value) : order;
}

/** Ids are compared as text (platform-calls/W17) and stored as the order has them, each once and in the order's order. */
function linesAfter({ lines, readyLines }: StoredOrder, change: Change): readonly Id[] {
  const changed = new Set(change.lines.map(String));
  const before = new Set(readyLines.map(String));
  return lines.products
    .map(({ id }) => id)
    .filter((id) => (changed.has(String(id)) ? change.isReady : before.has(String(id))));
}

async function writeReadyLines(
  context: PlatformContext,
  hotel: HotelKey,
  order: StoredOrder,
  change: Change,
): Promise<boolean> {
  const { uuid, readyLines: before } = order;
  const after = linesAfter(order, change);
  if (!areLinesReady(order.lines, new Set(after), await stationPlan(context.database.db, hotel)))
    return changeOrder(context, hotel, uuid, (db) => setReadyLines(db, hotel.code, uuid, { before, after }));
  return moveOrder(context, hotel, uuid, {
    from: ['approved'],
    to: {
      status: 'accepted',
      status_at: context.now().toISOString(),
      expected_at: order.expected_at,
      cancel_reason_id: null,
    },
    movedBy: change.staff,
    beforeMove: toJson(undoneState(order)),
    mayMove: (db) => setReadyLines(db, hotel.code, uuid, { before, after }),
  });
}
