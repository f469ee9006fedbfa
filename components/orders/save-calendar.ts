import { type CalendarEvent, calendarFile } from '@/lib/domain/booking/calendar-file';

/** Gives the events to the phone as a file, which its calendar opens. `name`: of the file, without its ending. */
export function saveCalendar(
  events: readonly CalendarEvent[],
  calendar: { name: string; location: string; timezone: string | null },
): void {
  const text = calendarFile(events, { ...calendar, now: Date.now() });
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${calendar.name}.ics`;
  link.click();
  // The download begins in a later task.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** How long the browser may take to begin a download. */
const KEPT_MS = 60_000;
