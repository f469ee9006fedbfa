'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { visitAge } from '@/lib/device/announcements';

/** Milliseconds, so that the page is loaded first and nothing pops up before the guest has seen it. */
const START_AFTER_MS = 2_000;

/** The next page tries again. */
const ignore = () => undefined;

/** Shows the hotel's announcements on every page that the guest visits. The code that chooses them is loaded for that. */
export function Announcements() {
  const { id } = useHotel();
  const pathname = usePathname();
  useEffect(() => {
    // The visit begins with its first page, not when that has come to rest.
    visitAge(Date.now());
    let hasLeft = false;
    let stop = () => {};
    const start = () =>
      import('./show-announcements').then(({ showAnnouncements }) => {
        if (!hasLeft) stop = showAnnouncements(id, pathname);
      }, ignore);
    const timer = setTimeout(start, START_AFTER_MS);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      stop();
    };
  }, [id, pathname]);
  return null;
}
