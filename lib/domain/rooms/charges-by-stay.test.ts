import { toMinor } from '../money/money';
import { chargeSum, chargesByStay } from './charges-by-stay';

const charge = (stay: number, num: string, item = 'order', amount = 4.1) => ({
  ...{ stay, num, item, amount, is_running_stay: stay === 3 },
  stay_since: stay === 1 ? null : `2026-05-0${stay}T09:00:00.000Z`,
  ordered_at: `2026-05-0${stay}T1${num.slice(-1)}:00:00.000Z`,
});

it('groups charges by stay, the newest first, each with its orders in their order and its sum', () => {
  const charges = [
    charge(1, '1001'),
    charge(3, '1009', 'tip', 0.2),
    charge(3, '1008', 'order#2', -4.1),
    charge(3, '1009', 'order', 0.1),
    charge(2, '1005'),
  ];
  expect(
    chargesByStay(charges).map(({ charges: own, ...stay }) => ({
      ...stay,
      own: own.map(({ num, item }) => [num, item]),
    })),
  ).toEqual([
    {
      ...{ stay: 3, since: '2026-05-03T09:00:00.000Z', isRunning: true, sum: toMinor(-3.8) },
      own: [
        ['1008', 'order#2'],
        ['1009', 'order'],
        ['1009', 'tip'],
      ],
    },
    { stay: 2, since: '2026-05-02T09:00:00.000Z', isRunning: false, sum: toMinor(4.1), own: [['1005', 'order']] },
    { stay: 1, since: null, isRunning: false, sum: toMinor(4.1), own: [['1001', 'order']] },
  ]);
});

it('adds up decimals without an error, and nothing to nothing', () => {
  expect(chargeSum([{ amount: 0.1 }, { amount: 0.2 }, { amount: -0.3 }])).toBe(0);
  expect(chargesByStay([])).toEqual([]);
});
