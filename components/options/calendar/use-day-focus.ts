'use client';

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { monthOf } from '@/lib/domain/booking/calendar-date';
import { firstDayOfWeek, moveDay } from '@/lib/domain/i18n/month-grid';

/**
 * Keyboard navigation in a month: Tab reaches one day; arrow keys move between days and past the ends of the month.
 * `initialTabStop`: the day that Tab reaches before the guest has moved in this month.
 */
export function useDayFocus(grid: {
  month: string;
  onMonth: (month: string) => void;
  earliest: string;
  initialTabStop: string | null;
}): {
  table: RefObject<HTMLTableElement | null>;
  /** The day that Tab reaches. */
  tabStop: string | null;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Makes a tapped day the one that Tab reaches. */
  moveTo: (date: string) => void;
} {
  const { month, onMonth, earliest, initialTabStop } = grid;
  const { locale, direction } = useHotel();
  const table = useRef<HTMLTableElement>(null);
  const [focusedDate, setFocusedDate] = useState<string | null>(null);
  const [wanted, setWanted] = useState<{ date: string } | null>(null);
  // After the month of that day is rendered.
  useEffect(() => {
    if (wanted !== null) table.current?.querySelector<HTMLElement>(`[data-date="${wanted.date}"]`)?.focus();
  }, [wanted]);
  const tabStop = focusedDate !== null && monthOf(focusedDate) === month ? focusedDate : initialTabStop;
  const onKeyDown = (event: KeyboardEvent) => {
    if (tabStop === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveDay(tabStop, event.key, { direction, firstDay: firstDayOfWeek(locale), shift: event.shiftKey });
    if (next === null) return;
    event.preventDefault();
    const date = next < earliest ? earliest : next;
    setFocusedDate(date);
    setWanted({ date });
    if (monthOf(date) !== month) onMonth(monthOf(date));
  };
  return { table, tabStop, onKeyDown, moveTo: setFocusedDate };
}
