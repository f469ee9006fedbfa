import type { Insertable } from 'kysely';
import type { Database } from '@/lib/platform/database/database';
import type { GuestOrderTable } from '@/lib/platform/database/order-table';
import type { StoredTax } from '@/lib/platform/stores/order-lines';
import type { SimulatedOrder } from './simulated-orders';

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

/** SQLite takes 32,766 values in a statement. */
const ROWS = 500;

/** Writes orders with their moves and ratings, as the platform does that serves them. */
export async function storeSimulated(db: Database['db'], orders: readonly SimulatedOrder[]): Promise<void> {
  for (let first = 0; first < orders.length; first += ROWS) {
    const some = orders.slice(first, first + ROWS);
    await db
      .insertInto('guest_order')
      .values(some.map((order, index) => orderRow(order, 1_000_000 + first + index)))
      .execute();
    const moves = some.flatMap(movesOf);
    if (moves.length > 0) await db.insertInto('order_move').values(moves).execute();
    const ratings = some.flatMap(({ hotel, uuid, stars, sentAt }) =>
      stars === null ? [] : [{ hotel, order_uuid: uuid, stars, words: null, created_at: iso(sentAt) }],
    );
    if (ratings.length > 0) await db.insertInto('order_rating').values(ratings).execute();
  }
}

function movesOf({ hotel, uuid, taken, done, stop, status, age }: SimulatedOrder) {
  if (age === 'old') return [];
  const moves: { status: string; at: number; by: string | null }[] = [];
  if (taken?.undoneAt) {
    moves.push({ status: 'approved', at: taken.undoneAt, by: 'Undone' });
    moves.push({ status: 'draft', at: taken.undoneAt + 1000, by: 'Undone' });
  }
  if (taken) {
    moves.push({ status: 'approved', at: taken.at, by: taken.by });
    // Ready, which the figures do not ask for.
    if (status !== 'approved') moves.push({ status: 'accepted', at: taken.at + 1000, by: 'Ready' });
  }
  if (done) moves.push({ status: 'done', at: done.at, by: done.by });
  if (stop) moves.push({ status, at: stop.at, by: stop.by });
  return moves.map((move, index) => ({
    ...{ hotel, order_uuid: uuid, version: index + 1, status: move.status },
    ...{
      moved_at: iso(move.at),
      moved_by: move.by,
      by_guest: Number(stop?.who === 'guest' && move.status === 'cancelled'),
    },
  }));
}

const UNITS = 1000;

function orderRow(order: SimulatedOrder, num: number): Insertable<GuestOrderTable> {
  const { hotel, uuid, status, sentAt, done, taken, stop, charge, tax, tip, lines } = order;
  const sum = lines.reduce((total, line) => total + line.total, charge + tax + tip);
  // As the platform does: in hundredths where that is exact.
  const scale = [sum, charge, tip].every((amount) => amount % 10 === 0) ? 100 : UNITS;
  const last = stop ?? done ?? taken;
  return {
    ...{ hotel, num, uuid, status },
    status_at: iso(last?.at ?? sentAt),
    moved_by: last?.by ?? null,
    created_at: iso(sentAt),
    waits_from: isoOrNull(order.waitsFrom),
    promised_at: isoOrNull(order.promisedAt),
    cancel_reason_id: stop?.reason ?? null,
    language: 'en',
    person_uuid: order.age === 'anonymised' ? '' : uuid,
    final_sum: (sum * scale) / UNITS,
    delivery_price: (charge * scale) / UNITS,
    tip: (tip * scale) / UNITS,
    amount_scale: scale,
    lines: JSON.stringify({
      products: lines.map((line) => storedLine(line, order.age)),
      properties: [],
      comment: null,
      ...(tax > 0 && { taxes: [taxOnCharge(tax)] }),
    }),
    version: 0,
    escalation: 0,
  };
}

const taxOnCharge = (tax: number): StoredTax => ({
  ...{ id: '1', title: 'Tax', percent: 5, included: false },
  ...{ amount: tax / UNITS, net: (tax * 20) / UNITS },
  ...{ lines: [], line_taxes: [], has_charge: true },
});

function storedLine(line: SimulatedOrder['lines'][number], age: SimulatedOrder['age']) {
  const ids = { product_id: line.product, section_id: line.section };
  return {
    product: { title: line.title },
    properties: [],
    price: line.total / line.quantity / UNITS,
    quantity: line.quantity,
    total_price: line.total / UNITS,
    slot_minutes: line.slotMinutes,
    ordered_for: null,
    repeat: age === 'new' ? { ...ids, answers: [] } : null,
    ...(age === 'anonymised' && { origin: { ...ids, is_timed: line.slotMinutes !== null } }),
  };
}
