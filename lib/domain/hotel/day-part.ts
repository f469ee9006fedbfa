const HOUR = 60;
const NOON = 12 * HOUR;

/** The parts of a day for which languages have a greeting. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The part of the day at a minute since midnight, as guests are greeted: the night belongs to the evening. Rule: home/HM5. */
export function dayPart(minutes: number): DayPart {
  if (minutes < 5 * HOUR || minutes >= 18 * HOUR) return 'evening';
  return minutes < NOON ? 'morning' : 'afternoon';
}
