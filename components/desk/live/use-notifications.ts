'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { callDesk, type HotelChannel } from '../desk-api';

/** A message to the hotel's system or mailbox about an order or a chat. Times are ISO 8601. */
export type DeskNotification = {
  id: string;
  channel: HotelChannel;
  type:
    | 'order.created'
    | 'order.status_changed'
    | 'order.corrected'
    | 'order.escalated'
    | 'chat.started'
    | 'chat.message_created';
  /** null: the order is gone, or it is about a chat. */
  order_num: string | null;
  order_status: string;
  attempts: number;
  /** null: given up, or delivered. */
  next_attempt_at: string | null;
  last_error: string | null;
  created_at: string;
  http_status: number | null;
  /** null: it has not arrived. */
  duration_ms: number | null;
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
