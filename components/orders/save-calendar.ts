import { saveFile } from '@/components/ui/save-file';
import { serverNow } from '@/lib/device/server-clock';
import { type CalendarEvent, calendarFile } from '@/lib/domain/booking/calendar-file';

/** Gives the events to the phone as a file, which its calendar opens. `name`: of the file, without its ending. */
export function saveCalendar(
  events: readonly CalendarEvent[],
  calendar: { name: string; location: string; timezone: string | null },
): void {
  const text = calendarFile(events, { ...calendar, now: serverNow() });
  saveFile({ name: `${calendar.name}.ics`, type: 'text/calendar', text });
}
