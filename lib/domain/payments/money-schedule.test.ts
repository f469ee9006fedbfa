import { pickFrom, seeded } from '@/tests/builders/generated/seeded';
import { AT, minor } from '@/tests/builders/payments/books';
import { addUp, lesserOf, type Minor, NO_MONEY } from '../money/money';
import { isStopped, type OrderStatus } from '../orders/order-status';
import { type Books, booksOf, brokenLaw, heldOf, keptOf, type LedgerEntry, missingEntries, NO_BOOKS } from './ledger';
import { CAPTURE_TIMES, type CaptureTime, type MoneyStep, nextMoneyStep, owedOf } from './money-step';
import { fateOf, type PendingStep } from './pending-step';

/** An order, its payment at a provider, and what the platform has written down of it. */
type World = {
  capture: CaptureTime;
  status: OrderStatus;
  amount: Minor;
  credits: Minor[];
  isOpen: boolean;
  provider: Books;
  /** Books that the provider has had before: an answer may be that old. */
  earlier: Books[];
  doneKeys: Set<string>;
  entries: readonly LedgerEntry[];
  pending: PendingStep | null;
  /** Whether a reservation ended before it could be charged. */
  hasLostHold: boolean;
  /** What was asked of the provider with an effect, by key. */
  effects: Map<string, number>;
};

const begin = (random: () => number): World => ({
  capture: pickFrom(random, CAPTURE_TIMES),
  status: 'draft',
  amount: minor(1 + Math.floor(random() * 20)),
  credits: [],
  isOpen: true,
  provider: NO_BOOKS,
  earlier: [],
  doneKeys: new Set(),
  entries: [],
  pending: null,
  hasLostHold: false,
  effects: new Map(),
});

/** Plans as the platform does. `isAsked`: the ledger has just been brought up to books of the provider. */
function plan(world: World, isAsked: boolean): void {
  const books = booksOf(world.entries);
  const next = nextMoneyStep(world, books);
  const fate = world.pending === null ? 'gives-way' : fateOf(world.pending, next, { books, isAsked });
  if (fate === 'gives-way') world.pending = next === null ? null : { ...next, attempts: 0 };
}

function hear(world: World, books: Books): void {
  world.entries = [...world.entries, ...missingEntries(world.entries, books, { reason: '', at: AT })];
  plan(world, true);
}

function change(world: World, provider: Books): void {
  world.earlier.push(world.provider);
  world.provider = provider;
}

/** The provider does what it is asked for: once for each key. */
function askProvider(world: World, { kind, amount, key }: MoneyStep): void {
  if (world.doneKeys.has(key)) return;
  const { provider } = world;
  if (kind === 'capture') {
    if (provider.captured > 0 || heldOf(provider) < amount) throw new Error('not chargeable');
    if (isStopped(world.status)) throw new Error('charged an order that has ended');
    change(world, { ...provider, captured: amount });
  } else if (kind === 'release') {
    world.isOpen = false;
    change(world, { ...provider, released: addUp([provider.released, heldOf(provider)]) });
  } else {
    if (keptOf(provider) < amount) throw new Error('not so much is charged');
    change(world, { ...provider, refunded: addUp([provider.refunded, amount]) });
  }
  world.doneKeys.add(key);
  world.effects.set(key, (world.effects.get(key) ?? 0) + 1);
}

/** One attempt at the step that waits, which may end at any point. */
function attempt(world: World, random: () => number): void {
  const step = world.pending;
  if (step === null) return;
  const begun = { ...step, attempts: step.attempts + 1 };
  world.pending = begun;
  if (random() < 0.2) return;
  if (begun.attempts > 1) {
    hear(world, random() < 0.6 ? pickFrom(random, [...world.earlier, world.provider]) : world.provider);
    if (world.pending !== begun) return;
  }
  if (random() < 0.2) return;
  try {
    askProvider(world, begun);
  } catch {
    return;
  }
  if (random() < 0.6) return;
  hear(world, world.provider);
}

