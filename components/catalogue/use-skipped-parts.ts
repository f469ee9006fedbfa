'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';

/** From how many products on a tap would be slower than a guest notices. */
const LONG = 100;

/** A screen away. */
const FAR = '100%';

/** Room for the focus ring of what stands at the edge, px. */
const RING = 8;

/**
 * Leaves the parts of a long list that are far from the screen out of style, layout and paint, so that a tap does not take
 * longer the longer the list is. Only at rest, because a browser restores the scroll position by the height of the page,
 * and each part only while it is far and with the height that it has, so that nothing moves. Find in page, print and screen
 * readers have them all. Decision 174.
 */
export function useSkippedParts(count: number): void {
  useEffect(() => {
    if (count < LONG) return;
    const observer = new IntersectionObserver(
      (parts) => {
        for (const { isIntersecting, target, boundingClientRect } of parts) {
          if (isIntersecting) continue;
          observer.unobserve(target);
          skip(target as HTMLElement, boundingClientRect.height);
        }
      },
      { rootMargin: FAR },
    );
    let isGone = false;
    void whenIdle().then(() => {
      const lists = isGone ? [] : document.querySelectorAll('.product-list');
      for (const { parentElement } of lists) if (parentElement !== null) observer.observe(parentElement);
    });
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [count]);
}

/** The browser draws the part again when it comes near, with the height that it had then (`auto`). */
function skip({ style }: HTMLElement, height: number): void {
  Object.assign(style, {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}px`,
    margin: `-${RING}px`,
    padding: `${RING}px`,
  });
}
