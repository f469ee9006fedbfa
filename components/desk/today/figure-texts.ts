'use client';

import { millisecondsInMinute } from 'date-fns/constants';
import { addDays } from '@/lib/domain/booking/calendar-date';
import { formatCountdown } from '@/lib/domain/booking/slot-hold';
import { type Duration, meanOf, percentage } from '@/lib/domain/figures/promise-figures';
import { nearDay, relativeDay, shortDate } from '@/lib/domain/i18n/format-date';
import { useDesk } from '../desk-context';
import { useMinutesInWords } from '../use-minutes-in-words';

/** In place of a mean of nothing. */
const NONE = '–';

/** Up to this, seconds say something. */
const SECONDS_UNTIL = 10;

/** Writes figures in the staff member's language. */
export function useFigureTexts() {
  const { hotel, t, amount } = useDesk();
  const minutesInWords = useMinutesInWords();
  const locale = hotel.languageTag;

  /** A day like 'Today', 'Yesterday', 'Sat 13 Jun', or with its year. */
  const dayName = (date: string, today: string): string => {
    if (date === today) return relativeDay(0, locale);
    if (date === addDays(today, -1)) return relativeDay(-1, locale);
    return date.slice(0, 4) === today.slice(0, 4) ? nearDay(date, today, locale) : shortDate(date, locale);
  };

  /** A mean like '2 min 10 s', '27 min' or '1 h 35 min'. */
  const mean = (duration: Duration): string => {
    const ms = meanOf(duration);
    if (ms === null) return NONE;
    if (ms < SECONDS_UNTIL * millisecondsInMinute) {
      const seconds = Math.round(ms / 1000);
      return t('minutes_seconds', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
    }
    return minutesInWords(Math.round(ms / millisecondsInMinute));
  };

  return {
    dayName,
    mean,
    /** A mean as m:ss, for tables. */
    clock: (duration: Duration): string => {
      const ms = meanOf(duration);
      return ms === null ? NONE : formatCountdown(Math.round(ms / 1000));
    },
    percent: (part: number, whole: number): string => {
      const value = percentage(part, whole);
      return value === null ? NONE : t('percent', { percent: value });
    },
    partOf: (part: number, all: number): string => (all === 0 ? NONE : t('part_of', { part, all })),
    averageAmount: (sum: number, count: number): string => (count === 0 ? NONE : amount(sum / count)),
    stars: ({ count, stars }: { count: number; stars: number }): string =>
      count === 0 ? NONE : t('rating_mean', { stars: (stars / count).toFixed(1), count }),
  };
}
