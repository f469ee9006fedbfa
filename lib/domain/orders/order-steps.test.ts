import { nextOrder, orderSteps } from './order-steps';

const SENT = '2026-06-18T13:44:00+02:00';
const at = (clock: string) => `2026-06-18T${clock}:00+02:00`;
const MOVES = [
  { status: 'approved', at: at('13:46') },
  { status: 'accepted', at: at('13:52') },
  { status: 'done', at: at('14:20') },
];
const order = (ostatus_id: string, moves: typeof MOVES = [], expected_timeleft: number | null = null) => ({
  ostatus_id,
  created_at: SENT,
  expected_timeleft,
  moves,
});
const NOW = Date.parse(at('14:05'));

/** 'past 13:44' and the like; '~' before an expected time. */
const shown = (steps: ReturnType<typeof orderSteps>) =>
  steps?.map(({ state, at: instant, isExpected }) => {
    const time = instant === null ? '' : new Date(instant + 2 * 3_600_000).toISOString().slice(11, 16);
    return `${state} ${isExpected ? '~' : ''}${time}`.trim();
  }) ?? null;

it.each([
  ['was just sent', order('draft'), ['now 13:44', 'next', 'next', 'next']],
  ['is confirmed', order('approved', MOVES.slice(0, 1)), ['past 13:44', 'now 13:46', 'next', 'next']],
  [
    'is in progress and expected',
    order('accepted', MOVES.slice(0, 2), 21 * 60),
    ['past 13:44', 'past 13:46', 'now 13:52', 'next ~14:26'],
  ],
  ['is done', order('done', MOVES), ['past 13:44', 'past 13:46', 'past 13:52', 'past 14:20']],
  ['comes from a platform that knows no times', order('accepted'), ['past 13:44', 'past', 'now', 'next']],
  ['is overdue', order('accepted', [], 0), ['past 13:44', 'past', 'now', 'next']],
  ['was cancelled', order('cancelled', MOVES), null],
  ['has expired', order('expired'), null],
  ['has a status of the hotel’s own system', order('frying'), null],
])('an order that %s has these steps', (_title, given, expected) => {
  expect(shown(orderSteps(given, NOW))).toEqual(expected);
});

it('has no time for a step whose time cannot be read', () => {
  expect(orderSteps({ ...order('draft'), created_at: 'soon' }, NOW)?.[0]?.at).toBeNull();
});

const named = (name: string, expected_timeleft: number | null = null) => ({ name, expected_timeleft });

it.each([
  ['none when no order is open', [], [], null],
  ['the newest draft when the hotel has taken up none', [named('new'), named('old')], [], 'new (draft)'],
  ['the newest under way before a draft', [named('draft')], [named('new'), named('old')], 'new (pending)'],
  ['the one that arrives first', [], [named('late', 900), named('soon', 60), named('unknown')], 'soon (pending)'],
])('the strip shows %s', (_title, draft, pending, expected) => {
  const next = nextOrder({ draft, pending, histories: [named('past', 1)] });
  expect(next && `${next.order.name} (${next.group})`).toBe(expected);
});
