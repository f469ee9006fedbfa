/** Closing a sheet by pulling it down. Rule: product-sheet/S13. Distances in pixels. */

/** A finger that has moved less than this has not said yet where it goes. */
const SWIPE_SLOP_PX = 6;

/** So far down the sheet goes, whatever the speed. */
const CLOSING_PART = 0.25;
/** A flick closes after a short way already, in pixels a millisecond. */
const FLICK_SPEED = 0.5;
const FLICK_PX = 32;

/** Whether a movement pulls the sheet: downwards, more down than sideways. null: it is too short to tell. */
export function pullsDown(moved: { x: number; y: number }): boolean | null {
  if (Math.max(Math.abs(moved.x), Math.abs(moved.y)) < SWIPE_SLOP_PX) return null;
  return moved.y > 0 && moved.y > Math.abs(moved.x);
}

/**
 * Whether a sheet that is let go of closes: a quarter of its height down, or flicked. `speed`: at the end, down is
 * above 0.
 */
export const closesSheet = (from: { down: number; speed: number; height: number }): boolean =>
  from.speed >= 0 && (from.down >= from.height * CLOSING_PART || (from.speed >= FLICK_SPEED && from.down >= FLICK_PX));
