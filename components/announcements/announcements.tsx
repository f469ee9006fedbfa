'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { showAnnouncements } from './show-announcements';

/** Shows the hotel's announcements on every page that the guest visits. */
export function Announcements() {
  const { id } = useHotel();
  const pathname = usePathname();
  useEffect(() => showAnnouncements(id, pathname), [id, pathname]);
  return null;
}
