'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { previousRoute } from '@/lib/device/previous-route';

/**
 * Remembers, on entering a page, which page came before. <html> names the page that is shown, and no longer one that is
 * awaited (instrumentation-client.ts).
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
