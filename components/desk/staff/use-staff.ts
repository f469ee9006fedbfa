'use client';

import { useCallback, useEffect, useState } from 'react';
import { callDesk, isSignedOut } from '../desk-api';
import { useDeskData } from '../live/desk-data';
import { STAFF_PATHS, type StaffDevice, type StaffPerson, type StaffSession } from './staff-api';

type Lists = {
  persons: readonly StaffPerson[];
  devices: readonly StaffDevice[];
  sessions: readonly StaffSession[];
};

/** Between two readings: that somebody has used an invitation has no event. */
const INTERVAL_MS = 30_000;

/** The hotel's staff, their devices and who is signed in, read again and again; null: not read yet. Rule: staff/SP46. */
export function useStaff() {
  const { isEnded, onSignedOut } = useDeskData();
  const [lists, setLists] = useState<Lists | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const read = useCallback(async () => {
    const [persons, devices, sessions] = await Promise.all([
      callDesk<readonly StaffPerson[]>(STAFF_PATHS.persons),
      callDesk<readonly StaffDevice[]>(STAFF_PATHS.devices),
      callDesk<readonly StaffSession[]>(STAFF_PATHS.sessions),
    ]);
    if ([persons, devices, sessions].some(isSignedOut)) return onSignedOut();
    setHasFailed(!persons.ok || !devices.ok || !sessions.ok);
    if (persons.ok && devices.ok && sessions.ok)
      setLists({ persons: persons.value, devices: devices.value, sessions: sessions.value });
  }, [onSignedOut]);
  useEffect(() => {
    if (isEnded) return;
    void read();
    const timer = setInterval(read, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isEnded, read]);
  return { lists, hasFailed, read };
}
