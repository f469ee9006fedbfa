'use client';

import clsx from 'clsx';
import { useHotel } from '@/components/hotel/hotel-context';
import { dayTitle } from '@/lib/domain/i18n/format-date';
import { joinList } from '@/lib/domain/i18n/join-list';

/** How a day looks. `note`: what a screen reader says of it after its name. */
export type DayState = { isDisabled: boolean; isChosen: boolean; note?: string };

/** A day of a month's grid. `isStop`: the one that Tab reaches. */
export function CalendarDay(props: {
  date: string;
  look: DayState;
  isToday: boolean;
  isStop: boolean;
  onPress: () => void;
}) {
  const { date, look, isToday, isStop, onPress } = props;
  const { locale } = useHotel();
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: what stands in it is
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid of dates
      role="gridcell"
      aria-selected={look.isChosen}
    >
      <button
        type="button"
        className={clsx('whitespace-nowrap tabular-nums', isToday && 'today')}
        data-date={date}
        tabIndex={isStop ? 0 : -1}
        aria-label={joinList([dayTitle(date, locale), look.note ?? ''], locale)}
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={look.isChosen}
        aria-disabled={look.isDisabled || undefined}
        onClick={onPress}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}
