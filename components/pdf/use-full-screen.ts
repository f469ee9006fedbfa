'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Full screen for one element. `isPossible` is false where the browser does not support it, as on an iPhone. */
export function useFullScreen(element: RefObject<HTMLElement | null>): {
  isPossible: boolean;
  isOn: boolean;
  toggle: () => void;
} {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const shown = element.current;
    const listen = () => setIsOn(document.fullscreenElement === shown);
    document.addEventListener('fullscreenchange', listen);
    return () => {
      document.removeEventListener('fullscreenchange', listen);
      if (document.fullscreenElement === shown) leave();
    };
  }, [element]);
  const toggle = () => {
    if (document.fullscreenElement !== null) leave();
    // A browser may refuse the request. Then nothing changes, and the guest can try again.
    else element.current?.requestFullscreen().catch(() => setIsOn(false));
  };
  return { isPossible: typeof document !== 'undefined' && document.fullscreenEnabled === true, isOn, toggle };
}

function leave(): void {
  if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
}
