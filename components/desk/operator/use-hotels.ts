'use client';

import { useEffect, useState } from 'react';
import type { OverdueMinutes } from '@/lib/domain/desk/waiting';
import { callDesk, isSignedOut } from '../desk-api';
import type { OpenSession } from '../sign-in/session-gate';

/** A hotel as the operator's call answers it. `href`: its desk. */
export type OperatorHotel = {
  code: string;
  title: string;
  href: string;
  overdue_minutes: OverdueMinutes;
  open_orders: number;
  oldest: { num: number; number_room: string | null; created_at: string } | null;
  unanswered_chats: number;
  chat_waiting_since: string | null;
};

/** Between two readings. A stream of every hotel's events would tell the operator more than a list shows. */
const INTERVAL_MS = 15_000;

/** Every hotel, read again and again. `at`: when it was read, in ms; `isStale`: the last reading failed. */
export function useHotels(language: string, { isEnded, onSignedOut }: OpenSession) {
  const [read, setRead] = useState<{ hotels: readonly OperatorHotel[]; at: number } | null>(null);
  const [isStale, setIsStale] = useState(false);
  useEffect(() => {
    if (isEnded) return;
    let isGone = false;
    const readAll = async () => {
      const response = await callDesk<readonly OperatorHotel[]>(`/hotels?lang=${language}`);
      if (isGone) return;
      if (response.ok) setRead({ hotels: response.value, at: Date.now() });
      else if (isSignedOut(response)) onSignedOut();
      setIsStale(!response.ok);
    };
    void readAll();
    const timer = setInterval(readAll, INTERVAL_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [language, isEnded, onSignedOut]);
  return { read, isStale };
}
