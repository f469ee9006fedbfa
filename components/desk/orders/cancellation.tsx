'use client';

import { cancellationOf } from '@/lib/domain/desk/cancellation';
import { bcp47 } from '@/lib/domain/i18n/language';
import { DayTime } from '../day-time';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { cancelReason } from './cancel-reasons';

/** Why an order was cancelled, with which words, by whom and when. Rule: desk/DE29. */
export function Cancellation({ order, now }: { order: DeskOrder; now: number }) {
  const { t } = useDesk();
  const cancelled = cancellationOf(order);
  if (cancelled === null) return null;
  const { by } = cancelled;
  return (
    <section
      className="grid gap-1 rounded-sm bg-danger-soft p-3 text-danger text-sm forced-colors:border"
      aria-labelledby="order-cancelled"
    >
      <h3 id="order-cancelled" className="font-medium text-md">
        {t('status_cancelled')}
      </h3>
      <p>{cancelReason(cancelled.reason, t)}</p>
      {cancelled.words.map((words) => (
        <p key={words} dir="auto" lang={bcp47(order.language)} className="whitespace-pre-wrap text-ink">
          {words}
        </p>
      ))}
      <p className="flex flex-wrap gap-x-2 text-ink">
        <bdi>{by.kind === 'staff' ? by.name : t(by.kind === 'guest' ? 'by_guest' : 'by_own_system')}</bdi>
        <DayTime at={cancelled.at} now={now} className="flex gap-1 tabular-nums" />
      </p>
    </section>
  );
}
