'use client';

import { useCallback, useState } from 'react';
import { addDays } from '@/lib/domain/booking/calendar-date';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { callDeskPage, type DeskOrder, type DeskPage, type DeskResponse, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';

/** Days are the hotel's, both included. */
export type BillQuery = { room: string; from: string; to: string };

type Reading = { kind: 'none' | 'busy' | 'failed' } | { kind: 'read'; orders: readonly DeskOrder[] };

/** As many as a call gives. */
const PAGE = 200;
/** Without a first day a bill begins a week before today. */
const WEEK = 6;

/** The bill that staff have asked for. It ends with the session, and its room stands in no address. Rule: desk/DE64. */
export function useRoomBill(onSignedOut: () => void) {
  const { hotel } = useDesk();
  const today = () => hotelNow(hotel.timezone, new Date()).date;
  const [query, setQuery] = useState<BillQuery>(() => ({ room: '', from: addDays(today(), -WEEK), to: today() }));
  const [reading, setReading] = useState<Reading>({ kind: 'none' });
  const show = useCallback(
    async (wanted: BillQuery) => {
      setQuery(wanted);
      setReading({ kind: 'busy' });
      const read = await readAll(wanted);
      if (read === 'signed-out') onSignedOut();
      setReading(typeof read === 'string' ? { kind: 'failed' } : { kind: 'read', orders: read });
    },
    [onSignedOut],
  );
  const forget = useCallback(() => {
    setQuery((known) => ({ ...known, room: '' }));
    setReading({ kind: 'none' });
  }, []);
  return { query, reading, show, forget };
}

/** Every order of a room in these days: a bill is whole or there is none. */
async function readAll(query: BillQuery): Promise<readonly DeskOrder[] | 'failed' | 'signed-out'> {
  const orders: DeskOrder[] = [];
  let cursor: string | null = null;
  do {
    const response: DeskResponse<DeskPage<DeskOrder>> = await callDeskPage('/orders/search', {
      limit: PAGE,
      cursor,
      body: query,
    });
    if (!response.ok) return isSignedOut(response) ? 'signed-out' : 'failed';
    orders.push(...response.value.items);
    cursor = response.value.next;
  } while (cursor !== null);
  return orders;
}
