import { type RefObject, useEffect, useState } from 'react';

/** Pixels between what has the focus and the box, so that its focus ring shows too. */
const ROOM = 8;

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether the box must change its edge, after the page has scrolled as far as it can for a box at the bottom. */
function mustChangeEdge(focused: Element, box: HTMLElement, isAtTop: boolean): boolean {
  const place = box.getBoundingClientRect();
  const before = focused.getBoundingClientRect();
  if (!overlap(before, place)) return false;
  if (isAtTop) return true;
  window.scrollBy({ top: before.bottom - place.top + ROOM, behavior: 'instant' });
  const after = focused.getBoundingClientRect();
  return overlap(after, place) && after.top > place.height + 2 * ROOM;
}

/**
 * Keeps visible what gets the focus beneath a box that is fixed near the bottom of the page: the page scrolls. Returns
 * whether the box must stand at the top, because the page cannot scroll that far.
 */
export function useGiveWay(box: RefObject<HTMLElement | null>): boolean {
  const [isAtTop, setAtTop] = useState(false);
  useEffect(() => {
    let frame = 0;
    const giveWay = () => {
      const [own, focused] = [box.current, document.activeElement];
      // Dialogs lie above the box.
      if (
        own === null ||
        focused === null ||
        own.contains(focused) ||
        focused.closest('body, dialog') !== document.body
      )
        return;
      if (focused !== document.body && mustChangeEdge(focused, own, isAtTop)) setAtTop(!isAtTop);
    };
    const onFocus = () => {
      cancelAnimationFrame(frame);
      // The browser scrolls after the event.
      frame = requestAnimationFrame(giveWay);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocus);
    };
  }, [box, isAtTop]);
  return isAtTop;
}
