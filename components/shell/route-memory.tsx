'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { previousRoute } from '@/lib/device/previous-route';

/** Remembers, on entering a page, which page came before. */
export function RouteMemory() {
  const pathname = usePathname();
  const current = useRef(pathname);
  useEffect(() => {
    if (current.current === pathname) return;
    const before = current.current;
    current.current = pathname;
    previousRoute.changeNow(() => before);
  }, [pathname]);
  return null;
}
