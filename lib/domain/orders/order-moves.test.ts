import { autopilotAction, GUEST_CANCEL, STAFF_ACTIONS, STAFF_MOVES } from './order-moves';
import { groupOfStatus, type OrderStatus, statusesOf } from './order-status';

const ALL: readonly OrderStatus[] = ['draft', 'approved', 'accepted', 'done', 'cancelled', 'expired'];

/** Which statuses each action leads to, from each status in the order of ALL; '-': the action is refused there. */
it.each([
  ['approve', ['approved', 'approved', '-', '-', '-', '-']],
  ['accept', ['accepted', 'accepted', 'accepted', '-', '-', '-']],
  ['done', ['-', 'done', 'done', '-', '-', '-']],
  ['cancel', ['cancelled', 'cancelled', 'cancelled', '-', '-', '-']],
  ['expire', ['expired', 'expired', 'expired', '-', '-', '-']],
] as const)('staff %s an order from the statuses of the table only', (action, expected) => {
  const { from, to } = STAFF_MOVES[action];
  expect(ALL.map((status) => (from.includes(status) ? to : '-'))).toEqual(expected);
});

it('no action moves an order that is over, or moves one back to draft', () => {
  for (const action of STAFF_ACTIONS) {
    const { from, to } = STAFF_MOVES[action];
    expect(from.filter((status) => groupOfStatus(status) === 'histories')).toEqual([]);
    expect(to).not.toBe('draft');
  }
});

it('a guest cancels drafts only', () => {
  expect(GUEST_CANCEL).toEqual({ from: statusesOf('draft'), to: 'cancelled' });
});

it('the autopilot approves a draft and finishes an order that is under way', () => {
  expect(STAFF_MOVES[autopilotAction('draft')]).toMatchObject({
    from: expect.arrayContaining(['draft']),
    to: 'approved',
  });
  expect(STAFF_MOVES[autopilotAction('pending')]).toMatchObject({ from: statusesOf('pending'), to: 'done' });
});