/** Staff take something off the price. */
function credit(world: World, random: () => number): void {
  const left = owedOf(world);
  if (left === 0 || isStopped(world.status) || booksOf(world.entries).authorised === 0) return;
  world.credits.push(lesserOf(left, minor(1 + Math.floor(random() * 4))));
  plan(world, false);
}

const ACTIONS: Readonly<Record<string, (world: World, random: () => number) => void>> = {
  pay(world) {
    if (!world.isOpen || world.provider.authorised > 0) return;
    world.isOpen = false;
    const { amount, capture } = world;
    change(world, { ...NO_BOOKS, authorised: amount, captured: capture === 'at_once' ? amount : NO_MONEY });
  },
  accept: (world) => move(world, ['draft', 'approved'], 'accepted'),
  approve: (world) => move(world, ['draft'], 'approved'),
  done: (world) => move(world, ['approved', 'accepted'], 'done'),
  undo: (world) => move(world, ['approved', 'accepted'], 'draft'),
  cancel: (world, random) => (random() < 0.4 ? move(world, ['draft', 'approved', 'accepted'], 'cancelled') : undefined),
  expire: (world, random) => (random() < 0.2 ? move(world, ['draft'], 'expired') : undefined),
  credit,
  endHold(world, random) {
    if (heldOf(world.provider) === 0 || random() > 0.1) return;
    world.hasLostHold ||= world.provider.captured === 0;
    change(world, { ...world.provider, released: addUp([world.provider.released, heldOf(world.provider)]) });
  },
  attempt,
  attemptAgain: attempt,
  attemptAtLast: attempt,
  creditMore: credit,
  hear: (world) => hear(world, world.provider),
  hearOldBooks: (world, random) => hear(world, pickFrom(random, [...world.earlier, world.provider])),
};

function move(world: World, from: readonly OrderStatus[], to: OrderStatus): void {
  if (!from.includes(world.status)) return;
  world.status = to;
  plan(world, false);
}

function expectLaws(world: World): void {
  const books = booksOf(world.entries);
  const laws = [brokenLaw(books), brokenLaw(world.provider)].filter((law) => law !== null);
  const repeated = [...world.effects].filter(([, times]) => times > 1);
  // Without a matcher, which would take most of the time.
  if (laws.length > 0 || repeated.length > 0) throw new Error(JSON.stringify({ laws, repeated, world }));
}

/** Lets everything arrive until nothing is left to be done. */
function settle(world: World): void {
  for (let round = 0; round < 20; round += 1) {
    hear(world, world.provider);
    if (world.pending === null) return;
    attempt(world, () => 0.99);
  }
  throw new Error('no fixed point is reached');
}

it('reaches, in 2,000 random schedules, the state in which what is kept is what the guest owes', () => {
  const ends = { accepted: 0, stopped: 0, credited: 0, lostHold: 0 };
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const random = seeded(seed);
    const world = begin(random);
    for (let count = 0; count < 30; count += 1) {
      const action = pickFrom(random, Object.values(ACTIONS));
      action(world, random);
      expectLaws(world);
    }
    settle(world);
    expectLaws(world);
    const books = booksOf(world.entries);
    expect(books).toEqual(world.provider);
    if (isStopped(world.status)) {
      ends.stopped += 1;
      expect([seed, keptOf(books), heldOf(books), world.isOpen]).toEqual([seed, 0, 0, false]);
    } else if (world.status !== 'draft' && books.authorised > 0 && !world.hasLostHold) {
      ends.accepted += 1;
      expect([seed, keptOf(books), heldOf(books)]).toEqual([seed, owedOf(world), 0]);
    }
    ends.credited += world.credits.length;
    ends.lostHold += world.hasLostHold ? 1 : 0;
  }
  // The schedules cover what they are about.
  expect(Math.min(ends.accepted, ends.stopped, ends.credited)).toBeGreaterThan(300);
  expect(ends.lostHold).toBeGreaterThan(20);
});
