/** Calendar dates as 'YYYY-MM-DD', the wire's form. They belong to no time zone, so they are counted in UTC and never shift. */

/** The weekday of a date, Sunday = 0; null when it is no date. */
export function weekdayOf(date: string): number | null {
  const at = instantOf(date);
  return at === null ? null : at.getUTCDay();
}

/** A date some days later, or earlier; the same text when it is no date. */
export function addDays(date: string, days: number): string {
  const at = instantOf(date);
  if (at === null) return date;
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Noon of the date in UTC; null for anything but a real date (2026-02-30 is none). */
function instantOf(date: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const at = new Date(`${date}T12:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? at : null;
}
