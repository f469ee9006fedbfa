import { ordersOfGuest } from './guest-orders';

const order = (num: number, status: string, person: string | null = 'ada') => ({
  num,
  ostatus_id: status,
  created_at: `2026-05-01T1${num}:00:00.000Z`,
  guest: { person_uuid: person },
});
const nums = (orders: readonly { num: number }[]) => orders.map(({ num }) => num);

// Rule: desk/DE83.
it('gives the open orders of a guest, oldest first, and the newest that have ended', () => {
  const orders = [
    ...[order(3, 'approved'), order(1, 'draft'), order(2, 'draft', 'ben'), order(9, 'draft', null)],
    ...[order(4, 'done'), order(5, 'cancelled'), order(0, 'expired')],
  ];
  const { open, ended } = ordersOfGuest(orders, 'ada');
  expect([nums(open), nums(ended)]).toEqual([
    [1, 3],
    [5, 4, 0],
  ]);
  expect(ordersOfGuest(orders, 'cleo')).toEqual({ open: [], ended: [] });
});

it('gives at most five orders that have ended', () => {
  const orders = [0, 1, 2, 3, 4, 5, 6].map((num) => order(num, 'done'));
  expect(nums(ordersOfGuest(orders, 'ada').ended)).toEqual([6, 5, 4, 3, 2]);
});
