import type { StationPlan } from '../desk/stations';
import { type Id, sameId } from '../id';
import { STAFF_MOVES, type StaffAction } from '../orders/order-moves';
import { isStopped } from '../orders/order-status';
import type { StaffMember } from './member';
import { isOwnLine } from './narrowing';

type Moved = {
  status: string;
  products: readonly { id: Id; repeat: { section_id: Id } | null }[];
  readyLines: readonly Id[];
};

/**
 * Whether a narrowed person may make a move of an order that has a line of theirs. Taking it up only starts everybody's work; it goes on
 * its way and is done by them once the lines of others are ready, which all are that is on its way; and only what is all theirs do they
 * cancel or let expire. Rule: staff/SP3.
 */
export function mayMoveOrder(
  { status, products, readyLines }: Moved,
  action: StaffAction,
  { member, plan }: { member: Pick<StaffMember, 'stations' | 'sections'>; plan: StationPlan },
): boolean {
  const others = products.filter((line) => !isOwnLine(line, member, plan));
  if (isStopped(STAFF_MOVES[action].to)) return others.length === 0;
  if (action === 'approve' || status === 'accepted') return true;
  return others.every(({ id }) => readyLines.some((ready) => sameId(ready, id)));
}
