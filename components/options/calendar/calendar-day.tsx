'use client';

import clsx from 'clsx';
import { useHotel } from '@/components/hotel/hotel-context';
import { dayTitle } from '@/lib/domain/i18n/format-date';
import { joinList } from '@/lib/domain/i18n/join-list';

/** The state of a day. `note`: text for screen readers after the day's name. */
export type DayState = { isDisabled: boolean; isChosen: boolean; note?: string };

const DAY =
  'relative size-11 max-w-full whitespace-nowrap rounded-sm text-center text-md tabular-nums focus-visible:z-1 focus-visible:-outline-offset-1 forced-colors:focus-visible:outline-offset-2 pressed:opacity-60';
/** While days load, the grid keeps its size and the focus, and pulses unless motion is reduced. Rule: layout/LY7. */
const BUSY = 'bg-sunken bg-clip-content p-1.5 text-transparent motion-safe:animate-pulse';
const CHOSEN = 'bg-brand-strong font-medium text-on-strong';
const DISABLED = 'cursor-not-allowed text-ink-3 line-through decoration-line-strong';
const FREE = 'hover:bg-brand-soft';
/** Forced colours remove the ring, so today gets a border. Rule: layout/LY6. */
const TODAY = 'inset-ring-[1.5px] inset-ring-line-strong forced-colors:border-2';

/** A day of a month's grid. `isTabStop`: the day that Tab reaches. `isBusy`: its state is loading. */
export function CalendarDay(props: {
  date: string;
  state: DayState;
  isToday: boolean;
  isTabStop: boolean;
  isBusy: boolean | undefined;
  onPress: () => void;
}) {
  const { date, state, isToday, isTabStop, isBusy, onPress } = props;
  const { locale } = useHotel();
  const colors = state.isChosen ? CHOSEN : state.isDisabled ? DISABLED : FREE;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside is focusable
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a date grid
      role="gridcell"
      className="p-0 text-center"
      aria-selected={state.isChosen}
    >
      <button
        type="button"
        className={clsx(DAY, isBusy ? BUSY : colors, isToday && TODAY)}
        data-date={date}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={joinList([dayTitle(date, locale), state.note ?? ''], locale)}
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={state.isChosen}
        aria-disabled={state.isDisabled || undefined}
        onClick={onPress}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}
