'use client';

import { useCallback, useEffect, useState } from 'react';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { callDesk, type DeskAnnouncement, type DeskResponse, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';

/** The hotel's local time as schedules have it. */
export function useLocalTime(): string {
  const { hotel } = useDesk();
  const { date, time } = hotelNow(hotel.timezone, new Date(useDeskData().now));
  return `${date}T${time}`;
}

/** The hotel's announcements, and the calls that change them. Rule: desk/DE21. */
export function useAnnouncements() {
  const { onSignedOut } = useDeskData();
  const [announcements, setAnnouncements] = useState<readonly DeskAnnouncement[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const read = useCallback(async () => {
    const response = await callDesk<DeskAnnouncement[]>('/announcements');
    setHasFailed(!response.ok);
    if (response.ok) setAnnouncements(response.value);
    else if (isSignedOut(response)) onSignedOut();
  }, [onSignedOut]);
  useEffect(() => void read(), [read]);

  const call = async (path: string, body: object): Promise<DeskResponse<DeskAnnouncement>> => {
    const response = await callDesk<DeskAnnouncement>(`/announcements${path}`, body);
    if (response.ok) {
      const { value } = response;
      setAnnouncements((known) => [...(known ?? []).filter(({ id }) => id !== value.id), value]);
    } else if (isSignedOut(response)) onSignedOut();
    // Somebody else has changed it: the next try is about what is there now.
    else if (response.status === 409) await read();
    return response;
  };
  return { announcements, hasFailed, read, call };
}

export type Announcements = ReturnType<typeof useAnnouncements>;
