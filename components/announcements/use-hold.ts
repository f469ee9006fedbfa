'use client';

import { type PointerEvent, useRef, useState } from 'react';

/** Milliseconds after which a press is a hold and no tap. */
const HOLD_MS = 250;

/** Tells a hold from a tap: `onTap` runs for taps only, by pointer or keyboard. A hold follows no link under it. */
export function useHold(onTap?: () => void) {
  const [isHeld, setIsHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const release = () => {
    clearTimeout(timer.current);
    setIsHeld(false);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      wasHeld.current = false;
      if (event.button !== 0) return;
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        setIsHeld(true);
      }, HOLD_MS);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onContextMenu: (event: React.MouseEvent) => event.preventDefault(),
    // Captured, so that a link under the finger does not hear of the hold.
    onClickCapture: (event: React.MouseEvent) => {
      if (wasHeld.current) {
        event.preventDefault();
        event.stopPropagation();
      } else onTap?.();
      wasHeld.current = false;
    },
  };
  return { isHeld, handlers };
}
