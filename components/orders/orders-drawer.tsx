'use client';

import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useHotel, useWords } from '@/components/hotel/hotel-context';
import { announce } from '@/components/ui/announcer';
import { Drawer } from '@/components/ui/drawer';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { openOverlay } from '@/components/ui/overlay-stack';
import { Spinner } from '@/components/ui/spinner';
import type { Order } from '@/lib/contract/order';
import { type KeptOrders, movedOrders } from '@/lib/domain/kept-orders';
import { listed } from '@/lib/domain/listed';
import { type OrderGroup, shownGroups, statusOf } from '@/lib/domain/order-status';
import { OrderCard } from './order-card';
import { OrdersSkeleton } from './orders-skeleton';
import { useForgetAttempts } from './use-cancelling';
import { useNow } from './use-now';
import { type ShownOrders, useOrders } from './use-orders';

const ICONS: Readonly<Record<OrderGroup['key'], string>> = {
  draft: 'clock',
  pending: 'bell',
  histories: 'receipt-text',
};
/** Ages are told in minutes; twice a minute keeps them honest. */
const AGE_MS = 30_000;

/** The guest's orders and how they stand. Source: follow-up 2.2, 4.1. */
export function OrdersDrawer() {
  const say = useWords();
  const orders = useOrders();
  const { kept } = orders;
  useStatusesReadOut(kept);
  useForgetAttempts();
  const isEmpty = !orders.hasUuids || (kept !== null && shownGroups(kept.groups).length === 0);
  return (
    <Drawer id="orders" title={say('my_orders')} closeLabel={say('close')} centred={isEmpty && !orders.failed}>
      {orders.failed && <OrdersFailed orders={orders} />}
      {isEmpty && !orders.failed && <NoOrders />}
      {!isEmpty && kept !== null && <Groups kept={kept} />}
      {!isEmpty && kept === null && !orders.failed && <OrdersSkeleton label={say('loading')} />}
      {orders.hasUuids && (kept !== null || orders.failed) && <ClearHistory />}
    </Drawer>
  );
}

/** Headings and cards in one row of neighbours: an order that moves on to another group keeps its card. */
function Groups({ kept }: { kept: KeptOrders<Order> }) {
  const say = useWords();
  const now = useNow(AGE_MS);
  return shownGroups(kept.groups).flatMap((group) => [
    <h3 className="group" key={group.key}>
      <Icon name={ICONS[group.key]} size="sm" />
      {say(group.word)}
    </h3>,
    ...group.orders.map((order) => (
      <OrderCard key={order.uuid} order={order} group={group.key} receivedAt={kept.receivedAt} now={now} />
    )),
  ]);
}

function ClearHistory() {
  const say = useWords();
  return (
    <button
      type="button"
      className="btn btn--quiet btn--sm mt-4"
      aria-haspopup="dialog"
      onClick={() => openOverlay('clear-history')}
    >
      <Icon name="trash-2" size="sm" />
      {say('clear_history')}
    </button>
  );
}

function NoOrders() {
  const say = useWords();
  return (
    <EmptyState picture="/pictures/receipt.webp" tint="p4" title={say('no_orders_status')}>
      {say('no_orders_text')}
    </EmptyState>
  );
}

function OrdersFailed({ orders }: { orders: ShownOrders }) {
  const say = useWords();
  return (
    <div className={clsx('stack stack--sm', orders.kept !== null && 'mb-4')}>
      <Notice tone="danger" alert>
        {say('orders_failed')}
      </Notice>
      <button type="button" className="btn btn--soft" aria-busy={orders.isReading} onClick={orders.retry}>
        {orders.isReading && <Spinner />}
        {say('try_again')}
      </button>
    </div>
  );
}

/** A status that changes while nobody touches the page is read out too. */
function useStatusesReadOut(kept: KeptOrders<Order> | null): void {
  const say = useWords();
  const { locale } = useHotel();
  const before = useRef(kept);
  useEffect(() => {
    const news = movedOrders(before.current, kept).map(
      ({ order, group }) => `#${order.num}: ${say(statusOf(order.ostatus_id, group).word)}`,
    );
    if (news.length > 0) announce(listed(news, locale));
    before.current = kept;
  }, [kept, say, locale]);
}
