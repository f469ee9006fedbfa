'use client';

import clsx from 'clsx';
import { type CSSProperties, useRef } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { conciergeBellIcon } from '@/components/ui/icons/concierge-bell';
import { TICK_MS, type TimerView, timerAt } from '@/lib/domain/orders/delivery-timer';
import { useServerNow } from '../use-server-now';
import { useVisible } from '../use-visible';

const RING =
  'grid size-14 place-items-center rounded-full bg-[radial-gradient(closest-side,var(--ring-ground)_82%,transparent_84%),conic-gradient(var(--ring)_var(--left),var(--ring-rest)_0)] text-brand-strong [--ring-ground:var(--surface)] [--ring-rest:var(--brand-line)] [--ring:var(--brand-strong)] forced-colors:text-system-text forced-colors:forced-color-adjust-none forced-colors:[--ring-ground:Canvas] forced-colors:[--ring-rest:GrayText] forced-colors:[--ring:Highlight]';

/**
 * The countdown of an order in progress. The ring moves every second; the text changes, and is announced, once a
 * minute. `startedAt`: when the order was placed, so that the ring shows the whole wait and not only the time since the
 * last read.
 */
export function DeliveryTimer(props: { expectedTimeleft: number; receivedAt: number; startedAt: number }) {
  const t = useTranslations();
  const place = useRef<HTMLDivElement>(null);
  const now = useServerNow(TICK_MS, useVisible(place));
  const view = timerAt({ ...props, now });
  const percent = view.kind === 'left' ? Math.round(view.fraction * 1000) / 10 : 0;
  return (
    <div
      ref={place}
      className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-3 rounded-md bg-brand-soft p-3 forced-colors:border"
      role="timer"
      aria-live="polite"
      aria-atomic="true"
      aria-label={t('est_delivery_time')}
    >
      <span className={RING} style={{ '--left': `${percent}%` } as CSSProperties}>
        <Icon shape={conciergeBellIcon} />
      </span>
      <span>
        <small className="block text-ink-2 text-sm">{t('est_delivery_time')}</small>
        <strong className={clsx('font-medium text-lg', view.kind === 'left' && 'whitespace-nowrap tabular-nums')}>
          {timerText(view, t)}
        </strong>
      </span>
    </div>
  );
}

function timerText(view: TimerView, t: ReturnType<typeof useTranslations>): string {
  if (view.kind === 'expected') return t('exp_delivery_time');
  return view.hours > 0
    ? t('timer_hours_minutes', { h: view.hours, m: view.minutes })
    : t('timer_minutes', { m: view.minutes });
}
