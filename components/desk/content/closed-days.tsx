'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { startTimesOn } from '@/lib/domain/booking/slot-starts';
import { closedField } from '@/lib/domain/content/content-log';
import { dayTitle } from '@/lib/domain/i18n/format-date';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { ContentItem } from './content-api';
import { DayGrid } from './day-grid';
import type { ContentDesk } from './use-content';

/** A month with the closed days, and what can be closed or opened on the chosen day. Rule: content/CC7. */
export function ClosedDays({ item, desk }: { item: ContentItem; desk: ContentDesk }) {
  const { hotel, t } = useDesk();
  const { now, isOffline } = useDeskData();
  const today = hotelNow(hotel.timezone, new Date(now)).date;
  const [chosen, setChosen] = useState<string | null>(null);
  const closedOn = (date: string) => item.closed.find((day) => day.date === date);
  const stateOf = (date: string) => {
    const day = closedOn(date);
    return day === undefined ? 'open' : day.times === null ? 'closed' : 'part';
  };
  const set = (date: string, closed: boolean, times: readonly string[] | null = null) =>
    desk.change(item, { field: closedField(date), path: 'closed', body: { date, closed, times } });
  const isClosed = chosen !== null && closedOn(chosen)?.times === null;
  return (
    <>
      <DayGrid today={today} chosen={chosen} stateOf={stateOf} onChoose={setChosen} />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs">
        <Key className="bg-danger-soft inset-ring inset-ring-danger">{t('closed')}</Key>
        <Key className="border-warning border-b-4 inset-ring inset-ring-line-strong">{t('part_closed')}</Key>
      </p>
      {chosen !== null && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm">{dayTitle(chosen, hotel.languageTag)}</legend>
          <Button variant="outline" size="sm" disabled={isOffline} onClick={() => set(chosen, !isClosed)}>
            {t(isClosed ? 'open_day' : 'close_day')}
          </Button>
          {item.slot_minutes !== null && !isClosed && (
            <DayTimes
              times={startTimesOn({ hours: item.hours ?? [], step_minutes: item.slot_minutes }, chosen)}
              closed={closedOn(chosen)?.times ?? []}
              isOff={isOffline}
              onChange={(times) => set(chosen, times.length > 0, times.length > 0 ? times : null)}
            />
          )}
        </fieldset>
      )}
    </>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i className={`size-4 rounded-xs ${className} forced-colors:border`} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

const TIME =
  'min-h-target rounded-sm text-sm tabular-nums inset-ring inset-ring-line-strong hover:bg-sunken aria-pressed:bg-danger-soft aria-pressed:text-danger aria-pressed:line-through unavailable:cursor-not-allowed unavailable:text-ink-3 forced-colors:border forced-colors:aria-pressed:chosen';

/** The slots of a day: a pressed one is closed. */
function DayTimes(props: {
  times: readonly string[];
  closed: readonly string[];
  isOff: boolean;
  onChange: (closed: readonly string[]) => void;
}) {
  const { times, closed, isOff, onChange } = props;
  const { t } = useDesk();
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="sr-only">{t('closed_times')}</legend>
      {times.map((time) => {
        const isClosed = closed.includes(time);
        const next = isClosed ? closed.filter((other) => other !== time) : [...closed, time];
        return (
          <button
            key={time}
            type="button"
            className={TIME}
            aria-pressed={isClosed}
            disabled={isOff}
            onClick={() => onChange(next)}
          >
            {time.slice(0, 5)}
          </button>
        );
      })}
    </fieldset>
  );
}
