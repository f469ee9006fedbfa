import fc from 'fast-check';
import { AT, books, entry, minor } from '@/tests/builders/payments/books';
import {
  type BrokenLaw,
  booksOf,
  brokenLaw,
  type EntryKind,
  entryKey,
  heldOf,
  keptOf,
  type LedgerEntry,
  missingEntries,
  NO_BOOKS,
} from './ledger';

const about = { reason: 'checked', at: AT };

it('adds up the entries of each kind, and ignores failed attempts', () => {
  const entries = [
    entry('failed', 9000),
    entry('authorised', 9000),
    entry('captured', 6000),
    entry('released', 3000),
    entry('refunded', 1000),
    entry('refunded', 500, { key: 'refunded:1500' }),
  ];
  expect(booksOf(entries)).toEqual(books({ authorised: 9000, captured: 6000, released: 3000, refunded: 1500 }));
  expect(booksOf([])).toEqual(NO_BOOKS);
});

it.each<[Parameters<typeof books>[0], kept: number, held: number]>([
  [{}, 0, 0],
  [{ authorised: 9000 }, 0, 9000],
  [{ authorised: 9000, captured: 9000 }, 9000, 0],
  [{ authorised: 9000, captured: 6000 }, 6000, 3000],
  [{ authorised: 9000, captured: 6000, released: 3000 }, 6000, 0],
  [{ authorised: 9000, released: 9000 }, 0, 0],
  [{ authorised: 9000, captured: 9000, refunded: 9000 }, 0, 0],
])('of %j keeps %i and holds %i', (amounts, kept, held) => {
  expect([keptOf(books(amounts)), heldOf(books(amounts))]).toEqual([kept, held]);
});

it.each<[Parameters<typeof books>[0], BrokenLaw | null]>([
  [{}, null],
  [{ authorised: 9000 }, null],
  [{ authorised: 9000, captured: 9000, refunded: 9000 }, null],
  [{ authorised: 9000, captured: 6000, released: 3000, refunded: 6000 }, null],
  [{ captured: 1 }, 'captured-above-authorised'],
  [{ released: 1 }, 'captured-above-authorised'],
  [{ authorised: 9000, captured: 9001 }, 'captured-above-authorised'],
  [{ authorised: 9000, captured: 6000, released: 3001 }, 'captured-above-authorised'],
  [{ authorised: 9000, refunded: 1 }, 'refunded-above-captured'],
  [{ authorised: 9000, captured: 6000, refunded: 6001 }, 'refunded-above-captured'],
  [{ authorised: -1 }, 'negative'],
  [{ authorised: 9000, captured: -1 }, 'negative'],
  [{ authorised: 9000, released: -1 }, 'negative'],
  [{ authorised: 9000, captured: 9000, refunded: -1 }, 'negative'],
])('says of %j that it breaks %s', (amounts, law) => {
  expect(brokenLaw(books(amounts))).toBe(law);
});

describe('the entries that a ledger lacks', () => {
  it.each<[string, LedgerEntry[], Parameters<typeof books>[0], [EntryKind, number, string][]]>([
    ['a new payment', [], { authorised: 9000 }, [['authorised', 9000, 'authorised:9000']]],
    [
      'a payment that was charged at once',
      [],
      { authorised: 9000, captured: 9000 },
      [
        ['authorised', 9000, 'authorised:9000'],
        ['captured', 9000, 'captured:9000'],
      ],
    ],
    ['the same books again', [entry('authorised', 9000)], { authorised: 9000 }, []],
    ['older books', [entry('authorised', 9000), entry('captured', 9000)], { authorised: 9000 }, []],
    ['no books', [entry('authorised', 9000)], {}, []],
    [
      'a second refund',
      [entry('authorised', 9000), entry('captured', 9000), entry('refunded', 1000)],
      { authorised: 9000, captured: 9000, refunded: 3000 },
      [['refunded', 2000, 'refunded:3000']],
    ],
    [
      'books that are older in one amount and newer in another',
      [entry('authorised', 9000), entry('captured', 9000)],
      { authorised: 9000, refunded: 1000 },
      [['refunded', 1000, 'refunded:1000']],
    ],
  ])('finds those of %s', (_title, entries, reported, missing) => {
    expect(missingEntries(entries, books(reported), about)).toEqual(
      missing.map(([kind, amount, key]) => ({ kind, amount, key, ...about })),
    );
  });

  const amount = fc.integer({ min: 0, max: 100 });
  const anyBooks = fc.record({ authorised: amount, captured: amount, released: amount, refunded: amount }).map(books);

  it('leads to the highest amounts of all books, in whatever order and however often they arrive', () => {
    fc.assert(
      fc.property(fc.array(anyBooks, { maxLength: 8 }), fc.array(fc.nat(7)), (states, repeats) => {
        const arriving = [...states, ...repeats.flatMap((index) => states[index] ?? [])];
        const ledger: LedgerEntry[] = [];
        for (const state of arriving) ledger.push(...missingEntries(ledger, state, about));
        const highest = (kind: keyof ReturnType<typeof books>) => Math.max(0, ...states.map((state) => state[kind]));
        expect(booksOf(ledger)).toEqual({
          authorised: highest('authorised'),
          captured: highest('captured'),
          released: highest('released'),
          refunded: highest('refunded'),
        });
        expect(new Set(ledger.map(({ key }) => key)).size).toBe(ledger.length);
        expect(ledger.every((each) => each.amount > 0)).toBe(true);
      }),
    );
  });
});

it('gives the entries to different heights of an amount different keys', () => {
  expect(entryKey('refunded', minor(1000))).toBe('refunded:1000');
  expect(entryKey('refunded', minor(1001))).not.toBe(entryKey('refunded', minor(1000)));
});
