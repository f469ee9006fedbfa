import { books, minor } from '@/tests/builders/payments/books';
import { type Creditable, creditFor, type WantedCredit } from './credit';

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
