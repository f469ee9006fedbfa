'use client';

import { useEffect } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { Order } from '@/lib/contract/order';
import { type OrderGroup, statusLook } from '@/lib/domain/orders/order-status';
import { orderSteps } from '@/lib/domain/orders/order-steps';
import { minutesText } from '../minutes-text';
import { STATUS_ICONS } from '../status-icons';
import { useServerNow } from '../use-server-now';
import { StepSegments } from './step-segments';

const MINUTE_MS = 60_000;

/**
 * Number, status and minutes of the order that arrives next. One tap opens My orders. `group`: in which it came. Rules:
 * orders/OR12, orders/OR33.
 */
export function LiveStrip(props: { order: Order; group: OrderGroup; receivedAt: number }) {
  const { order, group, receivedAt } = props;
  const t = useTranslations();
  const now = Math.max(useServerNow(MINUTE_MS), receivedAt);
  const look = statusLook(order.ostatus_id, group);
  const minutes = minutesText(order, { receivedAt, now }, t);
  const steps = orderSteps(order, receivedAt);
  useEffect(() => {
    // Room below the page for the part by which the bar grows.
    document.documentElement.style.setProperty('--live-strip', '52px');
    return () => void document.documentElement.style.removeProperty('--live-strip');
  }, []);
  return (
    <button
      type="button"
      className="mb-1.5 grid min-h-target w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 rounded-lg bg-brand-soft px-3.5 py-2 text-start text-sm pressed:opacity-60 forced-colors:border"
      data-part="live-order"
      aria-haspopup="dialog"
      {...opens('orders')}
      onClick={() => openOverlay('orders')}
    >
      <Icon shape={STATUS_ICONS[look.icon]} size="sm" className="text-brand-strong" />
      <span className="min-w-0 truncate tabular-nums">
        <strong className="font-medium">
          <bdi translate="no" dir="ltr">{`#${order.num}`}</bdi>
          <span>{` · ${t(look.messageKey)}`}</span>
        </strong>
        {minutes !== '' && <span className="text-ink-2">{` · ${minutes}`}</span>}
      </span>
      <Icon shape={chevronRightIcon} size="sm" className="text-brand-strong rtl:-scale-x-100" />
      {steps && <StepSegments steps={steps} />}
    </button>
  );
}
