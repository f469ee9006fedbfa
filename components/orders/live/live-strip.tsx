'use client';

import { useEffect } from 'react';
import { type Translate, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { Order } from '@/lib/contract/order';
import { timerAt } from '@/lib/domain/orders/delivery-timer';
import { hasTimer, type OrderGroup, statusLook } from '@/lib/domain/orders/order-status';
import { type OrderStep, orderSteps } from '@/lib/domain/orders/order-steps';
import { STATUS_ICONS } from '../status-icons';
import { useNow } from '../use-now';

const MINUTE_MS = 60_000;

/**
 * Number, status and minutes of the order that arrives next. One tap opens My orders. `group`: in which it came. Rules:
 * orders/OR12, orders/OR33.
 */
export function LiveStrip(props: { order: Order; group: OrderGroup; receivedAt: number }) {
  const { order, group, receivedAt } = props;
  const t = useTranslations();
  const now = Math.max(useNow(MINUTE_MS), receivedAt);
  const look = statusLook(order.ostatus_id, group);
  const minutes = minutesOf(order, { receivedAt, now, t });
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
      {steps && <Segments steps={steps} />}
    </button>
  );
}

function minutesOf(order: Order, at: { receivedAt: number; now: number; t: Translate }): string {
  if (!hasTimer(order)) return '';
  const view = timerAt({ ...at, expectedTimeleft: order.expected_timeleft ?? 0 });
  if (view.kind === 'expected') return at.t('exp_delivery_time');
  if (view.hours > 0) return at.t('timer_hours_minutes', { h: view.hours, m: view.minutes });
  return at.t('timer_minutes', { m: view.minutes });
}

const FILL = { past: 'w-full', now: 'w-1/2', next: 'w-0' } as const;

function Segments({ steps }: { steps: readonly OrderStep[] }) {
  return (
    <span className="col-span-full grid grid-cols-4 gap-1.5" aria-hidden="true">
      {steps.map(({ name, state }) => (
        <i key={name} className="h-1 overflow-hidden rounded-full bg-brand-line forced-colors:border">
          <i className={`block h-full bg-brand-fill forced-colors:bg-system-highlight ${FILL[state]}`} />
        </i>
      ))}
    </span>
  );
}
