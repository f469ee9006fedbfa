import fc from 'fast-check';
import { type CalendarEvent, calendarFile } from './calendar-file';

const NOW = Date.UTC(2026, 5, 18, 10, 30);
const massage: CalendarEvent = {
  uid: '1003-1@hotel',
  start: '2026-06-25T16:00:00',
  minutes: 60,
  summary: 'Deep tissue massage',
  description: 'Order #1003',
};
const written = (events: readonly CalendarEvent[], timezone: string | null = 'Europe/Madrid') =>
  calendarFile(events, { location: 'Cala Verde', timezone, now: NOW });
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const valuesNamed = (file: string, name: string) =>
  unfolded(file).flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));

describe('calendarFile', () => {
  it('writes a slot in the hotel’s zone, with the zone’s offsets of the year', () => {
    expect(written([massage]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Guest services//Orders//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Madrid',
      'BEGIN:STANDARD',
      'DTSTART:20251225T010000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20261025T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:1003-1@hotel',
      'DTSTAMP:20260618T103000Z',
      'DTSTART;TZID=Europe/Madrid:20260625T160000',
      'DURATION:PT60M',
      'SUMMARY:Deep tissue massage',
      'LOCATION:Cala Verde',
      'DESCRIPTION:Order #1003',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('names the offsets of a southern zone, a half-hour zone and a zone west of Greenwich', () => {
    const offsets = (zone: string) => valuesNamed(written([massage], zone), 'TZOFFSETTO');
    expect(offsets('Australia/Sydney')).toEqual(['+1100', '+1000', '+1100']);
    expect(offsets('Asia/Kolkata')).toEqual(['+0530']);
    expect(offsets('America/St_Johns')).toEqual(['-0330', '-0230', '-0330']);
    expect(written([massage], 'Australia/Sydney')).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20251225T110000');
  });

  it('covers both years of slots on either side of the new year', () => {
    const later = { ...massage, uid: '1003-2@hotel', start: '2027-01-01T00:30:00' };
    expect(valuesNamed(written([massage, later]), 'TZOFFSETTO')).toHaveLength(5);
  });

  it.each([null, '', 'Europe/Atlantis'])('writes floating times without a known zone: %j', (zone) => {
    const file = written([massage], zone);
    expect(file).toContain('\r\nDTSTART:20260625T160000\r\n');
    expect(file).not.toContain('TZID');
  });

  it('writes one event for each slot, and no duration when it is unknown', () => {
    const file = written([massage, { ...massage, uid: '1003-2@hotel', minutes: null }]);
    expect(valuesNamed(file, 'UID')).toEqual(['1003-1@hotel', '1003-2@hotel']);
    expect(valuesNamed(file, 'DURATION')).toEqual(['PT60M']);
  });

  it('escapes texts, so that none of them can add a line', () => {
    const summary = 'Soup, salad; bread\\butter\r\nATTACH:file\u0007';
    expect(valuesNamed(written([{ ...massage, summary }]), 'SUMMARY')).toEqual([
      'Soup\\, salad\\; bread\\\\butter\\nATTACH:file ',
    ]);
  });

  it.each(['\n', '\r', '\u2028', '\u2029', '\u0085', '\v'])('lets no text begin a line with %j', (end) => {
    const forged = `Massage${end}ATTACH:file`;
    const file = written([{ ...massage, uid: forged, summary: forged, description: forged }]);
    expect(file.split(/\r\n|[\n\r\v\u0085\u2028\u2029]/).filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  });

  it('keeps every line within 75 octets, whatever the text, and loses no character of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
        const file = written([{ ...massage, summary }]);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(Buffer.from(file).toString()).toBe(file);
        expect(valuesNamed(file, 'SUMMARY')).toHaveLength(1);
      }),
    );
    const long = 'ب🛎'.repeat(80);
    expect(valuesNamed(written([{ ...massage, summary: long }]), 'SUMMARY')).toEqual([long]);
  });
});
