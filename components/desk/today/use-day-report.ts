'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import type { DayReport } from '@/lib/domain/figures/day-report';
import { callDesk, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';

/** Orders come in bursts; today is read once for all of this time. */
const READ_AGAIN_MS = 10_000;

/** `report` null: not read yet. `hasFailed`: the last reading; what was read before stays. */
type Reading = { report: DayReport | null; hasFailed: boolean; retry(): void };

/** The report of a day, which is read again after orders have moved. `day` null: today. */
export function useDayReport(day: string | null): Reading {
  const { hotel } = useDesk();
  const { live, now, isOffline, onSignedOut } = useDeskData();
  const [read, setRead] = useState<{ day: string | null; report: DayReport | null; hasFailed: boolean }>();
  const [round, setRound] = useState(0);
  const retry = useCallback(() => setRound((count) => count + 1), []);
  const date = hotelNow(hotel.timezone, new Date(now)).date;
  // Also when another day begins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the round and the date are what asks for reading again
  useEffect(() => {
    if (isOffline) return;
    let isGone = false;
    void callDesk<DayReport>(day === null ? '/figures' : `/figures?day=${day}`).then((response) => {
      if (isGone) return;
      if (isSignedOut(response)) return onSignedOut();
      setRead((known) => {
        const before = known?.day === day ? known.report : null;
        return { day, report: response.ok ? response.value : before, hasFailed: !response.ok };
      });
    });
    return () => {
      isGone = true;
    };
  }, [day, round, date, isOffline, onSignedOut]);
  useAfterChanges(live.orders, retry);
  const current = read?.day === day ? read : undefined;
  return { report: current?.report ?? null, hasFailed: current?.hasFailed ?? false, retry };
}

/** Calls back some time after the orders have changed, once for all changes in it. */
function useAfterChanges(orders: unknown, read: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef(orders);
  useEffect(() => {
    if (known.current === orders) return;
    const isFirst = known.current === null;
    known.current = orders;
    if (isFirst || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      read();
    }, READ_AGAIN_MS);
  }, [orders, read]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
