import { addDays } from './calendar-date';
import { type DayOffer, isDayFree } from './slot-rules';

/** Days of the strip, today included. Rule: booking/B24. */
const STRIP_DAYS = 14;

/** The days of the strip, from today; a chosen day behind them stands at the end. Rule: booking/B25. */
export function stripDays(today: string, chosen: string | null): readonly string[] {
  const days = Array.from({ length: STRIP_DAYS }, (_, index) => addDays(today, index));
  return chosen !== null && chosen > stripRange(today).end_date ? [...days, chosen] : days;
}

/** The first and the last day of the strip. */
export const stripRange = (today: string): { start_date: string; end_date: string } => ({
  start_date: today,
  end_date: addDays(today, STRIP_DAYS - 1),
});

/**
 * Why a day cannot be chosen, or 'free'. A listed day without free times is full. Whether an unlisted one is closed is only
 * known of a platform that lists full days; of others it is merely not available. Rule: booking/B26.
 */
export function dayAvailability(
  days: readonly DayOffer[],
  date: string,
  listsFullDays: boolean,
): 'free' | 'full' | 'closed' | 'unavailable' {
  if (isDayFree(days, date)) return 'free';
  if (days.some(({ service_date }) => service_date === date)) return 'full';
  return listsFullDays ? 'closed' : 'unavailable';
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Returns the day of the strip to which a key moves the focus; null for other keys. Rule: booking/B24. */
export function moveInStrip(
  days: readonly string[],
  date: string,
  { key, direction }: { key: string; direction: 'ltr' | 'rtl' },
): string | null {
  const last = days.length - 1;
  if (key === 'Home') return days[0] ?? null;
  if (key === 'End') return days[last] ?? null;
  const step = Object.hasOwn(STEPS, key) ? (STEPS[key] ?? 0) : 0;
  if (step === 0) return null;
  const next = days.indexOf(date) + (direction === 'rtl' ? -step : step);
  return days[Math.min(Math.max(next, 0), last)] ?? null;
}

/** Returns the only day of the strip that Tab reaches: the chosen one, else the first free one, else today. */
export const initialTabStop = (
  days: readonly string[],
  chosen: string | null,
  isFree: (date: string) => boolean,
): string | null => (chosen !== null && days.includes(chosen) ? chosen : days.find(isFree)) ?? days[0] ?? null;
