import type { HotelNow } from '../booking/hotel-time';
import { workingHours } from '../booking/schedule';
import { hoursWorthShowing, type WorkingHours } from '../booking/working-hours';
import type { ScheduleDay } from '../schedule-day';

/** How soon a hotel's staff answer in the chat. */

/** A message of a chat, with its author's side. `at`: epoch milliseconds. */
export type Turn = { chat: string; by: 'guest' | 'staff' | 'bot'; at: number };

/**
 * Returns the seconds that guests waited for each answer of staff, oldest first. A wait begins with the first message
 * that nobody has answered. A bot's flow, which has the time of its command, answers that command and nothing before.
 * `turns`: oldest first. Rule: chat/CH27.
 */
export function answerWaits(turns: readonly Turn[]): readonly number[] {
  const waitingSince = new Map<string, number>();
  return turns.flatMap(({ chat, by, at }) => {
    const since = waitingSince.get(chat);
    if (by === 'guest') {
      if (since === undefined) waitingSince.set(chat, at);
      return [];
    }
    if (since === undefined || (by === 'bot' && since !== at)) return [];
    waitingSince.delete(chat);
    return by === 'bot' ? [] : [Math.max(0, at - since) / 1000];
  });
}

/** Fewer answers are too few to promise anything. */
const MIN_ANSWERS = 3;
const LAST_ANSWERS = 20;

/** Returns the median of the last answers in seconds; null: too few answers. `waits`: oldest first. Rule: chat/CH27. */
export function usualAnswerSeconds(waits: readonly number[]): number | null {
  if (waits.length < MIN_ANSWERS) return null;
  const last = waits.slice(-LAST_ANSWERS).sort((a, b) => a - b);
  const middle = last.slice(Math.floor((last.length - 1) / 2), Math.floor(last.length / 2) + 1);
  return Math.ceil(middle.reduce((sum, seconds) => sum + seconds, 0) / middle.length);
}

/** What a guest reads: the usual wait, or today's hours while nobody answers. */
type AnswerNote = { kind: 'usual'; unit: 'minutes' | 'hours'; n: number } | { kind: 'closed'; hours: WorkingHours };

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/**
 * Returns what a guest reads about the wait for an answer; null: nothing is known. Outside the hotel's hours these
 * count alone. A wait is rounded up, so that no answer comes later than announced. Rule: chat/CH27.
 */
export function answerNote(
  known: { median_seconds: number | null; schedule: { days: readonly ScheduleDay[] } | null },
  now: HotelNow,
): AnswerNote | null {
  const hours = hoursWorthShowing(workingHours(known.schedule, now));
  if (hours !== null && !hours.open) return { kind: 'closed', hours };
  const { median_seconds: seconds } = known;
  if (seconds === null || seconds > DAY_S) return null;
  return seconds > HOUR_S
    ? { kind: 'usual', unit: 'hours', n: Math.ceil(seconds / HOUR_S) }
    : { kind: 'usual', unit: 'minutes', n: Math.max(1, Math.ceil(seconds / MINUTE_S)) };
}
