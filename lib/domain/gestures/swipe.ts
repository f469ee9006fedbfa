/** Decides whether a swipe down closes a sheet. Rule: product-sheet/S13. Distances in pixels. */

/** Movements shorter than this have no direction yet. */
const SWIPE_SLOP_PX = 6;

/** Part of the sheet's height after which it closes at any speed. */
const CLOSING_FRACTION = 0.25;
/** Speed in pixels per millisecond from which a short swipe closes the sheet. */
const FLICK_PX_PER_MS = 0.5;
const FLICK_PX = 32;

/** Whether a movement drags the sheet: it goes down, and further down than sideways. null: too short to decide. */
export function isDownwardDrag(moved: { x: number; y: number }): boolean | null {
  if (Math.max(Math.abs(moved.x), Math.abs(moved.y)) < SWIPE_SLOP_PX) return null;
  return moved.y > 0 && moved.y > Math.abs(moved.x);
}

/**
 * Whether the sheet closes when the finger is lifted: after a quarter of its height, or after a fast swipe. `speed`: at
 * the end of the movement, positive is down.
 */
export const shouldCloseSheet = (swipe: { down: number; speed: number; height: number }): boolean =>
  swipe.speed >= 0 &&
  (swipe.down >= swipe.height * CLOSING_FRACTION || (swipe.speed >= FLICK_PX_PER_MS && swipe.down >= FLICK_PX));
