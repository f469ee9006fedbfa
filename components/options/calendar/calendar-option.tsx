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
 * Many dates, chosen in a calendar that is always open; a tap on a chosen one takes it back (booking/B17, booking/B19).
 * The kit is all that it knows of them, so that a form that is cleared needs to tell it nothing.
 */
export function CalendarOption({ change, ...block }: OptionProps) {
  const { option, blockId, around } = block;
  const { locale } = useHotel();
  const t = useTranslations();
  const dates = valuesOf(option);
  const earliest = earliestDate(option, around.now);
  const [paged, setMonth] = useState(() => monthOf(dates[0] ?? around.now.date));
  // Days pass while a line waits in the cart, and while a form is open.
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
