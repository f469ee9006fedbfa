'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { LogEntry } from '@/lib/domain/staff-log/log-entry';
import { BASE, callDesk, callDeskPage, isSignedOut } from '../desk-api';
import { useDeskData } from '../live/desk-data';
import { STAFF_PATHS, type StaffPerson } from '../staff/staff-api';

/** What the log is narrowed to; empty: not narrowed. `person`: an id, or `key`. Days at the hotel. */
export type LogFilter = { person: string; action: string; from: string; to: string };

export const NO_FILTER: LogFilter = { person: '', action: '', from: '', to: '' };

const PAGE = 50;

function queryOf(filter: LogFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return query.size === 0 ? '' : `?${query}`;
}

/** Where a filtered log is downloaded as a file: the browser sends the session along. */
export const csvAddress = (filter: LogFilter): string => `${BASE}/staff-log.csv${queryOf(filter)}`;

type Read = { entries: readonly LogEntry[]; next: string | null };

/** The log as it is narrowed, page by page; null: not read yet. Rule: staff/SP49. */
export function useStaffLog(filter: LogFilter) {
  const { isEnded, onSignedOut } = useDeskData();
  const [log, setLog] = useState<Read | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const asked = useRef(0);
  const path = `/staff-log${queryOf(filter)}`;
  const read = useCallback(
    async (before: Read | null) => {
      asked.current += 1;
      const own = asked.current;
      setIsBusy(true);
      const response = await callDeskPage<LogEntry>(path, { limit: PAGE, cursor: before?.next ?? null });
      // A later question has a later response, whichever arrives first.
      if (own !== asked.current) return;
      setIsBusy(false);
      if (isSignedOut(response)) return onSignedOut();
      setHasFailed(!response.ok);
      if (!response.ok) return;
      const { items, next } = response.value;
      setLog({ entries: [...(before?.entries ?? []), ...items], next });
    },
    [path, onSignedOut],
  );
  useEffect(() => {
    if (!isEnded) void read(null);
  }, [isEnded, read]);
  return { log, hasFailed, isBusy, readAgain: () => read(null), readMore: () => read(log) };
}

/** Everybody who can stand in the log, also those who were removed. */
export function useLogPersons(): readonly StaffPerson[] {
  const [persons, setPersons] = useState<readonly StaffPerson[]>([]);
  useEffect(() => {
    void callDesk<readonly StaffPerson[]>(STAFF_PATHS.persons).then((response) => {
      if (response.ok) setPersons(response.value);
    });
  }, []);
  return persons;
}
