'use client';

import clsx from 'clsx';
import { useEffect } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { CONTROL } from '@/components/ui/form/control';
import { FieldHint } from '@/components/ui/form/field';
import { SelectArrow } from '@/components/ui/form/select';
import { calendarIcon } from '@/components/ui/icons/calendar';
import { Notice } from '@/components/ui/notice';
import { openOverlayForResult } from '@/components/ui/overlay/overlay-stack';
import { chosenDate } from '@/lib/domain/booking/date-rules';
import { dayTitle, shortDate } from '@/lib/domain/i18n/format-date';
import { setOptionValue } from '@/lib/domain/options/options';
import type { ScheduleDay } from '@/lib/domain/schedule-day';
import { OptionField } from '../form/option-field';
import { useOverlayLoader } from '../form/use-overlay-loader';
import type { OptionProps } from '../inputs/option-props';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    date: { title: string; chosen: string | null; schedule: readonly ScheduleDay[] };
  }
  interface OverlayResults {
    date: string;
  }
}

const loadSheet = () => import('./date-sheet');

/** Read-only for typing: a tap or a key opens the calendar. */
const OPENS_DIALOG =
  'cursor-pointer overflow-hidden text-ellipsis whitespace-nowrap pe-target tabular-nums pressed:scale-pressed aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:bg-sunken';

const KEYS = ['Enter', ' ', 'ArrowDown'];

/**
 * An option with one date: a field that opens a calendar. Not the native date picker, which cannot disable single days.
 * A combobox, because it may be required and invalid, which a button may not.
 */
export function DateOption({ change, ...block }: OptionProps) {
  const { option, title } = block;
  const { locale } = useHotel();
  const t = useTranslations();
  const failure = useFailureMessage();
  const date = chosenDate(option);
  const sheet = useOverlayLoader(loadSheet);
  useEffect(() => {
    // Preloaded, so that the tap does not wait. A failed load is repeated on the tap.
    loadSheet().catch(() => undefined);
  }, []);
  const choose = async () => {
    const schedule = option.schedule_kit?.days ?? [];
    const chosen = await openOverlayForResult('date', { title, chosen: date, schedule });
    if (chosen !== undefined) change((kit) => setOptionValue(kit, option.id, chosen));
  };
  const open = () => {
    if (!option.is_read_only) sheet.open(() => void choose());
  };
  return (
    <OptionField {...block} error={t('validation_choice')}>
      {(field) => (
        <>
          <SelectArrow icon={calendarIcon}>
            <input
              {...field}
              className={clsx(CONTROL, OPENS_DIALOG)}
              type="text"
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={false}
              aria-disabled={option.is_read_only || undefined}
              readOnly
              placeholder={t('choose_date')}
              value={date === null ? '' : shortDate(date, locale)}
              onClick={open}
              onKeyDown={(event) => {
                if (!KEYS.includes(event.key)) return;
                event.preventDefault();
                open();
              }}
            />
          </SelectArrow>
          {sheet.hasFailed && (
            <Notice tone="danger" alert>
              {failure('section_failed')}
            </Notice>
          )}
          {date !== null && <FieldHint>{dayTitle(date, locale)}</FieldHint>}
        </>
      )}
    </OptionField>
  );
}
