'use client';

import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { DRAG_RESET_MS } from '@/lib/domain/cart/recommended';

/** A mouse movement below this distance, in pixels, is a click and not a drag. */
const DRAG_THRESHOLD_PX = 5;

/**
 * Scrolls a horizontal strip by dragging with a mouse (fingers scroll natively). Suppresses clicks for a moment after a
 * drag. Rule: recommendations/R9.
 */
export function useDragScroll<E extends HTMLElement>() {
  const drag = useRef<{ x: number; left: number } | null>(null);
  const hasDragged = useRef(false);
  const end = () => {
    drag.current = null;
    setTimeout(() => {
      hasDragged.current = false;
    }, DRAG_RESET_MS);
  };
  return {
    onPointerDown: ({ pointerType, button, clientX, currentTarget }: PointerEvent<E>) => {
      if (pointerType === 'mouse' && button === 0) drag.current = { x: clientX, left: currentTarget.scrollLeft };
    },
    onPointerMove: ({ buttons, pointerId, clientX, currentTarget }: PointerEvent<E>) => {
      if (drag.current === null) return;
      // The button was released outside the window.
      if (buttons === 0) return end();
      const by = clientX - drag.current.x;
      if (!hasDragged.current && Math.abs(by) < DRAG_THRESHOLD_PX) return;
      hasDragged.current = true;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.scrollLeft = drag.current.left - by;
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent<E>) => {
      if (!hasDragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // Prevents the browser's own dragging of images.
    onDragStart: (event: DragEvent<E>) => event.preventDefault(),
  };
}
