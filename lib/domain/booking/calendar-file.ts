import { singleLine } from '../text/single-line';
import { isKnownZone, zoneOffset, zoneTransitions } from './zone-transitions';

/** An event of a calendar file. `start`: local time of the hotel, 'YYYY-MM-DDTHH:MM:SS'. `minutes` null: unknown. */
export type CalendarEvent = {
  uid: string;
  start: string;
  minutes: number | null;
  summary: string;
  description: string;
};

/**
 * Writes events as iCalendar (RFC 5545), in the hotel's zone. Without a known zone the times are floating, which is the
 * phone's own time: at the hotel, that is the same. `location`: where they take place; `now`: milliseconds. Rule:
 * orders/OR28.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  context: { location: string; timezone: string | null; now: number },
): string {
  const zone = isKnownZone(context.timezone) ? context.timezone : null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Guest services//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(zone === null ? [] : zoneLines(zone, events)),
    ...events.flatMap((event) => eventLines(event, { zone, location: context.location, now: context.now })),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function eventLines(event: CalendarEvent, context: { zone: string | null; location: string; now: number }): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${singleLine(event.uid)}`,
    `DTSTAMP:${localTime(context.now, 0)}Z`,
    `DTSTART${context.zone === null ? '' : `;TZID=${context.zone}`}:${event.start.replace(/[-:]/g, '')}`,
    ...(event.minutes === null ? [] : [`DURATION:PT${event.minutes}M`]),
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(context.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    'END:VEVENT',
  ];
}

/** The offsets of the zone in the years of the events, as RFC 5545 requires for each zone that a file names. */
function zoneLines(zone: string, events: readonly CalendarEvent[]): string[] {
  const years = events.map(({ start }) => Number(start.slice(0, 4)));
  // Begins before the first day of the year in every zone.
  const begin = Date.UTC(Math.min(...years) - 1, 11, 25);
  const changes = zoneTransitions(zone, begin, Date.UTC(Math.max(...years) + 1, 0, 2));
  const first = zoneOffset(zone, begin);
  const standard = Math.min(first, ...changes.map(({ to }) => to));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...[{ at: begin, from: first, to: first }, ...changes].flatMap(({ at, from, to }) => {
      const kind = to > standard ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        `DTSTART:${localTime(at, from)}`,
        `TZOFFSETFROM:${writtenOffset(from)}`,
        `TZOFFSETTO:${writtenOffset(to)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

/** An instant as local time with this offset in minutes: '20260618T160000'. */
const localTime = (instant: number, offset: number): string =>
  new Date(instant + offset * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '');

function writtenOffset(minutes: number): string {
  const digits = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${digits(ahead / 60)}${digits(ahead % 60)}`;
}

/** Escapes a text value. Control characters, which the format forbids, become spaces. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** Octets of a line, without its end. */
const MAX_OCTETS = 75;

/** Breaks a line after at most 75 octets and never within a character; the next line begins with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
