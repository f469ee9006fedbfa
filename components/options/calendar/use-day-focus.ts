'use client';

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { monthOf } from '@/lib/domain/booking/calendar-date';
import { firstDayOfWeek, moveDay } from '@/lib/domain/booking/month-grid';

/**
 * Keyboard navigation in a month: Tab reaches one day; arrow keys move between days and past the ends of the month.
 * `resting`: the day that Tab reaches before the guest has moved in this month.
 */
export function useDayFocus(grid: {
  month: string;
  onMonth: (month: string) => void;
  earliest: string;
  resting: string | null;
}): {
  table: RefObject<HTMLTableElement | null>;
  /** The day that Tab reaches. */
  stop: string | null;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Makes a tapped day the one that Tab reaches. */
  moveTo: (date: string) => void;
} {
  const { month, onMonth, earliest, resting } = grid;
  const { locale, direction } = useHotel();
  const table = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const [wanted, setWanted] = useState<{ date: string } | null>(null);
  // After the month of that day is rendered.
  useEffect(() => {
    if (wanted !== null) table.current?.querySelector<HTMLElement>(`[data-date="${wanted.date}"]`)?.focus();
  }, [wanted]);
  const stop = moved !== null && monthOf(moved) === month ? moved : resting;
  const onKeyDown = (event: KeyboardEvent) => {
    if (stop === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveDay(stop, event.key, { direction, firstDay: firstDayOfWeek(locale), shift: event.shiftKey });
    if (next === null) return;
    event.preventDefault();
    const date = next < earliest ? earliest : next;
    setMoved(date);
    setWanted({ date });
    if (monthOf(date) !== month) onMonth(monthOf(date));
  };
  return { table, stop, onKeyDown, moveTo: setMoved };
}
