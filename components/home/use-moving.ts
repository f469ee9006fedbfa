'use client';

import { type RefObject, useEffect, useState } from 'react';
import { usePageVisible } from '@/components/ui/hooks/use-page-visible';
import { overlays } from '@/components/ui/overlay/overlay-stack';
import { isMoving } from '@/lib/domain/hotel/motion';
import { useAtomValue } from '@/lib/state/use-atom-value';

/** Whether something that moves by itself moves now: it is seen, and the guest has not paused it. */
export function useMoving(element: RefObject<Element | null>, isPausedByGuest: boolean): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setIsOnScreen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  const isPageVisible = usePageVisible();
  const isCovered = useAtomValue(overlays).length > 0;
  return isMoving({ isPausedByGuest, isOnScreen, isPageVisible, isCovered });
}
