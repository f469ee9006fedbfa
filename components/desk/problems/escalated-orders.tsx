'use client';

import { CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { OrderWho } from '../orders/order-parts';
import { WaitTag } from '../wait-tag';
import { ProblemList } from './problem-list';

/** The orders that were escalated, each a way to its card. Rule: desk/DE27. */
export function EscalatedOrders({ orders }: { orders: readonly DeskOrder[] }) {
  const { t } = useDesk();
  if (orders.length === 0) return null;
  return (
    <ProblemList id="escalated" title={t('escalated')} text={t('escalated_text')}>
      {orders.map((order) => (
        <li key={order.uuid}>
          <EscalatedOrder order={order} />
        </li>
      ))}
    </ProblemList>
  );
}

function EscalatedOrder({ order }: { order: DeskOrder }) {
  const { t, time } = useDesk();
  const { now, settings } = useDeskData();
  return (
    <a
      className={`${CARD} grid gap-3 border-danger border-s-7 p-4 text-ink no-underline hover:bg-sunken min-[760px]:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] min-[760px]:items-center`}
      href={deskAddress('orders', order.uuid)}
    >
      <OrderWho order={order} />
      <span className="grid gap-1 text-sm">
        <span className="flex flex-wrap items-center gap-2">
          <b className="font-medium">{t('order', { number: `#${order.num}` })}</b>
          <WaitTag since={order.created_at} limits={settings.overdue_minutes} now={now} />
        </span>
        <span className="text-ink-2">{t('reminded', { count: order.escalation })}</span>
        {order.expires_at !== null && (
          <span className="text-danger">{t('expires_at', { time: time(order.expires_at) })}</span>
        )}
      </span>
      <span className="hidden min-[760px]:grid">
        <Icon shape={chevronRightIcon} size="sm" />
      </span>
    </a>
  );
}
