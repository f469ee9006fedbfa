import { comparedDays, dayHours, hotelDay, sameTimeOn } from './hotel-day';

const iso = (at: number) => new Date(at).toISOString();

it.each([
  ['2026-06-20', 'Europe/Madrid', '2026-06-19T22:00:00.000Z', 24],
  // The clocks are set forward and back.
  ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z', 23],
  ['2026-10-25', 'Europe/Madrid', '2026-10-24T22:00:00.000Z', 25],
  ['2026-06-20', 'Asia/Kolkata', '2026-06-19T18:30:00.000Z', 24],
  // By half an hour.
  ['2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30:00.000Z', 23.5],
  ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00.000Z', 24.5],
  // Midnight is skipped, and midnight is shown twice.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', 23],
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', 25],
])('begins %s in %s at %s and has %d hours', (date, zone, from, hours) => {
  const day = hotelDay(date, zone);
  expect(iso(day.from)).toBe(from);
  expect((day.to - day.from) / 3_600_000).toBe(hours);
});

it('follows the day before without a gap on every day of a year', () => {
  let end = hotelDay('2025-12-31', 'Europe/Madrid').to;
  for (let at = Date.parse('2026-01-01'); at < Date.parse('2027-01-01'); at += 86_400_000) {
    const day = hotelDay(iso(at).slice(0, 10), 'Europe/Madrid');
    expect(day.from).toBe(end);
    end = day.to;
  }
});

const shown = (date: string, zone: string) =>
  dayHours(hotelDay(date, zone), zone).map(({ hour, again }) => `${hour}${again ? '*' : ''}`);

it('has every hour of a usual day once', () => {
  expect(shown('2026-06-20', 'Europe/Madrid')).toEqual(Array.from({ length: 24 }, (_, hour) => String(hour)));
});

it('lacks the hour that the clocks skip', () => {
  expect(shown('2026-03-29', 'Europe/Madrid').slice(0, 4)).toEqual(['0', '1', '3', '4']);
});

it('marks the hour that the clocks show again', () => {
  expect(shown('2026-10-25', 'Europe/Madrid').slice(0, 5)).toEqual(['0', '1', '2', '2*', '3']);
  expect(shown('2026-04-05', 'Australia/Lord_Howe').slice(0, 4)).toEqual(['0', '1', '1*', '2']);
  expect(shown('2026-11-01', 'America/Havana').slice(0, 3)).toEqual(['0', '0*', '1']);
});

it('stands beside the day before and the same weekday of the week before, over months and years', () => {
  expect(comparedDays('2026-01-03')).toEqual(['2026-01-02', '2025-12-27']);
});

it.each([
  ['2026-06-19', '2026-06-20T18:14:30.000Z', '2026-06-19T18:14:30.000Z'],
  // The clocks are set between the days: the same time of the hotel’s clock, not 24 hours before.
  ['2026-03-28', '2026-03-29T18:14:30.000Z', '2026-03-28T19:14:30.000Z'],
  // 2:30 does not exist on the other day: the moment after the gap.
  ['2026-03-29', '2026-03-30T00:30:10.000Z', '2026-03-29T01:30:10.000Z'],
])('finds on %s the time that the clocks show at %s', (date, now, found) => {
  expect(iso(sameTimeOn(date, 'Europe/Madrid', Date.parse(now)))).toBe(found);
});
