'use client';

import clsx from 'clsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '@/components/ui/button/icon-button';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { monthOf } from '@/lib/domain/booking/calendar-date';
import { dayTitle, monthTitle, weekdayHeads } from '@/lib/domain/i18n/format-date';
import { addMonths, dayInFocus, firstDayOfWeek, monthWeeks, moveDay } from '@/lib/domain/i18n/month-grid';
import { useDesk } from '../desk-context';

type DayState = 'open' | 'closed' | 'part';

const DAY = 'relative h-11 w-full rounded-sm text-center text-sm tabular-nums forced-colors:aria-pressed:chosen';
const STATES = {
  open: 'hover:bg-brand-soft',
  closed: 'bg-danger-soft text-danger line-through',
  part: 'after:absolute after:inset-x-0 after:bottom-1 after:mx-auto after:h-1 after:w-3.5 after:rounded-full after:bg-warning hover:bg-brand-soft forced-colors:after:bg-system-text',
} as const;
const OVER = 'cursor-not-allowed text-ink-3 line-through decoration-line-strong';

/** The days of a month with a word each; Tab reaches one, arrows and Page keys move. The past is disabled. */
export function DayGrid(props: {
  today: string;
  chosen: string | null;
  stateOf: (date: string) => DayState;
  onChoose: (date: string) => void;
}) {
  const { today, chosen, stateOf, onChoose } = props;
  const { hotel, t } = useDesk();
  const locale = hotel.languageTag;
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [month, setMonth] = useState(monthOf(chosen ?? today));
  const [focusedDate, setFocusedDate] = useState<string | null>(null);
  const firstDay = firstDayOfWeek(locale);
  const isOver = (date: string) => date < today;
  const initialTabStop = dayInFocus(month, { chosen, today, isFree: (date) => !isOver(date) });
  const tabStop = focusedDate !== null && monthOf(focusedDate) === month ? focusedDate : initialTabStop;
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const next = tabStop && moveDay(tabStop, event.key, { direction, firstDay, shift: event.shiftKey });
    if (!next) return;
    event.preventDefault();
    const date = isOver(next) ? today : next;
    flushSync(() => {
      setFocusedDate(date);
      setMonth(monthOf(date));
    });
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  };
  return (
    <div className="rounded-lg p-1 inset-ring inset-ring-line forced-colors:border">
      <MonthHead id={titleId} month={month} isFirst={month <= monthOf(today)} onMonth={setMonth} />
      <table ref={grid} className="w-full table-fixed" aria-labelledby={titleId} onKeyDown={onKeyDown}>
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
          {monthWeeks(month, firstDay).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, place) => (
                <td key={date ?? `empty ${place}`} className="py-px">
                  {date !== null && (
                    <button
                      type="button"
                      className={clsx(
                        DAY,
                        isOver(date) ? OVER : STATES[stateOf(date)],
                        (date === today || date === chosen) && 'inset-ring-[1.5px] inset-ring-line-strong',
                        date === chosen && 'font-medium inset-ring-brand-strong',
                      )}
                      data-date={date}
                      tabIndex={date === tabStop ? 0 : -1}
                      aria-label={`${dayTitle(date, locale)}, ${t(WORDS[stateOf(date)])}`}
                      aria-current={date === today ? 'date' : undefined}
                      aria-pressed={date === chosen}
                      aria-disabled={isOver(date) || undefined}
                      onClick={() => !isOver(date) && onChoose(date)}
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const WORDS = { open: 'open', closed: 'closed', part: 'part_closed' } as const;

function MonthHead(props: { id: string; month: string; isFirst: boolean; onMonth: (month: string) => void }) {
  const { id, month, isFirst, onMonth } = props;
  const { hotel, t } = useDesk();
  return (
    <div className="grid grid-cols-[44px_1fr_44px] items-center text-center font-medium">
      <IconButton
        variant="bare"
        icon={chevronLeftIcon}
        label={t('previous_month')}
        className="unavailable:cursor-not-allowed unavailable:text-line-strong"
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onMonth(addMonths(month, -1))}
      />
      <span id={id} aria-live="polite">
        {monthTitle(month, hotel.languageTag)}
      </span>
      <IconButton
        variant="bare"
        icon={chevronRightIcon}
        label={t('next_month')}
        onClick={() => onMonth(addMonths(month, 1))}
      />
    </div>
  );
}
