import { books, minor } from '@/tests/builders/payments/books';
import { type Creditable, creditFor, isCreditFor, type WantedCredit } from './credit';

const order = (parts: Partial<Creditable> = {}): Creditable => ({
  status: 'accepted',
  amount: minor(9000),
  credits: [],
  books: books({ authorised: 9000, captured: 9000 }),
  lines: [
    { id: 1, amount: minor(4500) },
    { id: '2', amount: minor(3000) },
    { id: 3, amount: minor(0) },
  ],
  digits: 2,
  step: minor(1),
  ...parts,
});

/** An order in dinars at a service that moves hundredths of them. */
const dinars = (parts: Partial<Creditable> = {}): Creditable =>
  order({
    ...{ digits: 3, step: minor(10), amount: minor(9870), books: books({ authorised: 9870, captured: 9870 }) },
    lines: [
      { id: 1, amount: minor(1235) },
      { id: 2, amount: minor(1234) },
      { id: 3, amount: minor(4) },
      { id: 4, amount: minor(9868) },
    ],
    ...parts,
  });

const amount = (value: number): WantedCredit => ({ amount: minor(value) });
const ofLines = (...lineIds: (number | string)[]): WantedCredit => ({ lineIds });
const credited = (value: number, lines: (number | string)[] = []) => ({ amount: minor(value), lines });

it.each([
  ['an amount', order(), amount(1000), credited(1000)],
  ['all that the guest pays', order(), amount(9000), credited(9000)],
  ['what is left after an earlier credit', order({ credits: [credited(8000)] }), amount(1000), credited(1000)],
  ['a line', order(), ofLines(1), credited(4500, [1])],
  ['lines by ids of another type', order(), ofLines('1', 2), credited(7500, [1, '2'])],
  ['a line that is named twice once', order(), ofLines(1, 1), credited(4500, [1])],
  ['a line after another one', order({ credits: [credited(4500, [1])] }), ofLines(2), credited(3000, ['2'])],
  ['an amount of what is only reserved', order({ books: books({ authorised: 9000 }) }), amount(1000), credited(1000)],
  ['whole yen', order({ digits: 0 }), amount(1000), credited(1000)],
  ['thousandths of a dinar', order({ digits: 3 }), amount(1), credited(1)],
  ['something of a draft', order({ status: 'draft' }), amount(1000), credited(1000)],
  ['something of a finished order', order({ status: 'done' }), amount(1000), credited(1000)],
  ['an amount that the service moves', dinars(), amount(1230), credited(1230)],
  ['a line rounded half up to what the service moves', dinars(), ofLines(1), credited(1240, [1])],
  ['a line rounded down to what the service moves', dinars(), ofLines(2), credited(1230, [2])],
  ['lines rounded as a whole', dinars(), ofLines(1, 2), credited(2470, [1, 2])],
  ['a line rounded up to all that is left', dinars(), ofLines(4), credited(9870, [4])],
  [
    'less for the last line, where the others were rounded up',
    dinars({
      amount: minor(2470),
      credits: [credited(1240, [1])],
      lines: [1, 2].map((id) => ({ id, amount: minor(1235) })),
    }),
    ofLines(2),
    credited(1230, [2]),
  ],
  [
    'no more than is left where an earlier release took off what the service does not move',
    dinars({ credits: [credited(8635)] }),
    ofLines(1),
    credited(1230, [1]),
  ],
])('takes off %s', (_title, about, wanted, expected) => {
  expect(creditFor(about, wanted)).toEqual(expected);
});

it.each([
  ['of a cancelled order', order({ status: 'cancelled' }), amount(1000), 'stopped'],
  ['of an expired order', order({ status: 'expired' }), ofLines(1), 'stopped'],
  ['of an order that nobody has paid', order({ books: books() }), amount(1000), 'unpaid'],
  [
    'of a reservation that has ended',
    order({ books: books({ authorised: 9000, released: 9000 }) }),
    amount(1),
    'unpaid',
  ],
  [
    'of money that was given back',
    order({ books: books({ authorised: 9000, captured: 9000, refunded: 9000 }) }),
    amount(1),
    'unpaid',
  ],
  ['when the amount is zero', order(), amount(0), 'no-amount'],
  ['when the amount is negative', order(), amount(-1000), 'no-amount'],
  ['when the amount is finer than cents', order(), amount(1001), 'no-amount'],
  ['when the amount is finer than yen', order({ digits: 0 }), amount(1010), 'no-amount'],
  ['when the amount is finer than the service moves', dinars(), amount(1005), 'too-fine'],
  ['when the amount is finer than the service moves, and too much', dinars(), amount(19_005), 'too-fine'],
  [
    'when a line is more than is left, whatever lines were rounded by',
    dinars({ credits: [credited(1240, [1]), credited(8000)] }),
    ofLines(2),
    'too-much',
  ],
  ['for a line that is less than the service moves', dinars(), ofLines(3), 'no-amount'],
  ['for a line that costs nothing', order(), ofLines(3), 'no-amount'],
  ['for a line of another order', order(), ofLines(1, 9), 'foreign-lines'],
  [
    'for a line that was taken off before',
    order({ credits: [credited(4500, ['1'])] }),
    ofLines(1, 2),
    'credited-lines',
  ],
  ['when it is more than the guest pays', order(), amount(9010), 'too-much'],
  ['when it is more than is left', order({ credits: [credited(8000)] }), amount(1010), 'too-much'],
  ['when lines are more than is left', order({ credits: [credited(5000)] }), ofLines(1), 'too-much'],
])('takes nothing off %s', (_title, about, wanted, problem) => {
  expect(creditFor(about, wanted)).toBe(problem);
});

it.each([
  ['the same amount', credited(1000), amount(1000), true],
  ['another amount', credited(1000), amount(2000), false],
  ['the amount of a line', credited(4500, [1]), amount(4500), false],
  ['the same lines in another order, by ids of another type', credited(7500, [1, '2']), ofLines('2', '1'), true],
  ['fewer lines', credited(7500, [1, '2']), ofLines(1), false],
  ['more lines', credited(4500, [1]), ofLines(1, 2), false],
  ['lines instead of an amount', credited(1000), ofLines(1), false],
])('knows whether %s was taken off by the same call', (_title, credit, wanted, expected) => {
  expect(isCreditFor(credit, wanted)).toBe(expected);
});
