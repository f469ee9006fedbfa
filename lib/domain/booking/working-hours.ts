/** Opening hours as a page displays them. Rules: hours/H5, hours/H8. */
export type WorkingHours = {
  /** HH:MM, or null if no entry applies today ('available_soon'). */
  from: string | null;
  to: string | null;
  /** Weekdays of today's entry, Sunday = 0; empty if it applies to all seven. */
  days: readonly number[];
  /** Whether the current time is within the hours. */
  open: boolean;
};

const FIRST = '00:00';
const LAST = ['23:59', '24:00', FIRST];

/**
 * Returns the hours if they are worth displaying, else null. Hours around the clock on every day of the week are not
 * displayed; with certain weekdays they are.
 */
export function hoursWorthShowing(hours: WorkingHours | null): WorkingHours | null {
  if (hours === null || hours.from !== FIRST || hours.days.length > 0) return hours;
  return LAST.some((end) => end === hours.to) ? null : hours;
}
