import { books, minor } from '@/tests/builders/payments/books';
import type { MoneyStep } from './money-step';
import { CAPTURE_DELAY_SECONDS, fateOf, isReached, type PendingStep, type StepFate } from './pending-step';

const step = (kind: MoneyStep['kind'], amount: number, key: string): MoneyStep => ({
  kind,
  amount: minor(amount),
  key,
});

const CAPTURE = step('capture', 9000, 'captured:9000');
const RELEASE = step('release', 9000, 'released:9000');
const END_PAGE = step('release', 0, 'released:0');
const REFUND = step('refund', 1000, 'refunded:1000');
const LARGER_REFUND = step('refund', 3000, 'refunded:3000');

const HELD = books({ authorised: 9000 });
const CHARGED = books({ authorised: 9000, captured: 9000 });
const GIVEN_BACK = books({ authorised: 9000, captured: 9000, refunded: 1000 });

it.each([
  [CAPTURE, HELD, false],
  [CAPTURE, CHARGED, true],
  [RELEASE, HELD, false],
  [RELEASE, books({ authorised: 9000, released: 9000 }), true],
  [REFUND, CHARGED, false],
  [REFUND, GIVEN_BACK, true],
  [LARGER_REFUND, GIVEN_BACK, false],
  [REFUND, books({ authorised: 9000, captured: 9000, refunded: 3000 }), true],
])('says whether %j is in %j: %s', (pending, reached, expected) => {
  expect(isReached(pending, reached)).toBe(expected);
});

it.each<[string, PendingStep, MoneyStep | null, Parameters<typeof fateOf>[2], StepFate]>([
  ['stays while it is the next one', { ...CAPTURE, attempts: 0 }, CAPTURE, { books: HELD, isAsked: false }, 'stays'],
  ['stays while it is tried', { ...CAPTURE, attempts: 3 }, CAPTURE, { books: HELD, isAsked: true }, 'stays'],
  [
    'keeps ending a page that is open',
    { ...END_PAGE, attempts: 1 },
    END_PAGE,
    { books: books(), isAsked: true },
    'stays',
  ],
  [
    'gives way before the first attempt',
    { ...CAPTURE, attempts: 0 },
    RELEASE,
    { books: HELD, isAsked: false },
    'gives-way',
  ],
  [
    'gives way to nothing before the first attempt',
    { ...CAPTURE, attempts: 0 },
    null,
    { books: HELD, isAsked: false },
    'gives-way',
  ],
  [
    'gives way to another amount before the first attempt',
    { ...REFUND, attempts: 0 },
    step('refund', 500, 'refunded:1000'),
    { books: CHARGED, isAsked: false },
    'gives-way',
  ],
  [
    'stays when a charge that was begun is no longer wanted',
    { ...CAPTURE, attempts: 1 },
    null,
    { books: HELD, isAsked: false },
    'stays-soon',
  ],
  [
    'stays when a charge that was begun is to be released',
    { ...CAPTURE, attempts: 1 },
    RELEASE,
    { books: HELD, isAsked: false },
    'stays-soon',
  ],
  [
    'gives a charge up once the provider says that it was not made',
    { ...CAPTURE, attempts: 1 },
    RELEASE,
    { books: HELD, isAsked: true },
    'gives-way',
  ],
  [
    'gives a charge up once the provider says so and nothing is next',
    { ...CAPTURE, attempts: 1 },
    null,
    { books: HELD, isAsked: true },
    'gives-way',
  ],
  [
    'gives way once the charge is made',
    { ...CAPTURE, attempts: 1 },
    LARGER_REFUND,
    { books: CHARGED, isAsked: true },
    'gives-way',
  ],
  [
    'gives way once the page has ended with a payment',
    { ...END_PAGE, attempts: 1 },
    RELEASE,
    { books: HELD, isAsked: true },
    'gives-way',
  ],
  [
    'stays while a refund that was begun is not in the books',
    { ...REFUND, attempts: 1 },
    LARGER_REFUND,
    { books: CHARGED, isAsked: true },
    'stays-soon',
  ],
  [
    'stays while such a refund is given up',
    { ...REFUND, attempts: 15 },
    LARGER_REFUND,
    { books: CHARGED, isAsked: false },
    'stays-soon',
  ],
  [
    'gives way once the refund is in the books',
    { ...REFUND, attempts: 1 },
    step('refund', 2000, 'refunded:3000'),
    { books: GIVEN_BACK, isAsked: true },
    'gives-way',
  ],
  [
    'gives way once the refund is in the books and nothing is next',
    { ...REFUND, attempts: 1 },
    null,
    { books: GIVEN_BACK, isAsked: false },
    'gives-way',
  ],
  [
    'gives way to a smaller refund when a part was given back otherwise and the provider has none of it under way',
    { ...LARGER_REFUND, attempts: 1 },
    step('refund', 2000, 'refunded:3000'),
    { books: GIVEN_BACK, isAsked: true, isUnmade: true },
    'gives-way',
  ],
  [
    'gives a refund up once nothing is to be given back and the provider has none of it under way',
    { ...LARGER_REFUND, attempts: 1 },
    null,
    { books: GIVEN_BACK, isAsked: true, isUnmade: true },
    'gives-way',
  ],
  [
    'stays while a refund that is too large by now may be under way',
    { ...LARGER_REFUND, attempts: 1 },
    step('refund', 2000, 'refunded:3000'),
    { books: GIVEN_BACK, isAsked: true, isUnmade: false },
    'stays-soon',
  ],
  [
    'stays while a larger refund is to follow, although none is under way',
    { ...REFUND, attempts: 1 },
    LARGER_REFUND,
    { books: CHARGED, isAsked: true, isUnmade: true },
    'stays-soon',
  ],
])('%s', (_title, pending, next, known, fate) => {
  expect(fateOf(pending, next, known)).toBe(fate);
});

it('charges later than the desk offers to undo a move', () => {
  expect(CAPTURE_DELAY_SECONDS).toBeGreaterThan(10);
});
