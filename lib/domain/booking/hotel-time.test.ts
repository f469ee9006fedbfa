import fc from 'fast-check';
import { weekdayOf } from './calendar-date';
import { hotelNow } from './hotel-time';

describe('hotelNow', () => {
  it.each([
    ['UTC', '2026-11-20T23:59:59Z', { date: '2026-11-20', time: '23:59', weekday: 5, minutes: 1439 }],
    ['UTC', '2026-11-21T00:00:00Z', { date: '2026-11-21', time: '00:00', weekday: 6, minutes: 0 }],
    ['Asia/Kolkata', '2026-11-20T18:29:00Z', { date: '2026-11-20', time: '23:59', weekday: 5, minutes: 1439 }],
    ['Asia/Kolkata', '2026-11-20T18:30:00Z', { date: '2026-11-21', time: '00:00', weekday: 6, minutes: 0 }],
    ['Europe/Madrid', '2026-03-29T00:59:00Z', { date: '2026-03-29', time: '01:59', weekday: 0, minutes: 119 }],
    ['Europe/Madrid', '2026-03-29T01:00:00Z', { date: '2026-03-29', time: '03:00', weekday: 0, minutes: 180 }],
    ['Europe/Madrid', '2026-10-25T00:30:00Z', { date: '2026-10-25', time: '02:30', weekday: 0, minutes: 150 }],
    ['Europe/Madrid', '2026-10-25T01:30:00Z', { date: '2026-10-25', time: '02:30', weekday: 0, minutes: 150 }],
    ['Europe/Madrid', '2026-10-25T02:00:00Z', { date: '2026-10-25', time: '03:00', weekday: 0, minutes: 180 }],
    ['America/St_Johns', '2026-01-01T03:00:00Z', { date: '2025-12-31', time: '23:30', weekday: 3, minutes: 1410 }],
  ])('returns the local date and time in %s at %s', (timezone, instant, shown) => {
    const zone = { name: timezone, at: Date.parse(instant) };
    expect(hotelNow(timezone, new Date(instant))).toEqual({ ...shown, zone });
  });

  it.each([null, '', 'Mars/Olympus', 'not a zone', '../etc'])(
    'uses the device’s zone if the zone is %j',
    (timezone) => {
      const now = new Date(2026, 10, 20, 14, 5);
      expect(hotelNow(timezone, now)).toEqual({ date: '2026-11-20', time: '14:05', weekday: 5, minutes: 845 });
    },
  );

  it('returns a time and weekday that agree with its minutes and date', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'Europe/Madrid', 'Pacific/Kiritimati', 'America/Los_Angeles');
    const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, instants, (timezone, now) => {
        const shown = hotelNow(timezone, now);
        const [hours = 0, minutes = 0] = shown.time.split(':').map(Number);
        expect(shown.minutes).toBe(hours * 60 + minutes);
        expect(shown.weekday).toBe(weekdayOf(shown.date));
      }),
    );
  });
});
