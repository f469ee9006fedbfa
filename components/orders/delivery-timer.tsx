'use client';

import type { CSSProperties } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { TICK_MS, type TimerView, timerAt } from '@/lib/domain/orders/delivery-timer';
import { useNow } from './use-now';

/**
 * The countdown of an order under way. The ring moves every second; the words change, and are read out, once a minute.
 * `startedAt`: when the order was made, so that the ring shows the whole wait and not the time since the last reading.
 */
export function DeliveryTimer(props: { expectedTimeleft: number; receivedAt: number; startedAt: number }) {
  const t = useTranslations();
  const view = timerAt({ ...props, now: useNow(TICK_MS) });
  const percent = view.kind === 'left' ? Math.round(view.fraction * 1000) / 10 : 0;
  return (
    <div className="timer" role="timer" aria-live="polite" aria-atomic="true" aria-label={t('est_delivery_time')}>
      <span className="timer__ring" style={{ '--left': `${percent}%` } as CSSProperties}>
        <Icon name="concierge-bell" />
      </span>
      <span>
        <small>{t('est_delivery_time')}</small>
        <strong className={view.kind === 'left' ? 'num' : undefined}>{inWords(view, t)}</strong>
      </span>
    </div>
  );
}

function inWords(view: TimerView, t: ReturnType<typeof useTranslations>): string {
  if (view.kind === 'expected') return t('exp_delivery_time');
  return view.hours > 0
    ? t('timer_hours_minutes', { h: view.hours, m: view.minutes })
    : t('timer_minutes', { m: view.minutes });
}
