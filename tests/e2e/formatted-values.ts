import { hoursWorthShowing } from '@/lib/domain/booking/working-hours';
import { dayHeading } from '@/lib/domain/chat/day-groups';
import { fileSize } from '@/lib/domain/chat/file-size';
import { temperatureText } from '@/lib/domain/hotel/weather';
import {
  answerInWords,
  dayAndMonth,
  dayTitle,
  monthTitle,
  nearDay,
  nearDayName,
  recentMoment,
  relativeDay,
  shortDate,
  shortDay,
  weekdayHeads,
} from '@/lib/domain/i18n/format-date';
import { openingInWords } from '@/lib/domain/i18n/format-opening';
import { orderedForInWords } from '@/lib/domain/i18n/format-ordered-for';
import { joinList } from '@/lib/domain/i18n/join-list';
import { bcp47, regionalLocale } from '@/lib/domain/i18n/language';
import { type LocaleData, provideLocaleData } from '@/lib/domain/i18n/locale-data';
import { dayAndTime, momentInWords, relativeTime } from '@/lib/domain/i18n/relative-time';
import { formatAmount, priceOf } from '@/lib/domain/money/money';
import { interpolate } from '@/lib/words/message-key';

const EURO = { currency: '€', currency_position: 'right', currency_digits: 2 } as const;
const NOW = Date.parse('2026-06-18T20:00:00Z');
const MINUTES = [0, 1, 2, 3, 5, 11, 21, 22, 59, 61, 120, 300, 1260, 1500, 2900, 4400, 30_000];
const FORMS = '{n, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}';
const MB = 1024 * 1024;

/** Every month, every weekday, and days of one and two digits. */
const DAYS = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`).flatMap((month) =>
  ['01', '09', '25'].map((day) => `${month}-${day}`),
);
const SHORT_NAMES = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'];

/**
 * Everything that the product formats, in one language and with the region of a browser: the server and the guest's
 * browser must write the same. Runs in both. `data`: what a page in this language brings along. Rule: languages/L20.
 */
export function formattedValues(code: string, accept: string, data: LocaleData | null): Record<string, string[]> {
  const locale = regionalLocale(code, accept);
  provideLocaleData(locale, data);
  const reader = { weekdays: SHORT_NAMES, languageTag: bcp47(code) };
  const zone = { locale, timezone: 'Asia/Kolkata' };
  const ago = MINUTES.map((minutes) => new Date(NOW - minutes * 60_000).toISOString());
  const opening = (daysAhead: number) => openingInWords({ date: '2026-06-28', time: '18:00', daysAhead }, reader);
  return {
    dates: DAYS.flatMap((day) => [shortDate(day, locale), dayAndMonth(day, locale)]),
    titles: DAYS.map((day) => dayTitle(day, locale)),
    months: DAYS.map((day) => monthTitle(day.slice(0, 7), locale)),
    days: DAYS.flatMap((day) => [shortDay(day, locale), nearDay(day, '2026-06-01', locale)]),
    near: ['2026-06-18', '2026-06-19', '2026-06-20'].flatMap((day) => [
      nearDay(day, '2026-06-18', locale),
      nearDayName(day, '2026-06-18', locale),
      dayHeading(day, NOW, zone),
    ]),
    relativeDays: [-1, 0, 1].map((distance) => relativeDay(distance, locale)),
    weekdays: weekdayHeads(locale, 1).flatMap(({ short, long }) => [short, long]),
    answers: ['2026-06-18', '2026-06-18 10:00:00', '10:30:00', '2026-06-18, 2026-06-20'].map((answer) =>
      answerInWords(answer, locale),
    ),
    moments: ago.flatMap((at) => [
      recentMoment({ at: Date.parse(at), now: NOW }, zone),
      momentInWords(at, zone),
      dayAndTime(at, NOW, zone),
    ]),
    ago: ago.map((at) => relativeTime(at, NOW, zone)),
    openings: [opening(0), opening(3), opening(8), orderedForInWords('2026-06-01T18:00', '2026-06-18', reader)],
    spans: [JSON.stringify(hoursWorthShowing({ from: '10:00', to: '02:00', days: [1], open: true }))],
    sizes: [1, 12_000, 99_000, 0.4 * MB, 1.5 * MB, 2 * MB, 20 * MB, 1234.5 * MB, 12_345 * MB].map((bytes) =>
      fileSize(bytes, locale),
    ),
    temperatures: ['-12.4', '-3', '0', '1', '+8', '27'].map((temp) => temperatureText(temp, locale)),
    money: [0, 5.5, 1234.5, 1_234_567].map((price) => formatAmount(priceOf({ price }), EURO, code)),
    lists: [joinList(['a', 'b', 'c'], locale)],
    plurals: Array.from({ length: 130 }, (_, n) => interpolate(FORMS, { n }, locale)),
  };
}
