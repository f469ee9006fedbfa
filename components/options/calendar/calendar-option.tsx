'use client';

import { useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { monthOf } from '@/lib/domain/booking/calendar-date';
import { earliestDate, isCalendarDateDisabled, toggleDate } from '@/lib/domain/booking/date-rules';
import { shortDate } from '@/lib/domain/i18n/format-date';
import { joinList } from '@/lib/domain/i18n/join-list';
import { valuesOf } from '@/lib/domain/options/answered';
import { setOptionValue } from '@/lib/domain/options/options';
import { OptionFieldset } from '../form/option-fieldset';
import { optionTitleId } from '../form/option-ids';
import type { OptionProps } from '../inputs/option-props';
import { MonthCalendar } from './month-calendar';

/**
 * An option with many dates, in a calendar that is always open. A tap on a chosen date removes it (booking/B17,
 * booking/B19). Its only state is the kit, so resetting the form also resets it.
 */
export function CalendarOption({ change, ...block }: OptionProps) {
  const { option, blockId, environment: around } = block;
  const { locale } = useHotel();
  const t = useTranslations();
  const dates = valuesOf(option);
  const earliest = earliestDate(option, around.now);
  const [paged, setMonth] = useState(() => monthOf(dates[0] ?? around.now.date));
  // The earliest day can change while a cart line is stored or a form is open.
  const month = paged < monthOf(earliest) ? monthOf(earliest) : paged;
  return (
    <OptionFieldset {...block} error={t('validation_choice')}>
      <MonthCalendar
        month={month}
        onMonth={setMonth}
        earliest={earliest}
        today={around.now.date}
        dayOf={(date) => ({
          isDisabled: option.is_read_only || isCalendarDateDisabled(date, earliest),
          isChosen: dates.includes(date),
        })}
        onDay={(date) => change((kit) => setOptionValue(kit, option.id, toggleDate(option, date, { earliest })))}
        labelledBy={optionTitleId(blockId)}
        isMultiple
      />
      <p className="mt-2 whitespace-nowrap text-ink-2 text-sm tabular-nums" role="status">
        {joinList(
          dates.map((date) => shortDate(date, locale)),
          locale,
        )}
      </p>
    </OptionFieldset>
  );
}
