import { paymentMark } from './payment-mark';

const NO_MOVES = { reserved: 0, charged: 12, kept: 0, to_return: 0, refunds: [] };
const money = (state: 'reserved' | 'charged' | 'returning' | 'returned' | 'released', kept = 0) => ({
  ...NO_MOVES,
  state,
  kept,
});

it.each([
  ['that is paid at the door', null, null, null],
  ['whose payment is open', 'goes', null, 'unpaid'],
  ['whose payment failed', 'error', null, 'unpaid'],
  ['that is paid, of an earlier server', 'done', null, 'paid'],
  ['that is charged', 'done', money('charged', 12), 'paid'],
  ['that was given back in part', 'done', money('returned', 7.5), 'paid'],
  ['that was given back', 'done', money('returned'), 'returned'],
  ['whose money goes back', 'done', money('returning', 12), 'returning'],
  ['that is reserved', 'done', money('reserved'), 'reserved'],
  ['whose reservation has ended', 'done', money('released'), 'released'],
] as const)('says of an order %s how it stands', (_what, status_id, of, mark) => {
  const integration_payment = status_id === null ? null : { status_id };
  expect(paymentMark({ integration_payment, money: of })).toBe(mark);
});
