import { useLayoutEffect, useState } from 'react';

/** The height in px that a bar takes from the bottom of the window: 0 for one in the header or at the side. */
const heightOf = (bar: Element): number => {
  const { top, height } = bar.getBoundingClientRect();
  const isAtBottom = height > 0 && top > window.innerHeight / 2;
  return isAtBottom ? Math.ceil(window.innerHeight - top) : 0;
};

/** The height in px that the bottom bar really takes, whichever labels, letters and orders it shows. Rule: cookies/CK10. */
export function useBarHeight(): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setHeight(Math.max(0, ...[...document.querySelectorAll('[data-bar]')].map(heightOf)));
    const sizes = new ResizeObserver(measure);
    const observe = () => {
      sizes.disconnect();
      for (const bar of document.querySelectorAll('[data-bar]')) sizes.observe(bar);
      measure();
    };
    observe();
    // With the first product in the cart another bar takes its place.
    const bars = new MutationObserver(observe);
    bars.observe(document.body, { childList: true });
    addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      bars.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);
  return height;
}
