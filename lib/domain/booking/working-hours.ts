/** Opening hours as a page shows them. Rules: hours/H5, hours/H8. */
export type WorkingHours = {
  /** HH:MM, or null when nothing fits today ('available_soon'). */
  from: string | null;
  to: string | null;
  /** Weekdays of the entry that fits today, Sunday = 0; empty when it holds on all seven. */
  days: readonly number[];
  /** Whether `now` lies within the hours. */
  open: boolean;
};

const FIRST = '00:00';
const LAST = ['23:59', '24:00', FIRST];

/**
 * The hours that are worth a word. What is open round the clock, every day of the week, says nothing by naming its
 * hours; where days are named, they are the news.
 */
export function hoursWorthShowing(hours: WorkingHours | null): WorkingHours | null {
  if (hours === null || hours.from !== FIRST || hours.days.length > 0) return hours;
  return LAST.some((end) => end === hours.to) ? null : hours;
}
