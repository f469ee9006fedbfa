/** What opened the lowest overlay; null until the guest has used anything. */
let opener: Element | null = null;
/** What was clicked last: Safari does not move the focus to a button that is tapped. */
let clicked: Element | null = null;
/** Whether that was by a key: such a click counts no presses. */
let isByKey = false;

const hasDialog = (): boolean => document.querySelector('dialog[open]') !== null;

/** Also while the focus is still in a closed overlay: the browser takes it away at its next rendering. */
function hasNoFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('dialog:not([open])') !== null;
}

if (typeof window !== 'undefined') {
  window.addEventListener(
    'click',
    ({ target, detail }) => {
      isByKey = detail === 0;
      if (target instanceof Element) clicked = target.closest('a[href], button');
    },
    true,
  );
}

/** Stores what opens an overlay. Called before the overlay is shown; one above another changes nothing. */
export function rememberOpener(): void {
  if (!hasDialog()) opener = hasNoFocus() ? clicked : document.activeElement;
}

/**
 * Moves the focus from the first control to the overlay itself unless a key has opened it, because some browsers draw a ring
 * around that control. Rule: layout/LY4.
 */
export function hideRing(dialog: HTMLDialogElement): void {
  if (isByKey) return;
  dialog.tabIndex = -1;
  dialog.focus({ preventScroll: true });
}

/** The page's heading, which need not be focusable by keyboard. */
function heading(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (found !== null && !found.hasAttribute('tabindex')) found.tabIndex = -1;
  return found;
}

/**
 * Gives the focus a place when the browser could not return it, because what had it is gone: what opened the overlay, else
 * the page's heading. Called after the overlay was closed. Rule: layout/LY4.
 */
export function returnFocus(): void {
  if (hasDialog() || !hasNoFocus()) return;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  if (hasNoFocus()) heading()?.focus({ preventScroll: true });
}
