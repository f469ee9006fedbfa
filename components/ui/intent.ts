import { isSavingData } from './connection';

/** `press`: the tap has begun. `approach`: a pointer has moved over the element, or the keyboard's focus is on it. */
type Sign = 'press' | 'approach';

function signOf(event: Event): Sign | null {
  if (event.type === 'pointerdown') return 'press';
  if (isSavingData()) return null;
  // A finger is over what it scrolls past.
  if (event instanceof PointerEvent) return event.pointerType === 'touch' ? null : 'approach';
  // A tap moves the focus too, but late: right before the click.
  return event.target instanceof Element && event.target.matches(':focus-visible') ? 'approach' : null;
}

/**
 * Calls back at a sign that a guest is about to use an element that matches. Returns how to stop. Guests who save data
 * give no sign but the press itself. Rule: layout/LY10.
 */
export function onIntent(selector: string, prepare: (element: HTMLElement, sign: Sign) => void): () => void {
  let last = '';
  const listen = (event: Event) => {
    if (event instanceof PointerEvent) {
      const place = `${event.clientX} ${event.clientY}`;
      // A new page, or a scrolled one, came under a pointer that rests. A prefetch would delay its first frame.
      const isResting = event.type === 'pointerover' && place === last;
      last = place;
      if (isResting) return;
    }
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    const sign = element && signOf(event);
    if (element !== null && sign !== null) prepare(element, sign);
  };
  const types = ['pointerdown', 'pointerover', 'focusin'];
  for (const type of types) document.addEventListener(type, listen, { passive: true });
  return () => {
    for (const type of types) document.removeEventListener(type, listen);
  };
}
