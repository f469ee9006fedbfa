import { offersCall } from './offers-call';
import { groupOfStatus } from './order-status';

const NOW = Date.parse('2026-06-18T20:00:00Z');
const MINUTE = 60_000;
const order = (ostatus_id: string, parts: { left?: number; minutesOld?: number } = {}) => ({
  ostatus_id,
  expected_timeleft: parts.left ?? null,
  created_at: new Date(NOW - (parts.minutesOld ?? 0) * MINUTE).toISOString(),
});

it.each([
  ['a cancelled order', order('cancelled'), true],
  ['an expired order', order('expired'), true],
  ['a finished order', order('done', { minutesOld: 90 }), false],
  ['an order that was just sent', order('draft'), false],
  ['an order without an answer for a quarter of an hour', order('draft', { minutesOld: 15 }), true],
  ['an order that arrives in 20 minutes', order('accepted', { left: 1_200, minutesOld: 40 }), false],
  ['an order whose time is over', order('accepted', { left: -60, minutesOld: 40 }), true],
  ['an accepted order without an expected time', order('accepted', { minutesOld: 40 }), false],
])('says for %s whether the telephone is offered', (_title, given, expected) => {
  expect(offersCall(given, { group: groupOfStatus(given.ostatus_id), receivedAt: NOW, now: NOW })).toBe(expected);
});

it.each([
  ['draft', true],
  ['pending', false],
  ['histories', false],
] as const)('an order with a status of the hotel’s own system is judged by its group %s', (group, expected) => {
  const given = order('w_kuchni', { minutesOld: 90 });
  expect(offersCall(given, { group, receivedAt: NOW, now: NOW })).toBe(expected);
});

it('offers it when the time ends while the card is open', () => {
  const late = order('accepted', { left: 600 });
  expect(offersCall(late, { group: 'pending', receivedAt: NOW, now: NOW + 5 * MINUTE })).toBe(false);
  expect(offersCall(late, { group: 'pending', receivedAt: NOW, now: NOW + 10 * MINUTE })).toBe(true);
});

it('offers nothing for an order whose time of sending cannot be read', () => {
  expect(offersCall({ ...order('draft'), created_at: '' }, { group: 'draft', receivedAt: NOW, now: NOW })).toBe(false);
});
