import type { StaffAction } from '../orders/order-moves';
import { groupOfStatus, type OrderGroup } from '../orders/order-status';

/** The columns of the desk, in order. */
export const DESK_COLUMNS = ['new', 'work', 'done'] as const;
export type DeskColumn = (typeof DESK_COLUMNS)[number];

const COLUMN_OF_GROUP: Readonly<Record<OrderGroup, DeskColumn>> = { draft: 'new', pending: 'work', histories: 'done' };

export const columnOf = (status: string): DeskColumn => COLUMN_OF_GROUP[groupOfStatus(status)];

type Listed = { ostatus_id: string; created_at: string; moved_at: string };

/** How long an order stays in the column of what is done. */
const DONE_MS = 12 * 3_600_000;

/** The orders of each column. `now` in milliseconds. Rule: desk/DE4. */
export function deskColumns<T extends Listed>(orders: readonly T[], now: number): Record<DeskColumn, readonly T[]> {
  const of = (column: DeskColumn) => orders.filter((order) => columnOf(order.ostatus_id) === column);
  const oldestFirst = (one: Listed, other: Listed) => one.created_at.localeCompare(other.created_at);
  return {
    new: of('new').sort(oldestFirst),
    work: of('work').sort(oldestFirst),
    done: of('done')
      .filter((order) => now - Date.parse(order.moved_at) < DONE_MS)
      .sort((one, other) => other.moved_at.localeCompare(one.moved_at)),
  };
}

export type DeskMove = Extract<StaffAction, 'approve' | 'accept' | 'done'>;

const NEXT_MOVES: Readonly<Record<string, DeskMove>> = { draft: 'approve', approved: 'accept', accepted: 'done' };

/** The move that one tap makes; null: the order has ended. Rule: desk/DE5. */
export const nextMove = (status: string): DeskMove | null => NEXT_MOVES[status] ?? null;
