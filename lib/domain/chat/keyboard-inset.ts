/** The part of the page that is visible above the on-screen keyboard, as `window.visualViewport` has it. */
type VisibleArea = { offsetTop: number; height: number; scale: number };

/** A keyboard leaves less than this share of the page's height; browser bars that come and go leave more. */
const KEYBOARD_SHARE = 0.75;

/**
 * How many pixels of an element the on-screen keyboard covers; 0 without one. `bottom`: the element's lower edge,
 * `pageHeight`: without the keyboard. Rule: chat/CH19.
 */
export function keyboardInset(visible: VisibleArea, { bottom, pageHeight }: { bottom: number; pageHeight: number }) {
  // A guest who has zoomed in sees less of the page too.
  if (visible.height * visible.scale >= KEYBOARD_SHARE * pageHeight) return 0;
  return Math.max(0, Math.round(bottom - visible.offsetTop - visible.height));
}
