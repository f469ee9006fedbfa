'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { callDesk } from '../desk-api';

/** A message about an order to the hotel's system or mailbox that has not arrived. Times are ISO 8601. */
export type DeskNotification = {
  id: string;
  channel: 'webhook' | 'mail';
  type: 'order.created' | 'order.status_changed' | 'order.escalated';
  /** null: the order is gone. */
  order_num: string | null;
  order_status: string;
  attempts: number;
  /** null: given up. */
  next_attempt_at: string | null;
  last_error: string | null;
  created_at: string;
};

export type Undelivered = { givenUp: readonly DeskNotification[]; retrying: readonly DeskNotification[] };

/** Between two readings: that a try has failed has no event. */
const INTERVAL_MS = 30_000;

/** What has not arrived, read again and again; null: not read yet. `isPaused`: the session has ended. Rule: desk/DE27. */
export function useNotifications(isPaused: boolean) {
  const [undelivered, setUndelivered] = useState<Undelivered | null>(null);
  const asked = useRef(0);
  const readNotifications = useCallback(async () => {
    asked.current += 1;
    const own = asked.current;
    const path = (state: string) => `/notifications?state=${state}`;
    const [givenUp, waiting] = await Promise.all([
      callDesk<DeskNotification[]>(path('given_up')),
      callDesk<DeskNotification[]>(path('waiting')),
    ]);
    // A later question has a later response, whichever arrives first.
    if (!givenUp.ok || !waiting.ok || own !== asked.current) return;
    // One that has never failed is only on its way.
    setUndelivered({ givenUp: givenUp.value, retrying: waiting.value.filter(({ last_error }) => last_error !== null) });
  }, []);
  useEffect(() => {
    if (isPaused) return;
    void readNotifications();
    const timer = setInterval(readNotifications, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPaused, readNotifications]);
  return { undelivered, readNotifications };
}
