import { autopilotAction, GUEST_CANCEL, STAFF_ACTIONS, STAFF_MOVES } from './order-moves';
import { groupOfStatus, type OrderStatus, statusesOf } from './order-status';

const ALL: readonly OrderStatus[] = ['draft', 'approved', 'accepted', 'done', 'cancelled', 'expired'];

/** The resulting status of each action, one column for each status in the order of ALL; '-': refused. */
it.each([
  ['approve', ['approved', 'approved', '-', '-', '-', '-']],
  ['accept', ['accepted', 'accepted', 'accepted', '-', '-', '-']],
  ['done', ['-', 'done', 'done', '-', '-', '-']],
  ['cancel', ['cancelled', 'cancelled', 'cancelled', '-', '-', '-']],
  ['expire', ['expired', 'expired', 'expired', '-', '-', '-']],
] as const)('staff can %s an order only from the statuses in the table', (action, expected) => {
  const { from, to } = STAFF_MOVES[action];
  expect(ALL.map((status) => (from.includes(status) ? to : '-'))).toEqual(expected);
});

it('no action changes a finished order or returns an order to draft', () => {
  for (const action of STAFF_ACTIONS) {
    const { from, to } = STAFF_MOVES[action];
    expect(from.filter((status) => groupOfStatus(status) === 'histories')).toEqual([]);
    expect(to).not.toBe('draft');
  }
});

it('a guest can cancel only drafts', () => {
  expect(GUEST_CANCEL).toEqual({ from: statusesOf('draft'), to: 'cancelled' });
});

it('the autopilot approves a draft and finishes a pending order', () => {
  expect(STAFF_MOVES[autopilotAction('draft')]).toMatchObject({
    from: expect.arrayContaining(['draft']),
    to: 'approved',
  });
  expect(STAFF_MOVES[autopilotAction('pending')]).toMatchObject({ from: statusesOf('pending'), to: 'done' });
});
