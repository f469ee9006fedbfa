import { lateNow } from './late-orders';
import { OVERDUE_MINUTES } from './waiting';

const NOW = Date.parse('2026-06-20T20:00:00Z');
const order = {
  ...{ ostatus_id: 'draft', created_at: '2026-06-20T19:55:00Z', waits_from: null, expected_at: null, escalation: 0 },
};

it.each([
  ['a new order before its second mark', {}, null],
  ['a new order at its second mark', { created_at: '2026-06-20T19:50:00Z' }, 0],
  ['a new order after it', { created_at: '2026-06-20T19:43:30Z' }, 6],
  ['one that was escalated before it', { escalation: 1 }, 0],
  ['an order for later', { created_at: '2026-06-20T12:00:00Z', waits_from: '2026-06-20T21:00:00Z' }, null],
  ['one in work without an expected time', { ostatus_id: 'approved' }, null],
  ['one in work before its expected time', { ostatus_id: 'approved', expected_at: '2026-06-20T20:00:01Z' }, null],
  ['one in work after it', { ostatus_id: 'approved', expected_at: '2026-06-20T19:48:00Z' }, 12],
  ['one that is done', { ostatus_id: 'done', expected_at: '2026-06-20T19:48:00Z' }, null],
])('says for how long %s is late', (_, parts, longest) => {
  expect(lateNow([{ ...order, ...parts }], OVERDUE_MINUTES, NOW)).toEqual({ count: longest === null ? 0 : 1, longest });
});

it('counts the late orders and finds the latest one', () => {
  const late = (created_at: string) => ({ ...order, created_at });
  const orders = [order, late('2026-06-20T19:40:00Z'), late('2026-06-20T19:45:00Z')];
  expect(lateNow(orders, OVERDUE_MINUTES, NOW)).toEqual({ count: 2, longest: 10 });
});
