/** What a guest is doing when announcements are due. Times in milliseconds; Infinity: it has not happened. */
export type GuestActivity = {
  /** A sheet, a drawer or a dialog is open: the checkout and the chat are some of them. */
  hasOverlay: boolean;
  /** The caret stands in a field of the page, such as that of the checkout beside the content. */
  isTyping: boolean;
  /** Lines in the cart. */
  cartLines: number;
  /** Since the last touch, key or turn of the wheel. */
  sinceTouch: number;
  sinceBack: number;
};

/** A guest with a full cart whose finger rests as long as this is reading and not choosing. */
const CART_IN_HAND_MS = 5_000;

/** After Back a guest is looking for what they have left. */
const AFTER_BACK_MS = 3_000;

/**
 * How long announcements that are due wait, in milliseconds: 0 shows them now, Infinity waits until the overlay has closed or
 * the field has been left. They are never dropped for it. Rule: announcements/AN17.
 */
export function waitForGuest({ hasOverlay, isTyping, cartLines, sinceTouch, sinceBack }: GuestActivity): number {
  if (hasOverlay || isTyping) return Number.POSITIVE_INFINITY;
  const cartInHand = cartLines > 0 ? restOf(CART_IN_HAND_MS, sinceTouch) : 0;
  return Math.max(cartInHand, restOf(AFTER_BACK_MS, sinceBack));
}

/** What is left of a time; nothing when the clock was set back since. */
const restOf = (duration: number, since: number): number => (since < 0 ? 0 : Math.max(0, duration - since));
