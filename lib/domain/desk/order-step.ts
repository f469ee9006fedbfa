import type { Id } from '../id';
import { type DeskMove, nextMove } from './lanes';
import { isOneStep } from './one-step';
import { proposedMinutes } from './promise';
import { type StationPlan, stationStep } from './stations';

/**
 * What one tap does with an order: it moves, with what is promised where it is accepted, its lines of this station become
 * ready, or it waits for other stations.
 */
export type OrderStep =
  | { kind: 'move'; move: DeskMove; minutes: number }
  | { kind: 'lines'; lines: readonly Id[] }
  | { kind: 'wait'; stations: readonly string[] };

/** What of an order decides what one tap does with it. */
export type SteppedOrder = {
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

/**
 * What one tap does with an order at a station (null: at a desk that is none); null: it has ended. `now`: milliseconds. Rules: desk/DE5,
 * desk/DE31, desk/DE54, desk/DE93.
 */
export function orderStep(
  order: SteppedOrder,
  { station, now }: { station: string | null; now: number },
  plan: DeskPlan,
): OrderStep | null {
  const move = nextMove(order.ostatus_id, isOneStep(order, plan));
  if (move === null) return null;
  if (move === 'approve') return { kind: 'move', move, minutes: proposedMinutes(order, plan.sections, now) };
  const { lines, waitsFor } = stationStep(order, station, plan);
  if (waitsFor.length > 0) return { kind: 'wait', stations: waitsFor };
  return lines === null ? { kind: 'move', move, minutes: 0 } : { kind: 'lines', lines };
}
