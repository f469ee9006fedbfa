'use client';

import { atom } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { late } from '@/components/hotel/late';
import { announce } from '@/components/ui/overlay/announcer';
import { overlays } from '@/components/ui/overlay/overlay-stack';
import type { OrderGroups } from '@/lib/contract/order';
import { openOrders } from '@/lib/domain/orders/open-orders';
import { orderBadge } from '@/lib/domain/orders/order-badge';
import { orderQuery, queriedOrders } from '@/lib/domain/orders/order-query';
import { nextOrder } from '@/lib/domain/orders/order-steps';
import { subscribe } from '@/lib/live/subscribe';
import { pageStore } from '@/lib/state/page-store';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { liveOrder } from './live/live-order-outlet';
import { orderBadgeCount } from './order-badge';
import { useOrdersSnapshot } from './use-loaded-orders';

/** For a guest who has an open order. My orders is there also when this has failed. */
const LateLiveStrip = late(() => import('./live/live-strip').then((module) => module.LiveStrip));

const NO_ORDERS: OrderGroups = { draft: [], pending: [], histories: [] };

const isDrawerOpen = atom((get) => get(overlays).some(({ name }) => name === 'orders'));

/**
 * Counts how many orders have changed since the guest last saw them: when the drawer was last open, else when the page
 * was loaded. `hadNone`: no order was stored when the page was loaded, so the first one counts as a change. Follows
 * only the newest orders, those that My orders shows first.
 */
export function OrderBadgeUpdater({ uuids: known, hadNone }: { uuids: readonly string[]; hadNone: boolean }) {
  const t = useTranslations();
  const uuids = useMemo(() => orderQuery(known), [known]);
  const badge = useAtomValue(orderBadgeCount);
  useEffect(() => () => pageStore.set(orderBadgeCount, 0), []);
  const isOpen = useAtomValue(isDrawerOpen);
  const { value, refetch } = useOrdersSnapshot(uuids);
  const groups = value?.groups ?? null;
  const seen = useRef<OrderGroups | null>(hadNone ? NO_ORDERS : null);

  useEffect(() => {
    if (isOpen) {
      seen.current = groups ?? seen.current;
      pageStore.set(orderBadgeCount, 0);
    } else if (groups !== null) {
      seen.current ??= groups;
      pageStore.set(orderBadgeCount, orderBadge(queriedOrders(seen.current, uuids), groups));
    }
  }, [groups, uuids, isOpen]);

  const next = useMemo(() => groups && nextOrder(groups), [groups]);
  const receivedAt = value?.receivedAt ?? 0;
  useEffect(() => {
    pageStore.set(liveOrder, next && <LateLiveStrip {...next} receivedAt={receivedAt} />);
  }, [next, receivedAt]);
  useEffect(() => () => pageStore.set(liveOrder, null), []);

  const hasOpenOrders = groups === null || openOrders(groups).length > 0;
  useEffect(() => {
    // While the drawer is open, it subscribes itself.
    if (isOpen) return;
    return subscribe({ kind: 'orders', uuids, hasOpenOrders }, refetch);
  }, [isOpen, uuids, hasOpenOrders, refetch]);

  const announced = useRef(badge);
  useEffect(() => {
    if (badge > announced.current) announce(`${t('my_orders')}: ${t('order_news', { n: badge })}`);
    announced.current = badge;
  }, [badge, t]);
  return null;
}
