import type { DeskMove } from '../desk/lanes';
import { type DeskPlan, type OrderStep, orderStep, type SteppedOrder } from '../desk/order-step';
import { proposedMinutes } from '../desk/promise';
import { openStations } from '../desk/stations';
import type { Id } from '../id';
import { mayMoveOrder } from './may-move-order';
import type { StaffMember } from './member';
import { isOwnLine } from './narrowing';

type Narrowing = Pick<StaffMember, 'stations' | 'sections'>;
/** Who taps at which station (null: at a desk that is none). `person` null: nobody who is narrowed. `now`: milliseconds. */
type Tapping = { station: string | null; person: Narrowing | null; now: number };

/**
 * What one tap of a person does with an order; null: it has ended. Of one with lines of others, a person who is narrowed says that their
 * own are ready, and waits for the others. Rules: desk/DE5, staff/SP3.
 */
export function ownOrderStep(order: SteppedOrder, { person, ...at }: Tapping, plan: DeskPlan): OrderStep | null {
  const step = orderStep(order, at, plan);
  if (step === null || step.kind === 'wait' || person === null) return step;
  if (step.kind === 'move') {
    if (isMoveOf(order, step.move, { person, plan })) return step;
    // Taking it up is everybody's, where ending it at once is not.
    if (order.ostatus_id === 'draft')
      return { kind: 'move', move: 'approve', minutes: proposedMinutes(order, plan.sections, at.now) };
  }
  const lines = openOwnLines(order, step.kind === 'lines' ? step.lines : null, { person, plan });
  return lines.length > 0 ? { kind: 'lines', lines } : { kind: 'wait', stations: openStations(order, plan) };
}

type Narrowed = { person: Narrowing; plan: DeskPlan };

const isMoveOf = (order: SteppedOrder, move: DeskMove, { person, plan }: Narrowed): boolean => {
  const { ostatus_id: status, products, ready_lines: readyLines } = order;
  return mayMoveOrder({ status, products, readyLines }, move, { member: person, plan });
};

/** The ids of a person's lines that are not ready. `of`: among these; null: among all of the order. */
function openOwnLines(
  { products, ready_lines }: SteppedOrder,
  of: readonly Id[] | null,
  { person, plan }: Narrowed,
): readonly Id[] {
  const open = products.filter(({ id }) => !ready_lines.includes(id) && (of === null || of.includes(id)));
  return open.filter((line) => isOwnLine(line, person, plan)).map(({ id }) => id);
}
