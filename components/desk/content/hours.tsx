'use client';

import { type FormEvent, useState } from 'react';
import { TextButton } from '@/components/ui/button/text-button';
import { TextField } from '@/components/ui/form/text-field';
import { weekdayNames } from '@/lib/domain/booking/weekday-names';
import { shortDate } from '@/lib/domain/i18n/format-date';
import { joinList } from '@/lib/domain/i18n/join-list';
import type { ScheduleDay } from '@/lib/domain/schedule-day';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { type ContentItem, changeOf } from './content-api';
import { EditButton, EditorButtons } from './editor-parts';
import type { ContentDesk } from './use-content';

const EVERY_DAY: ScheduleDay = {
  start_date: null,
  end_date: null,
  days: [true, true, true, true, true, true, true],
  start_time: '08:00:00',
  end_time: '22:00:00',
};

/** The times of each entry of the hours, changed in place. Rule: content/CC6. */
export function Hours({ item, name, desk }: { item: ContentItem; name: string; desk: ContentDesk }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const [open, setOpen] = useState<number | null>(null);
  const entries = item.hours ?? [];
  const change = changeOf(item, 'hours');
  const set = (days: readonly ScheduleDay[] | null) =>
    desk.change(item, { field: 'hours', path: 'hours', body: { days } });
  const shown = entries.length === 0 ? [EVERY_DAY] : entries;
  const save = async (index: number, times: Pick<ScheduleDay, 'start_time' | 'end_time'>) => {
    const isSaved = await set(shown.map((entry, place) => ({ ...withTimes(entry), ...(place === index && times) })));
    if (isSaved) setOpen(null);
  };
  return (
    <>
      <ul className="text-sm">
        {shown.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name, and are changed in place
          <li key={index} className="grid gap-1 border-line py-1 not-first:border-t">
            <span className="flex min-h-target flex-wrap items-center justify-between gap-2">
              <Days entry={entry} />
              {open !== index && (
                <EditButton label={t('change_hours', { name })} disabled={isOffline} onClick={() => setOpen(index)}>
                  {entries.length === 0 ? t('set_hours') : rangeOf(entry)}
                </EditButton>
              )}
            </span>
            {open === index && (
              <TimesForm entry={entry} onSave={(times) => save(index, times)} onKeep={() => setOpen(null)} />
            )}
          </li>
        ))}
      </ul>
      {change?.is_conflict && <p className="text-sm text-warning">{t('file_has_other_hours')}</p>}
      {change !== undefined && change.after !== null && (
        <TextButton layout="row" className="justify-self-start text-sm" disabled={isOffline} onClick={() => set(null)}>
          {t('as_in_file')}
        </TextButton>
      )}
    </>
  );
}

const clock = (time: string | null, missing: string) => (time ?? missing).slice(0, 5);
const rangeOf = (entry: ScheduleDay) => `${clock(entry.start_time, '00:00')}–${clock(entry.end_time, '24:00')}`;
const withTimes = (entry: ScheduleDay) => ({
  ...entry,
  start_time: clock(entry.start_time, '00:00'),
  end_time: clock(entry.end_time, '23:59'),
});

/** The weekdays of an entry, and its season. */
function Days({ entry }: { entry: ScheduleDay }) {
  const { hotel, t } = useDesk();
  const names = weekdayNames(hotel.language).filter((_name, day) => entry.days[day]);
  const dates = [entry.start_date, entry.end_date].map((date) => date && shortDate(date, hotel.languageTag));
  return (
    <span className="min-w-0">
      <span>{entry.days.every(Boolean) ? t('every_day') : joinList(names, hotel.languageTag)}</span>
      {dates.some((date) => date !== null) && <span className="block text-ink-2">{dates.join(' – ')}</span>}
    </span>
  );
}

function TimesForm(props: {
  entry: ScheduleDay;
  onSave: (times: { start_time: string; end_time: string }) => Promise<void>;
  onKeep: () => void;
}) {
  const { entry, onSave, onKeep } = props;
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void onSave({ start_time: String(form.get('from')), end_time: String(form.get('to')) });
  };
  const { start_time, end_time } = withTimes(entry);
  return (
    <form className="grid grid-cols-[1fr_1fr_44px_44px] gap-1.5" onSubmit={submit}>
      <TextField
        isNumber
        type="time"
        name="from"
        required
        className="px-2!"
        defaultValue={start_time}
        aria-label={t('from')}
      />
      <TextField
        isNumber
        type="time"
        name="to"
        required
        className="px-2!"
        defaultValue={end_time}
        aria-label={t('to')}
      />
      <EditorButtons isOff={isOffline} onKeep={onKeep} />
    </form>
  );
}
