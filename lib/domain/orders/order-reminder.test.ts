import { nextReminder, remindedTime } from './order-reminder';

const booked = (...values: (string | null)[]) => ({
  products: values.map((value) => ({ product: { title: 'Massage' }, properties: [{ value }], slot_minutes: 60 })),
});
const MADRID = 'Europe/Madrid';

it.each([
  [
    'half an hour before the booked time',
    booked('2026-06-18 16:00:00'),
    MADRID,
    '2026-06-18T08:00Z',
    '2026-06-18T13:30:00.000Z',
  ],
  [
    'in a zone with a half-hour offset',
    booked('2026-06-18 16:00:00'),
    'Asia/Kolkata',
    '2026-06-18T08:00Z',
    '2026-06-18T10:00:00.000Z',
  ],
  ['before a time after midnight', booked('2026-06-19 00:10'), MADRID, '2026-06-18T20:00Z', '2026-06-18T21:40:00.000Z'],
  [
    'across a change to summer time',
    booked('2026-03-29 03:15'),
    MADRID,
    '2026-03-28T20:00Z',
    '2026-03-29T00:45:00.000Z',
  ],
  [
    'the first of several',
    booked('2026-06-19 10:00', '2026-06-18 16:00'),
    MADRID,
    '2026-06-18T08:00Z',
    '2026-06-18T13:30:00.000Z',
  ],
  [
    'the next one after the first',
    booked('2026-06-19 10:00', '2026-06-18 16:00'),
    MADRID,
    '2026-06-18T13:30Z',
    '2026-06-19T07:30:00.000Z',
  ],
  ['never when it begins within half an hour', booked('2026-06-18 16:00'), MADRID, '2026-06-18T13:40Z', null],
  ['never when nothing is booked', booked(null), MADRID, '2026-06-18T13:40Z', null],
])('reminds %s', (_title, order, timezone, now, expected) => {
  expect(nextReminder(order, { timezone, now: new Date(now) })).toBe(expected);
});

it.each([
  ['the time that begins within half an hour', '2026-06-18T13:30:05Z', '2026-06-18T16:00:00'],
  ['nothing before', '2026-06-18T13:29:00Z', undefined],
  ['nothing once it has begun', '2026-06-18T14:00:00Z', undefined],
])('speaks of %s', (_title, now, moment) => {
  const order = booked('2026-06-18 16:00');
  expect(remindedTime(order, { timezone: MADRID, now: new Date(now) })?.moment).toBe(moment);
});
