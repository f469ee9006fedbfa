import type { Minor } from '../money/money';
import type { OrderStatus } from '../orders/order-status';
import type { EntryKind, LedgerEntry } from '../payments/ledger';
import { dueDocuments } from './due-documents';

const minor = (amount: number) => amount as Minor;
const entry = (kind: EntryKind, amount: number, reached = amount): LedgerEntry => ({
  kind,
  amount: minor(amount),
  reason: '',
  key: `${kind}:${reached}`,
  at: '2026-06-18T17:30:00.000Z',
});

type Case = {
  status?: OrderStatus;
  total?: number;
  entries?: readonly LedgerEntry[];
  credits?: readonly number[];
  issued?: readonly (readonly [about: string, total: number, reduced?: number])[];
};

/** The due documents as 'about total'. */
const dueOf = ({ status = 'done', total = 1000, entries = [], credits = [], issued = [] }: Case): readonly string[] =>
  dueDocuments(
    { status, total: minor(total), entries, credits: credits.map(minor) },
    issued.map(([about, of, reduced = 0]) => ({ about, total: minor(of), reduced: minor(reduced) })),
  ).map((due) => `${due.about} ${due.total}`);

const PAID = [entry('authorised', 1000), entry('captured', 1000)];
const ORDER = [['order', 1000]] as const;

it.each<[string, Case, readonly string[]]>([
  ['a draft has none', { status: 'draft' }, []],
  ['an order in work has none', { status: 'accepted' }, []],
  ['an order that is done has a receipt', {}, ['order 1000']],
  ['an order that is done again has no second one', { issued: ORDER }, []],
  ['an order that costs nothing has none', { total: 0 }, []],
  ['an order whose price staff have taken off as a whole has none', { credits: [400, 600] }, []],
  ['what staff have taken off before is not on the receipt', { credits: [250] }, ['order 750']],
  ['money that is reserved makes none due', { status: 'draft', entries: [entry('authorised', 1000)] }, []],
  ['money that was charged makes one due before the order is done', { status: 'draft', entries: PAID }, ['order 1000']],
  ['an order that was charged and is done has no second one', { entries: PAID, issued: ORDER }, []],
  [
    'what was charged after staff had taken something off is what was sold',
    {
      status: 'approved',
      entries: [entry('authorised', 1000), entry('captured', 700), entry('released', 300)],
      credits: [300],
    },
    ['order 700'],
  ],
  [
    'what staff take off after all of it was charged is not taken off the receipt',
    { status: 'approved', entries: PAID, credits: [300] },
    ['order 1000'],
  ],
  [
    'a receipt and its refund that become known at once are both due, the receipt first',
    { status: 'cancelled', entries: [...PAID, entry('refunded', 1000)] },
    ['order 1000', 'refund:refunded:1000 1000'],
  ],
  [
    'each refund has its own document',
    { entries: [...PAID, entry('refunded', 200), entry('refunded', 300, 500)], issued: ORDER },
    ['refund:refunded:200 200', 'refund:refunded:500 300'],
  ],
  [
    'a refund that has one gets no second one',
    {
      status: 'cancelled',
      entries: [...PAID, entry('refunded', 200), entry('refunded', 800, 1000)],
      issued: [...ORDER, ['refund:refunded:200', 200]],
    },
    ['refund:refunded:1000 800'],
  ],
  [
    'an order that is stopped before it was done has none',
    { status: 'cancelled', entries: [entry('authorised', 1000), entry('released', 1000)] },
    [],
  ],
  ['an order that is stopped after it was done goes back', { status: 'cancelled', issued: ORDER }, ['back 1000']],
  ['an order that expires after it was done goes back', { status: 'expired', issued: ORDER }, ['back 1000']],
  ['an order that went back goes back once', { status: 'cancelled', issued: [...ORDER, ['back', 1000]] }, []],
  ['an order that is taken up again is not stopped, and does not go back', { status: 'accepted', issued: ORDER }, []],
  [
    'an order that is paid online goes back when its money does',
    { status: 'cancelled', entries: PAID, issued: ORDER },
    [],
  ],
  [
    'what of a receipt was not charged because staff had taken it off goes back',
    { entries: [entry('authorised', 1000), entry('captured', 700)], credits: [300], issued: ORDER },
    ['uncharged 300'],
  ],
  [
    'what was not charged goes back once, and before what was given back later',
    {
      status: 'cancelled',
      entries: [entry('authorised', 1000), entry('captured', 700), entry('refunded', 700)],
      issued: [...ORDER, ['uncharged', 300]],
    },
    ['refund:refunded:700 700'],
  ],
  ['a tip that comes after the receipt has one of its own', { total: 1200, issued: ORDER }, ['tip 200']],
  ['a tip has one', { total: 1200, issued: [...ORDER, ['tip', 200]] }, []],
  ['a tip that was paid with the order has none', { total: 1200, issued: [['order', 1200]] }, []],
  ['what was taken off before is no tip', { total: 1200, credits: [200], issued: [['order', 1000, 200]] }, []],
  [
    'an order goes back with its tip',
    { status: 'cancelled', total: 1200, issued: [...ORDER, ['tip', 200]] },
    ['back 1200'],
  ],
  [
    'no more goes back than was sold',
    {
      status: 'cancelled',
      entries: [...PAID, entry('refunded', 1000)],
      issued: [
        ['order', 1000],
        ['back', 900],
      ],
    },
    ['refund:refunded:1000 100'],
  ],
])('%s', (_title, order, due) => {
  expect(dueOf(order)).toEqual(due);
});

it('says what was given back before a refund, and what was taken off before a receipt', () => {
  const order = { status: 'done', total: minor(1000), credits: [minor(50)] } as const;
  const entries = [entry('refunded', 200), entry('refunded', 300, 500)];
  expect(dueDocuments({ ...order, entries: [] }, [])).toMatchObject([{ reduced: 50, total: 950 }]);
  expect(
    dueDocuments({ ...order, entries: [...PAID, ...entries] }, [
      { about: 'order', total: minor(1000), reduced: minor(0) },
      { about: 'refund:refunded:200', total: minor(200), reduced: minor(0) },
    ]),
  ).toMatchObject([{ givenBefore: 200, total: 300 }]);
});
