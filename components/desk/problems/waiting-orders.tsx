'use client';

import type { ReactNode } from 'react';
import { CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { waitsSince } from '@/lib/domain/desk/waits-since';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { OrderWho } from '../orders/order-parts';
import { DueMeter } from '../orders/order-state';
import { WaitTag } from '../wait-tag';
import { ProblemList } from './problem-list';

/** The new orders that are late or were escalated, each a way to its card. Rules: desk/DE27, desk/DE36. */
export function LateOrders({ orders }: { orders: readonly DeskOrder[] }) {
  const { t } = useDesk();
  if (orders.length === 0) return null;
  return (
    <ProblemList id="late-orders" title={t('escalated')} text={t('escalated_text')}>
      {orders.map((order) => (
        <OrderRow key={order.uuid} order={order}>
          <LateFacts order={order} />
        </OrderRow>
      ))}
    </ProblemList>
  );
}

/** The orders whose promised time is over, each a way to its card. Rule: desk/DE36. */
export function OverdueOrders({ orders }: { orders: readonly DeskOrder[] }) {
  const { t } = useDesk();
  const { now } = useDeskData();
  if (orders.length === 0) return null;
  return (
    <ProblemList id="overdue-orders" title={t('overdue')} text={t('overdue_text')}>
      {orders.map((order) => (
        <OrderRow key={order.uuid} order={order}>
          <b className="font-medium">{t('order', { number: `#${order.num}` })}</b>
          <DueMeter order={order} now={now} />
        </OrderRow>
      ))}
    </ProblemList>
  );
}

function OrderRow({ order, children }: { order: DeskOrder; children: ReactNode }) {
  return (
    <li>
      <a
        className={`${CARD} grid grid-cols-[minmax(0,1fr)] gap-3 border-danger border-s-7 p-4 text-ink no-underline hover:bg-sunken min-[760px]:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] min-[760px]:items-center`}
        href={deskAddress('orders', order.uuid)}
      >
        <OrderWho order={order} />
        <div className="grid gap-1 text-sm">{children}</div>
        <span className="hidden min-[760px]:grid">
          <Icon shape={chevronRightIcon} size="sm" />
        </span>
      </a>
    </li>
  );
}

function LateFacts({ order }: { order: DeskOrder }) {
  const { t, time } = useDesk();
  const { now, settings } = useDeskData();
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <b className="font-medium">{t('order', { number: `#${order.num}` })}</b>
        <WaitTag since={waitsSince(order)} limits={settings.overdue_minutes} now={now} />
      </span>
      {order.escalation > 0 && <span className="text-ink-2">{t('reminded', { count: order.escalation })}</span>}
      {order.expires_at !== null && (
        <span className="text-danger">{t('expires_at', { time: time(order.expires_at) })}</span>
      )}
    </>
  );
}
