'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is on the screen and its page is in front. */
export function useVisible(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);
  const [isInFront, setIsInFront] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new IntersectionObserver((entries) => setIsOnScreen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  useEffect(() => {
    const update = () => setIsInFront(document.visibilityState === 'visible');
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isOnScreen && isInFront;
}
