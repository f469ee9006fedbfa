import type { Id } from '../id';
import { lineMoments } from './booked-slots';

/**
 * What of a line says nothing about its guest: the ids of its product and section (null: stored by an earlier release,
 * which kept none), and whether it is for a time of its own: a slot, a date with a time, or an opening.
 */
export type LineOrigin = { product_id: Id | null; section_id: Id | null; is_timed: boolean };

type Line = {
  properties: readonly { value: string | null }[];
  slot_minutes: number | null;
  ordered_for: string | null;
  repeat: { product_id: Id; section_id: Id } | null;
};

/** Rule: figures/FG10. */
export const lineOrigin = (line: Line): LineOrigin => ({
  product_id: line.repeat?.product_id ?? null,
  section_id: line.repeat?.section_id ?? null,
  is_timed: line.slot_minutes !== null || line.ordered_for !== null || lineMoments(line).length > 0,
});
