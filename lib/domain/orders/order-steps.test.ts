import { nextOrder, orderSteps, stepLook } from './order-steps';

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
  in_kitchen_at: null as string | null,
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

const inKitchen = (given: ReturnType<typeof order>, in_kitchen_at: string) => ({ ...given, in_kitchen_at });
const LATER_PROMISE = [...MOVES.slice(0, 1), { status: 'approved', at: at('13:58') }];

it.each([
  [
    'is printed before it is confirmed',
    inKitchen(order('draft'), at('13:45')),
    ['draft past 13:44', 'in_kitchen now 13:45', 'approved next', 'accepted next', 'done next'],
  ],
  [
    'was printed before it was confirmed',
    inKitchen(order('approved', MOVES.slice(0, 1)), at('13:45')),
    ['draft past 13:44', 'in_kitchen past 13:45', 'approved now 13:46', 'accepted next', 'done next'],
  ],
  [
    'was printed after it was confirmed',
    inKitchen(order('approved', MOVES.slice(0, 1), 600), at('13:47')),
    ['draft past 13:44', 'approved past 13:46', 'in_kitchen now 13:47', 'accepted next', 'done next ~14:15'],
  ],
  [
    'was printed between its confirmation and a later promise',
    inKitchen(order('approved', LATER_PROMISE), at('13:47')),
    ['draft past 13:44', 'approved past 13:58', 'in_kitchen now 13:47', 'accepted next', 'done next'],
  ],
  [
    'was printed when it was on its way',
    inKitchen(order('accepted', MOVES.slice(0, 2)), at('13:53')),
    ['draft past 13:44', 'approved past 13:46', 'in_kitchen past 13:53', 'accepted now 13:52', 'done next'],
  ],
  [
    'is done',
    inKitchen(order('done', MOVES), at('13:47')),
    ['draft past 13:44', 'approved past 13:46', 'in_kitchen past 13:47', 'accepted past 13:52', 'done past 14:20'],
  ],
  [
    'comes with no other times',
    inKitchen(order('accepted'), at('13:47')),
    ['draft past 13:44', 'approved past', 'in_kitchen past 13:47', 'accepted now', 'done next'],
  ],
  [
    'has a time of the kitchen that cannot be read',
    inKitchen(order('draft'), 'soon'),
    ['draft now 13:44', 'approved next', 'accepted next', 'done next'],
  ],
  ['was cancelled after it was printed', inKitchen(order('cancelled', MOVES), at('13:45')), null],
])('an order that %s has these steps with the kitchen', (_title, given, expected) => {
  const steps = orderSteps(given, NOW);
  const lines = shown(steps)?.map((text, index) => `${steps?.[index]?.name} ${text}`) ?? null;
  expect(lines).toEqual(expected);
});

it('has one step at which the order is, until it is done', () => {
  for (const status of ['draft', 'approved', 'accepted', 'done'])
    for (const kitchen of [null, at('13:45'), at('14:30')]) {
      const steps = orderSteps({ ...order(status, MOVES), in_kitchen_at: kitchen }, NOW) ?? [];
      expect(steps.filter(({ state }) => state === 'now')).toHaveLength(status === 'done' ? 0 : 1);
      const states = steps.map(({ state }) => state);
      expect(states.toSorted((one, other) => RANK[one] - RANK[other])).toEqual(states);
    }
});
const RANK = { past: 0, now: 1, next: 2 } as const;

it('has words and an icon for the kitchen, and those of its status for every other step', () => {
  const steps = orderSteps(inKitchen(order('draft'), at('13:45')), NOW) ?? [];
  expect(steps.map((step) => stepLook(step).messageKey)).toEqual([
    'order_status__draft',
    'order_in_kitchen',
    'order_status__approved',
    'order_status__accepted',
    'order_status__done',
  ]);
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
