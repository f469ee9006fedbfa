import type { Id } from '../id';
import { sameId } from '../id';
import { isStopped, type OrderStatus } from '../orders/order-status';

/** Statuses in which staff may correct an order: until it is delivered or has ended. Rule: telephone-orders/TO8. */
export const isCorrectable = (status: OrderStatus): boolean => status !== 'done' && !isStopped(status);

/** What a corrected order is to consist of, in this order: a line that stays as it is, or one that is checked anew. */
export type CorrectedLine<New> = { line_id: Id } | New;

const isKept = <New extends object>(line: CorrectedLine<New>): line is { line_id: Id } => 'line_id' in line;

/** 'foreign': names a line that the order does not have. 'twice': names one twice. 'same': changes nothing. */
export type CorrectionProblem = 'foreign' | 'twice' | 'same';

/**
 * A correction of an order's lines. `places`: for each line of the corrected order the old line that it is, or the place of its new
 * one. `removed`: what goes.
 */
export type CorrectionPlan<Old, New> = {
  places: readonly ({ kept: Old } | { added: number })[];
  kept: readonly Old[];
  added: readonly New[];
  removed: readonly Old[];
};

/**
 * Compares an order with what it is to be. A line that is changed is one that goes and one that comes, so that a station reads both on
 * its ticket. Rules: telephone-orders/TO9, telephone-orders/TO13.
 */
export function planCorrection<Old extends { id: Id }, New extends object>(
  old: readonly Old[],
  wanted: readonly CorrectedLine<New>[],
): CorrectionPlan<Old, New> | CorrectionProblem {
  const added: New[] = [];
  const places: ({ kept: Old } | { added: number })[] = [];
  const kept: Old[] = [];
  for (const line of wanted) {
    if (!isKept(line)) {
      places.push({ added: added.push(line) - 1 });
      continue;
    }
    const known = old.find(({ id }) => sameId(id, line.line_id));
    if (known === undefined) return 'foreign';
    if (kept.includes(known)) return 'twice';
    kept.push(known);
    places.push({ kept: known });
  }
  const removed = old.filter((line) => !kept.includes(line));
  return added.length === 0 && removed.length === 0 ? 'same' : { places, kept, added, removed };
}

/**
 * The id of the first line that a correction adds: above every id that the order has ever had, so that a ticket on paper never means
 * another line. `last`: the highest that it has had; undefined: its lines have not been corrected yet.
 */
export const nextLineId = (lines: readonly { id: Id }[], last: number | undefined): number =>
  Math.max(last ?? 0, ...lines.map(({ id }) => Number(id)).filter(Number.isSafeInteger), 0) + 1;
