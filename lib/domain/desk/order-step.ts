import type { Id } from '../id';
import { mayMoveOrder } from '../staff/may-move-order';
import type { StaffMember } from '../staff/member';
import { isOwnLine } from '../staff/narrowing';
import { type DeskMove, nextMove } from './lanes';
import { isOneStep } from './one-step';
import { proposedMinutes } from './promise';
import { openStations, type StationPlan, stationStep } from './stations';

/**
 * What one tap does with an order: it moves, with what is promised where it is accepted, its lines of this station become
 * ready, or it waits for other stations.
 */
export type OrderStep =
  | { kind: 'move'; move: DeskMove; minutes: number }
  | { kind: 'lines'; lines: readonly Id[] }
  | { kind: 'wait'; stations: readonly string[] };

type Ordered = {
  ostatus_id: string;
  products: readonly { id: Id; repeat: { product_id: Id; section_id: Id } | null }[];
  ready_lines: readonly Id[];
  due_times: readonly unknown[];
  quoted_at: string | null;
  waits_from: string | null;
};

/** What a desk knows of its hotel's sections. */
export type DeskPlan = Omit<StationPlan, 'sections'> & {
  oneStepSections: readonly number[];
  sections: readonly { id: number; parent_id: number | null; promise_minutes: number | null }[];
};

/** Who taps where. `station` null: at a desk that is none. `person` null: the hotel's key, which is not narrowed. `now`: milliseconds. */
type Tapping = { station: string | null; person: Pick<StaffMember, 'stations' | 'sections'> | null; now: number };

/**
 * What one tap does with an order; null: it has ended. Of what others make too, a narrowed person says that their own lines are ready,
 * and waits for the others. Rules: desk/DE5, desk/DE31, desk/DE54, desk/DE93, staff/SP3.
 */
export function orderStep(order: Ordered, { station, person, now }: Tapping, plan: DeskPlan): OrderStep | null {
  const may = (move: DeskMove) => isMoveOf(order, move, { person, plan });
  const move = nextMove(order.ostatus_id, isOneStep(order, plan) && may('done'));
  if (move === null) return null;
  if (move === 'approve') return { kind: 'move', move, minutes: proposedMinutes(order, plan.sections, now) };
  const { lines, waitsFor } = stationStep(order, station, plan);
  if (waitsFor.length > 0) return { kind: 'wait', stations: waitsFor };
  if (lines === null && may(move)) return { kind: 'move', move, minutes: 0 };
  const own = openOwnLines(order, lines, { person, plan });
  return own.length > 0 ? { kind: 'lines', lines: own } : { kind: 'wait', stations: openStations(order, plan) };
}

type Narrowed = Pick<Tapping, 'person'> & { plan: DeskPlan };

const isMoveOf = ({ ostatus_id: status, products, ready_lines }: Ordered, move: DeskMove, { person, plan }: Narrowed) =>
  person === null || mayMoveOrder({ status, products, readyLines: ready_lines }, move, { member: person, plan });

/** The lines of a person that are not ready. `of`: those of a station; null: all of the order. */
function openOwnLines({ products, ready_lines }: Ordered, of: readonly Id[] | null, { person, plan }: Narrowed) {
  const open = products.filter(({ id }) => !ready_lines.includes(id) && (of === null || of.includes(id)));
  return open.filter((line) => person === null || isOwnLine(line, person, plan)).map(({ id }) => id);
}
