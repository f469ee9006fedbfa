/** Rules of the slider of banners; slides count from 0. Rule: appearance/A15. */

/** Returns the slide after this one; the first follows the last. */
export const nextSlide = (current: number, count: number): number => (current + 1) % Math.max(1, count);

/** The slides whose pictures a guest may see next: the current one and its neighbours. */
export const nearSlides = (current: number, count: number): number[] =>
  [current - 1, current, current + 1].filter((slide) => slide >= 0 && slide < count);

/**
 * Returns the slide to which a key leads; null: the key does nothing. The arrows follow the writing direction and stop
 * at the ends.
 */
export function slideForKey(
  key: string,
  slides: { current: number; count: number; direction: 'ltr' | 'rtl' },
): number | null {
  const { current, count, direction } = slides;
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const targets = new Map([
    [forward, current + 1],
    [back, current - 1],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const target = targets.get(key);
  return target === undefined || target < 0 || target >= count || target === current ? null : target;
}

/**
 * Returns the slide that a scroll position shows. `left`: negative in right-to-left pages, where the first slide is the
 * rightmost.
 */
export function slideAt({ left, width, count }: { left: number; width: number; count: number }): number {
  if (width <= 0) return 0;
  return Math.min(Math.max(0, Math.round(Math.abs(left) / width)), Math.max(0, count - 1));
}
