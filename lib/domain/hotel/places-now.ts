import type { OpeningSpan } from '../booking/opening-spans';
import { formatClock } from '../booking/schedule';

const DAY = 1440;

/** `index`: of the place; `minutes`: until when it is open, or from when on, since the midnight of the first day. */
export type PlaceNow = { index: number; isOpen: boolean; minutes: number };

/** What is open at a minute, in the hotel's order, then what opens next, at most `most`. `now`: in minutes like the spans. Rule: home/HM2. */
export function placesNow(places: readonly (readonly OpeningSpan[])[], now: number, most: number): readonly PlaceNow[] {
  const known = places.flatMap((spans, index) => stateOf(spans, now).map((state) => ({ index, ...state })));
  const open = known.filter(({ isOpen }) => isOpen);
  const later = known.filter(({ isOpen }) => !isOpen).sort((one, other) => one.minutes - other.minutes);
  return [...open, ...later].slice(0, most);
}

/** None: it opens no more within the days that are known. */
function stateOf(spans: readonly OpeningSpan[], now: number): { isOpen: boolean; minutes: number }[] {
  const current = spans.find(([start, end]) => start <= now && now <= end);
  if (current !== undefined) return [{ isOpen: true, minutes: current[1] }];
  const next = spans.find(([start]) => start > now);
  return next === undefined ? [] : [{ isOpen: false, minutes: next[0] }];
}

/** The words of the hotel's language; `{time}` stands for the time. Weekdays: short names, Sunday first. */
export type PlaceWords = { until: string; from: string; on: string; weekdays: readonly string[] };

/** 'until 23:00', 'from 19:00', 'opens Mon 18:00'. `weekday`: that of the first day, Sunday = 0. Rule: home/HM2. */
export function placeText(place: PlaceNow, at: { now: number; weekday: number; words: PlaceWords }): string {
  const { words, now, weekday } = at;
  const day = Math.floor(place.minutes / DAY);
  const time = formatClock(place.minutes - day * DAY);
  if (place.isOpen) return words.until.replace('{time}', time);
  if (day === Math.floor(now / DAY)) return words.from.replace('{time}', time);
  const name = words.weekdays[(((weekday + day) % 7) + 7) % 7] ?? '';
  return words.on.replace('{time}', `${name} ${time}`.trim());
}

/** Minutes since the midnight with which a date began, on the same wall clock. Dates: YYYY-MM-DD. */
export const minutesFromMidnight = (date: string, now: { date: string; minutes: number }): number =>
  Math.round((Date.parse(now.date) - Date.parse(date)) / 60_000) + now.minutes;
