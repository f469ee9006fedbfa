'use client';

import { TextButton } from '@/components/ui/button/text-button';
import { CARD } from '@/components/ui/card';
import { closedDateOf } from '@/lib/domain/content/content-log';
import { dayAndMonth } from '@/lib/domain/i18n/format-date';
import { textIn } from '@/lib/domain/i18n/text';
import { DayTime } from '../day-time';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { LogEntry } from './content-api';
import type { ContentDesk } from './use-content';

/** Who changed what and when, with a way back. Rules: content/CC9, content/CC10. */
export function ChangeLog({ desk }: { desk: ContentDesk }) {
  const { hotel, t } = useDesk();
  const { isOffline, now, may } = useDeskData();
  const mayChangeMenu = may('menu');
  return (
    <section className={`${CARD} grid gap-1 p-4`} aria-labelledby="log-title">
      <h2 id="log-title" className="font-medium">
        {t('change_log')}
      </h2>
      {desk.log.length === 0 && <p className="text-ink-2 text-sm">{t('no_changes')}</p>}
      <ol className="text-sm">
        {desk.log.map((entry) => (
          <li
            key={entry.id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-2.5 border-line py-2 not-first:border-t"
          >
            <DayTime className="whitespace-nowrap text-ink-2 tabular-nums" at={entry.created_at} now={now} />
            <span className="min-w-0 hyphens-auto break-words">
              <Line entry={entry} />
              <span className="block text-ink-2">
                <bdi>{entry.staff ?? t('by_system')}</bdi>
                {entry.undo_of !== null && <span>{` · ${t('was_undo')}`}</span>}
              </span>
            </span>
            {entry.can_undo && (entry.field === 'sale' || mayChangeMenu) && (
              <TextButton layout="row" disabled={isOffline} onClick={() => desk.undo(entry)}>
                <span>{t('undo_change')}</span>
                <span className="sr-only">{`, ${textIn(entry.title, hotel.language)}`}</span>
              </TextButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What changed, in words. The log's own writers decide the values, so their forms are known. */
function Line({ entry }: { entry: LogEntry }) {
  const { hotel, t, time, amount } = useDesk();
  const { field, before, after } = entry;
  const name = textIn(entry.title, hotel.language);
  if (field === 'price') {
    const value = (price: unknown) => (typeof price === 'number' ? amount(price) : t('file_price'));
    return (
      <>
        <span>{`${name} `}</span>
        <s className="text-ink-2">{value(before)}</s>
        <span> </span>
        <bdi>{value(after)}</bdi>
      </>
    );
  }
  if (field === 'hours') return t('log_hours', { name });
  const date = closedDateOf(field);
  if (date !== null) {
    const key = after === null ? 'log_open' : (after as { times: unknown }).times === null ? 'log_closed' : 'log_part';
    return t(key, { name, day: dayAndMonth(date, hotel.languageTag) });
  }
  const until = (after as { until: string | null } | null)?.until ?? null;
  if (after === null) return t('log_sale', { name });
  return until === null ? t('log_sold_out', { name }) : t('log_sold_until', { name, time: time(until) });
}
