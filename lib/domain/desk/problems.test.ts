import { countMoney, countWaits, problemsState, waitProblems } from './problems';
import { OVERDUE_MINUTES } from './waiting';

const NOW = Date.parse('2026-05-01T10:00:00.000Z');
const before = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

const order = (name: string, status: string, parts: object = {}) => ({
  name,
  ostatus_id: status,
  created_at: before(0),
  waits_from: null,
  expected_at: null,
  escalation: 0,
  ...parts,
});
const chat = (uuid: string, waiting: number | null) => ({
  uuid,
  state: 'open' as const,
  waiting_since: waiting === null ? null : before(waiting),
  snoozed_until: null,
  closed_at: null,
  updated_at: before(0),
});

const found = (orders: readonly ReturnType<typeof order>[], limits = OVERDUE_MINUTES) => {
  const { late, overdue } = waitProblems({ orders, chats: [] }, { limits, now: NOW });
  return { late: late.map(({ name }) => name), overdue: overdue.map(({ name }) => name) };
};

it.each([
  ['new for 9 minutes', order('a', 'draft', { created_at: before(9) }), { late: [], overdue: [] }],
  ['new for 10 minutes', order('a', 'draft', { created_at: before(10) }), { late: ['a'], overdue: [] }],
  ['new for hours', order('a', 'draft', { created_at: before(300) }), { late: ['a'], overdue: [] }],
  ['new and reminded of', order('a', 'draft', { escalation: 1 }), { late: ['a'], overdue: [] }],
  [
    'for a later time',
    order('a', 'draft', { created_at: before(300), waits_from: before(-60) }),
    { late: [], overdue: [] },
  ],
  [
    'for a time that was 12 minutes ago',
    order('a', 'draft', { created_at: before(300), waits_from: before(12) }),
    { late: ['a'], overdue: [] },
  ],
  ['promised for a minute ago', order('a', 'approved', { expected_at: before(1) }), { late: [], overdue: ['a'] }],
  ['on its way too late', order('a', 'accepted', { expected_at: before(1) }), { late: [], overdue: ['a'] }],
  ['promised for in a minute', order('a', 'approved', { expected_at: before(-1) }), { late: [], overdue: [] }],
  ['in work without a promise', order('a', 'approved', { created_at: before(300) }), { late: [], overdue: [] }],
  ['done, and was late', order('a', 'done', { expected_at: before(30), escalation: 2 }), { late: [], overdue: [] }],
  ['cancelled', order('a', 'cancelled', { created_at: before(300) }), { late: [], overdue: [] }],
])('counts an order that is %s', (_what, one, expected) => {
  expect(found([one])).toEqual(expected);
});

it('marks by the hotel’s own minutes, and lists the longest wait and the earliest promise first', () => {
  const orders = [
    order('b', 'draft', { created_at: before(40) }),
    order('a', 'draft', { created_at: before(50) }),
    order('in time', 'draft', { created_at: before(29) }),
    order('d', 'approved', { expected_at: before(1) }),
    order('c', 'approved', { expected_at: before(9) }),
  ];
  expect(found(orders, [20, 30, 60])).toEqual({ late: ['a', 'b'], overdue: ['c', 'd'] });
});

it('counts every chat whose guest waits, the longest wait first', () => {
  const chats = [chat('short', 1), chat('answered', null), chat('long', 90)];
  const problems = waitProblems(
    { orders: [order('a', 'draft', { escalation: 1 })], chats },
    {
      limits: OVERDUE_MINUTES,
      now: NOW,
    },
  );
  expect(problems.unanswered.map(({ uuid }) => uuid)).toEqual(['long', 'short']);
  expect(countWaits(problems)).toBe(3);
});

it.each([
  ['nothing is wrong and a limit is set', { isRead: true, problems: 0, limit: 10 }, 'clear'],
  ['nothing is wrong and no limit is set', { isRead: true, problems: 0, limit: null }, 'no-limit'],
  ['something is wrong', { isRead: true, problems: 1, limit: 10 }, 'problems'],
  ['something is wrong and no limit is set', { isRead: true, problems: 1, limit: null }, 'problems'],
  ['not everything was read', { isRead: false, problems: 0, limit: 10 }, 'unknown'],
])('says how it stands where %s', (_when, at, state) => {
  expect(problemsState(at)).toBe(state);
});

it('counts every step, report and reservation, and nothing before they are read', () => {
  expect(countMoney(null)).toBe(0);
  expect(countMoney({ steps: [], refused_reports: [], holds: [] })).toBe(0);
  expect(countMoney({ steps: [1, 2], refused_reports: [3], holds: [4] })).toBe(4);
});
