'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { previousRoute } from '@/lib/device/previous-route';

/**
 * After each navigation, stores the previous page, writes the current page to <html> and clears the awaited page that
 * instrumentation-client.ts wrote there.
 */
export function RouteMemory() {
  const pathname = usePathname();
  const current = useRef(pathname);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.page = pathname;
    delete dataset.awaited;
    if (current.current === pathname) return;
    const before = current.current;
    current.current = pathname;
    previousRoute.changeNow(() => before);
  }, [pathname]);
  return null;
}
