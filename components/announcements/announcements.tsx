'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { visitAge } from '@/lib/device/announcements';
import { showAnnouncements } from './show-announcements';

/** Milliseconds, so that the page is loaded first and nothing pops up before the guest has seen it. */
const START_AFTER_MS = 2_000;

/** Shows the hotel's announcements on every page that the guest visits. */
export function Announcements() {
  const { id } = useHotel();
  const pathname = usePathname();
  useEffect(() => {
    // The visit begins with its first page, not when that has come to rest.
    visitAge(Date.now());
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = showAnnouncements(id, pathname);
    }, START_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id, pathname]);
  return null;
}
