'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { moveInStrip } from '@/lib/domain/booking/day-strip';
import { dayAndMonth, nearDayName } from '@/lib/domain/i18n/format-date';
import { listMarks } from '@/lib/domain/i18n/join-list';
import type { DayState } from './calendar-day';

const STRIP =
  'relative -mx-gutter flex snap-x snap-proximity scroll-px-gutter gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] desk:pb-3 desk:[scrollbar-width:thin]';
const DAY =
  'grid min-h-21 min-w-21 max-w-32 flex-none snap-start content-center justify-items-center gap-0.5 rounded-md px-2 py-2 text-center text-sm inset-ring in-data-error:inset-ring-2 in-data-error:inset-ring-danger pressed:scale-pressed forced-colors:border forced-colors:in-data-error:border-3';
const CHOSEN = 'bg-brand-strong text-on-strong inset-ring-transparent forced-colors:border-4';
const DISABLED = 'cursor-not-allowed bg-sunken text-ink-3 inset-ring-transparent';
const FREE = 'bg-surface inset-ring-line-strong hover:bg-brand-soft';
/** While days load, the strip keeps its size and the focus, and pulses unless motion is reduced. Rule: layout/LY7. */
const BUSY = 'bg-sunken text-transparent inset-ring-transparent motion-safe:animate-pulse';

/**
 * The next days in a row, with one stop for Tab. Disabled days stay reachable by keyboard, so that guests with
 * screen readers hear why they are disabled. Rules: booking/B24, booking/B26.
 */
export function DayStrip(props: {
  days: readonly string[];
  today: string;
  /** `note`: the visible word of the day. */
  dayOf: (date: string) => DayState;
  onDay: (date: string) => void;
  /** The day that Tab reaches before the guest has moved. */
  initialTabStop: string | null;
  isBusy: boolean;
}) {
  const { days, today, dayOf, onDay, initialTabStop, isBusy } = props;
  const { direction } = useHotel();
  const t = useTranslations();
  const strip = useRef<HTMLDivElement>(null);
  const [focusedDate, setFocusedDate] = useState<string | null>(null);
  // Dates have no notes, unless days are closed.
  const hasNotes = isBusy || days.some((date) => dayOf(date).note !== undefined);
  const tabStop = focusedDate !== null && days.includes(focusedDate) ? focusedDate : initialTabStop;
  const buttonOf = (date: string) => strip.current?.querySelector<HTMLElement>(`[data-date="${date}"]`);
  const chosen = days.find((date) => dayOf(date).isChosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the guest has chosen a day in the month
  useEffect(() => {
    // Only sideways: `scrollIntoView` would also scroll the sheet.
    const [row, button] = [strip.current, strip.current?.querySelector('[aria-pressed="true"]')];
    if (row === null || button == null) return;
    const [outer, inner] = [row.getBoundingClientRect(), button.getBoundingClientRect()];
    const isInView = inner.left >= outer.left && inner.right <= outer.right;
    if (!isInView) row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (tabStop === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveInStrip(days, tabStop, { key: event.key, direction });
    if (next === null) return;
    event.preventDefault();
    setFocusedDate(next);
    buttonOf(next)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the option's own fieldset
    <div
      ref={strip}
      className={STRIP}
      data-part="days"
      role="group"
      aria-label={t('choose_date')}
      aria-busy={isBusy || undefined}
      onKeyDown={onKeyDown}
    >
      {days.map((date) => (
        <StripDay
          key={date}
          date={date}
          today={today}
          state={dayOf(date)}
          isTabStop={date === tabStop}
          isBusy={isBusy}
          hasNotes={hasNotes}
          onPress={() => {
            setFocusedDate(date);
            if (!isBusy && !dayOf(date).isDisabled) onDay(date);
          }}
        />
      ))}
    </div>
  );
}

/** A day of the strip. `isTabStop`: the day that Tab reaches. `isBusy`: its state is loading. */
function StripDay(props: {
  date: string;
  today: string;
  state: DayState;
  isTabStop: boolean;
  isBusy: boolean;
  hasNotes: boolean;
  onPress: () => void;
}) {
  const { date, today, state, isTabStop, isBusy, hasNotes, onPress } = props;
  const { locale } = useHotel();
  const { isDisabled, isChosen, note = '' } = state;
  const isToday = date === today;
  const name = nearDayName(date, today, locale);
  const colors = isChosen ? CHOSEN : isDisabled ? DISABLED : FREE;
  return (
    <button
      type="button"
      className={clsx(DAY, isBusy ? BUSY : colors)}
      data-date={date}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      aria-disabled={isDisabled || undefined}
      onClick={onPress}
    >
      <span>{name}</span>
      <b className="font-medium text-lg tabular-nums" aria-hidden="true">
        {Number(date.slice(8))}
      </b>
      <span className="sr-only">{` ${dayAndMonth(date, locale)}${note === '' ? '' : listMarks(locale).comma}`}</span>
      {/* Keeps its line while the days load. */}
      {hasNotes && <small className="min-h-4 text-xs">{note}</small>}
    </button>
  );
}
