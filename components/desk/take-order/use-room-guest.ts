'use client';

import { useEffect, useState } from 'react';
import { isBlank } from '@/lib/domain/i18n/typed-text';
import { callDeskPage, type DeskOrder } from '../desk-api';
import { useDeskData } from '../live/desk-data';

/** Orders of a room that still say something of who stays there. */
const DAYS_MS = 7 * 24 * 3_600_000;

/** Nobody types a number of a room more slowly. */
const AFTER_MS = 400;

const LIMIT = 20;

/** The orders of the last days of a room, the newest first; none while nobody knows. Whoever may not search gets none. */
export function useRoomOrders(room: string): readonly DeskOrder[] {
  const { may, now } = useDeskData();
  const [found, setFound] = useState<{ room: string; orders: readonly DeskOrder[] }>({ room: '', orders: [] });
  const isAsked = may('search') && !isBlank(room);
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const body = { room };
      const read = await callDeskPage<DeskOrder>('/orders/search', { limit: LIMIT, cursor: null, body });
      if (!isOver && read.ok) setFound({ room, orders: read.value.items });
    }, AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isAsked, room]);
  return isAsked && found.room === room
    ? found.orders.filter(({ created_at }) => Date.parse(created_at) > now - DAYS_MS)
    : [];
}
