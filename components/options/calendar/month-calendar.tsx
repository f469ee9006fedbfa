'use client';

import { useId } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import type { IconShape } from '@/components/ui/icon';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { monthOf } from '@/lib/domain/booking/calendar-date';
import { monthTitle, weekdayHeads } from '@/lib/domain/i18n/format-date';
import { addMonths, dayInFocus, firstDayOfWeek, monthWeeks } from '@/lib/domain/i18n/month-grid';
import { CalendarDay, type DayState } from './calendar-day';
import { useDayFocus } from './use-day-focus';

/**
 * A month as a grid (booking/B23). Disabled days stay reachable by keyboard, so that guests with screen readers hear
 * why they are disabled. Calendar libraries skip them or cost three times the bytes.
 */
export function MonthCalendar(props: {
  month: string;
  onMonth: (month: string) => void;
  /** The first day; no earlier month is shown. */
  earliest: string;
  today: string;
  dayOf: (date: string) => DayState;
  onDay: (date: string) => void;
  /** The ids of the elements that name the grid, before the month's name. */
  labelledBy: string;
  isBusy?: boolean;
  isMultiple?: boolean;
}) {
  const { month, onMonth, earliest, today, dayOf, onDay, labelledBy, isBusy, isMultiple } = props;
  const { locale } = useHotel();
  const t = useTranslations();
  const monthId = useId();
  const firstDay = firstDayOfWeek(locale);
  const weeks = monthWeeks(month, firstDay);
  const days = weeks.flat().filter((date) => date !== null);
  const isFree = (date: string) => !dayOf(date).isDisabled;
  const chosen = days.find((date) => dayOf(date).isChosen) ?? null;
  const initialTabStop = dayInFocus(month, { chosen, today, isFree });
  const { table, tabStop, onKeyDown, moveTo } = useDayFocus({ month, onMonth, earliest, initialTabStop });
  const isFirst = month <= monthOf(earliest);
  const choose = (date: string) => {
    moveTo(date);
    if (!isBusy && isFree(date)) onDay(date);
  };
  return (
    <div className="cal rounded-lg bg-surface inset-ring inset-ring-line in-data-error:inset-ring-2 in-data-error:inset-ring-danger forced-colors:border forced-colors:in-data-error:border-3">
      <div className="grid grid-cols-[44px_1fr_44px] items-center text-center font-medium">
        <MonthButton
          icon={chevronLeftIcon}
          label={t('previous_month')}
          isOff={isFirst}
          onPress={() => onMonth(addMonths(month, -1))}
        />
        <span id={monthId} aria-live="polite">
          {monthTitle(month, locale)}
        </span>
        <MonthButton icon={chevronRightIcon} label={t('next_month')} onPress={() => onMonth(addMonths(month, 1))} />
      </div>
      <table
        ref={table}
        className="w-full table-fixed border-collapse"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a date grid
        role="grid"
        aria-labelledby={`${labelledBy} ${monthId}`}
        aria-busy={isBusy || undefined}
        aria-multiselectable={isMultiple || undefined}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdayHeads(locale, firstDay).map(({ short, long }) => (
              <th key={long} scope="col" className="h-7 overflow-hidden font-normal text-ink-2 text-xs">
                <span aria-hidden="true">{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find((date) => date !== null) ?? row}>
              {week.map((date, index) =>
                date === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no other key
                  <td key={index} />
                ) : (
                  <CalendarDay
                    key={date}
                    date={date}
                    state={dayOf(date)}
                    isToday={date === today}
                    isTabStop={date === tabStop}
                    isBusy={isBusy}
                    onPress={() => choose(date)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** At the first month the button is only `aria-disabled`, so that it keeps the focus. */
function MonthButton(props: { icon: IconShape; label: string; isOff?: boolean; onPress: () => void }) {
  const { icon, label, isOff, onPress } = props;
  return (
    <IconButton
      variant="bare"
      icon={icon}
      label={label}
      className="unavailable:cursor-not-allowed unavailable:text-line-strong"
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
    />
  );
}
