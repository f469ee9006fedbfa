import { MAX_ESCALATIONS, NO_ORDER_LIMITS, nextEscalation, orderDeadlines } from './order-deadlines';

const PLACED = new Date('2026-05-01T10:00:00.000Z');

it.each([
  ['neither, without limits', NO_ORDER_LIMITS, { expires_at: null, escalate_at: null }],
  [
    'only the expiry, with an expiry',
    { expireAfterMinutes: 30, takeUpWithinMinutes: null },
    { expires_at: '2026-05-01T10:30:00.000Z', escalate_at: null },
  ],
  [
    'both, with both limits, across midnight',
    { expireAfterMinutes: 1440, takeUpWithinMinutes: 5 },
    { expires_at: '2026-05-02T10:00:00.000Z', escalate_at: '2026-05-01T10:05:00.000Z' },
  ],
])('gives an order the deadlines of its moment: %s', (_case, limits, deadlines) => {
  expect(orderDeadlines(limits, PLACED)).toEqual(deadlines);
});

it.each([
  [0, { escalation: 1, escalate_at: '2026-05-01T10:10:00.000Z' }],
  [1, { escalation: 2, escalate_at: '2026-05-01T10:10:00.000Z' }],
  [2, { escalation: 3, escalate_at: null }],
])('escalates an order that was escalated %i times, and counts the next time from now', (escalation, next) => {
  expect(nextEscalation({ escalation, take_up_minutes: 10 }, PLACED)).toEqual(next);
});

it('ends after the last escalation', () => {
  expect(nextEscalation({ escalation: MAX_ESCALATIONS, take_up_minutes: 10 }, PLACED).escalate_at).toBeNull();
});
