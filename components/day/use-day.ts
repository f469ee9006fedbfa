'use client';

import { useEffect, useMemo, useState } from 'react';
import { readAnnouncements } from '@/components/announcements/read-announcements';
import { lineSlots } from '@/components/holds/use-cart-hold';
import { useHotel } from '@/components/hotel/hotel-context';
import type { ApiState } from '@/components/hotel/use-api';
import { useCart } from '@/components/hotel/use-cart';
import { useLoadedOrders } from '@/components/orders/use-loaded-orders';
import { useOrderUuids } from '@/components/orders/use-order-uuids';
import { useServerNow } from '@/components/orders/use-server-now';
import type { Announcement } from '@/lib/contract/announcement';
import type { Order } from '@/lib/contract/order';
import { cartHolds } from '@/lib/device/cart-holds';
import { roomNumber } from '@/lib/device/guest';
import { isForDay } from '@/lib/domain/announcements/eligibility';
import { holdsOf } from '@/lib/domain/booking/slot-hold';
import { type DayClock, type DayEntry, type DaySources, dayEntries } from '@/lib/domain/day/day-entries';
import type { LoadedOrders } from '@/lib/domain/orders/merge-orders';
import { orderQuery } from '@/lib/domain/orders/order-query';
import { useAtomValue } from '@/lib/state/use-atom-value';

const MINUTE_MS = 60_000;

type Day = { entries: readonly DayEntry[]; clock: DayClock; orders: ApiState<LoadedOrders<Order>> };

/** What the guest has today and tomorrow, of the newest orders, those that My orders shows first. Rule: my-day/MD1. */
export function useDay(): Day {
  const { timezone } = useHotel();
  const uuids = useOrderUuids();
  const query = useMemo(() => orderQuery(uuids), [uuids]);
  const orders = useLoadedOrders(query);
  const held = useHeldTimes();
  const announcements = useDayAnnouncements();
  const clock = { timezone, now: useServerNow(MINUTE_MS) };
  return { entries: dayEntries({ orders: orders.value ?? null, held, announcements }, clock), clock, orders };
}

function useHeldTimes(): DaySources['held'] {
  const holds = useAtomValue(cartHolds);
  const { cart } = useCart();
  return cart.products.flatMap((line) =>
    holdsOf(holds, lineSlots(line)).held.map(({ slot, endsAt }) => ({ slot, endsAt, title: line.product.title })),
  );
}

function useDayAnnouncements(): DaySources['announcements'] {
  const { id } = useHotel();
  const room = useAtomValue(roomNumber);
  const [all, setAll] = useState<readonly Announcement[]>([]);
  useEffect(() => {
    let isShown = true;
    // It does not reject.
    void readAnnouncements(id).then((read) => isShown && setAll(read));
    return () => {
      isShown = false;
    };
  }, [id]);
  return all
    .filter((one) => isForDay(one, room))
    .map(({ id, title, extra }) => ({ id, title, days: extra.event_days }));
}
