import { intervalAt } from './interval';

const MADRID = 'Europe/Madrid';
const at = (iso: string) => Date.parse(iso);
const span = (iso: string, minutes: number, timezone = MADRID) => {
  const { from, to } = intervalAt(at(iso), minutes, timezone);
  return `${new Date(from).toISOString().slice(0, 16)} – ${new Date(to).toISOString().slice(0, 16)}`;
};

describe('intervalAt: pace/PA2', () => {
  it.each([
    ['begins at the hotel’s midnight', '2026-05-01T10:07:30Z', 15, '2026-05-01T10:00 – 2026-05-01T10:15'],
    ['has its first moment', '2026-05-01T10:15:00Z', 15, '2026-05-01T10:15 – 2026-05-01T10:30'],
    ['lacks its last moment', '2026-05-01T10:14:59.999Z', 15, '2026-05-01T10:00 – 2026-05-01T10:15'],
    ['ends at midnight before the next one', '2026-05-01T21:59:59Z', 60, '2026-05-01T21:00 – 2026-05-01T22:00'],
    ['begins anew at midnight', '2026-05-01T22:00:00Z', 60, '2026-05-01T22:00 – 2026-05-01T23:00'],
    [
      'is cut by midnight where it does not divide the day',
      '2026-05-01T21:50:00Z',
      50,
      '2026-05-01T21:20 – 2026-05-01T22:00',
    ],
  ])('%s', (_title, now, minutes, expected) => {
    expect(span(now, minutes)).toBe(expected);
  });

  it.each([
    ['Asia/Kolkata', '2026-05-01T18:29:00Z', '2026-05-01T17:30 – 2026-05-01T18:30'],
    ['Asia/Kolkata', '2026-05-01T18:31:00Z', '2026-05-01T18:30 – 2026-05-01T19:30'],
    ['Asia/Kathmandu', '2026-05-01T18:16:00Z', '2026-05-01T18:15 – 2026-05-01T19:15'],
    ['Pacific/Auckland', '2026-05-01T12:30:00Z', '2026-05-01T12:00 – 2026-05-01T13:00'],
  ])('follows the clock of %s', (timezone, now, expected) => {
    expect(span(now, 60, timezone)).toBe(expected);
  });

  // 02:00 to 03:00 does not exist on this night in Madrid: 01:59 is followed by 03:00.
  it.each([
    ['2026-03-29T00:59:00Z', '2026-03-29T00:45 – 2026-03-29T01:00'],
    ['2026-03-29T01:00:00Z', '2026-03-29T01:00 – 2026-03-29T01:15'],
    ['2026-03-29T21:59:00Z', '2026-03-29T21:45 – 2026-03-29T22:00'],
    ['2026-03-29T22:00:00Z', '2026-03-29T22:00 – 2026-03-29T22:15'],
  ])('lasts real minutes in a night that is an hour shorter, at %s', (now, expected) => {
    expect(span(now, 15)).toBe(expected);
  });

  // 02:00 to 03:00 is shown twice on this night in Madrid, from 00:00Z and from 01:00Z.
  it.each([
    ['2026-10-25T00:20:00Z', '2026-10-25T00:00 – 2026-10-25T00:30'],
    ['2026-10-25T01:20:00Z', '2026-10-25T01:00 – 2026-10-25T01:30'],
    ['2026-10-25T22:40:00Z', '2026-10-25T22:30 – 2026-10-25T23:00'],
  ])('is another one when the clocks show a time again, at %s', (now, expected) => {
    expect(span(now, 30)).toBe(expected);
  });

  it.each([
    [MADRID, '2026-03-28T12:00:00Z'],
    [MADRID, '2026-10-24T12:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T06:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T06:00:00Z'],
    // Clocks change at midnight.
    ['Asia/Beirut', '2026-03-28T12:00:00Z'],
    ['Africa/Cairo', '2026-10-29T12:00:00Z'],
  ])('covers two days, one interval after the other, in %s from %s', (timezone, begin) => {
    for (const minutes of [5, 50, 240]) {
      let interval = intervalAt(at(begin), minutes, timezone);
      for (let now = at(begin); now < at(begin) + 2 * 86_400_000; now += 150_000) {
        const next = intervalAt(now, minutes, timezone);
        expect(next.from <= now && now < next.to && next.to - next.from <= minutes * 60_000).toBe(true);
        if (next.from !== interval.from) expect(next.from).toBe(interval.to);
        interval = next;
      }
    }
  });
});
