import { secondsUntil, tomorrowMorning } from './snooze';

// Rule: desk/DE82. On 25 October 2026 Madrid's clocks go back, Kolkata is half an hour off.
it.each([
  ['Europe/Madrid', '2026-05-01T20:00:00Z', '2026-05-02T06:00:00.000Z'],
  ['Europe/Madrid', '2026-05-01T22:30:00Z', '2026-05-03T06:00:00.000Z'],
  ['Europe/Madrid', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00.000Z'],
  ['Asia/Kolkata', '2026-05-01T12:00:00Z', '2026-05-02T02:30:00.000Z'],
  ['America/New_York', '2026-05-01T03:00:00Z', '2026-05-01T12:00:00.000Z'],
])('knows in %s at %s when tomorrow’s morning is', (timezone, now, expected) => {
  expect(new Date(tomorrowMorning({ timezone, now: Date.parse(now) })).toISOString()).toBe(expected);
});

it.each([
  [10 * 60_000, 600],
  [10, 60],
  [30 * 86_400_000, 604_800],
])('puts a chat off by %i ms for %i s', (ms, seconds) => {
  expect(secondsUntil(1_000 + ms, 1_000)).toBe(seconds);
});
