import { isGone, secondsToDeliver } from './push-lifetime';

it.each([
  ['a new message', '2026-06-18T12:00:00.000Z', 4 * 3_600],
  ['a message of an hour ago', '2026-06-18T11:00:00.000Z', 3 * 3_600],
  ['a message with less than a second left', '2026-06-18T08:00:00.999Z', 0],
  ['an old message', '2026-06-18T07:00:00.000Z', 0],
])('%s is delivered within its seconds', (_title, createdAt, seconds) => {
  expect(secondsToDeliver(createdAt, new Date('2026-06-18T12:00:00.000Z'))).toBe(seconds);
});

it.each([
  [404, true],
  [410, true],
  [400, false],
  [429, false],
  [503, false],
])('a push service that responds %i has ended the subscription: %s', (status, expected) => {
  expect(isGone(status)).toBe(expected);
});
