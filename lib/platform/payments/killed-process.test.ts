import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { booksOf } from '@/lib/domain/payments/ledger';
import { pickFrom, seeded } from '@/tests/builders/generated/seeded';
import { paidOrders } from '@/tests/builders/payments/paid-orders';
import { inMinor, SECRET_KEY, stripeAt } from '@/tests/builders/payments/stripe';
import { type HotelCode, NOON, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { type StripeAccountPeer, type StripeServer, startStripeServer } from '@/tests/peers/stripe-server';
import { entriesOfOrder } from '../stores/payment-entries';
import { stepOfOrder } from '../stores/payment-steps';

/** Kills on each store. */
const KILLS = process.env.TEST_ALL === 'on' ? 40 : 8;
/** Orders whose money is to be moved when a process begins, beside those that the one before has left. */
const ORDERS_OF_EACH = 3;
/** Longer than the lease of an attempt, and than any wait between two of them. */
const NEXT_START_SECONDS = 7300;
/** Rounds without a kill in which everything comes to rest. */
const MAX_ROUNDS = 10;

const MOVES = /^POST \/v1\/(?:payment_intents\/\w+\/(?:capture|cancel)|refunds)$/;
const READS = /^GET /;

/**
 * When a process is killed: at a question, before what it asks for is done, after it was done and before the answer, or when the answer
 * is there and may be written down.
 */
const MOMENTS = ['reading', 'before', 'after', 'answered'] as const;
type Moment = (typeof MOMENTS)[number];

/** What staff do with an order, and what its guest pays in the end. aurora charges on acceptance, bellevue at once. */
const CASES: readonly { code: HotelCode; moves: readonly (readonly [string, object?])[]; off: number | 'all' }[] = [
  { code: 'aurora', moves: [['accept']], off: 0 },
  { code: 'aurora', moves: [['cancel']], off: 'all' },
  { code: 'aurora', moves: [['refund', { amount: 1.05, reason: 'Cold' }], ['accept']], off: 1050 },
  { code: 'bellevue', moves: [['cancel']], off: 'all' },
  { code: 'bellevue', moves: [['refund', { amount: 1.05, reason: 'Cold' }]], off: 1050 },
];

type Moved = { code: HotelCode; uuid: string; session: string; off: number | 'all' };

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let peer: StripeServer;
  let stripe: StripeAccountPeer;
  let clock: number;
  let child: ChildProcess | null = null;
  beforeEach(async () => {
    clock = Date.parse(NOON);
    const now = () => new Date(clock);
    peer = await startStripeServer({ now });
    stripe = peer.account(SECRET_KEY);
    stripe.listLeftOvers(false);
    const provider = stripeAt(peer.url, { now, capture: (hotel) => (hotel === 'aurora' ? 'on_accept' : 'at_once') });
    platform = await testPlatform(await emptyStore(), {
      paymentServices: { of: () => provider, reader: () => null, capture: () => 'on_accept' },
    });
  });
  afterEach(async () => {
    child?.kill('SIGKILL');
    await platform.close();
    await peer.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const pass = (seconds: number) => {
    clock += seconds * 1000;
    platform.setClock(new Date(clock).toISOString());
  };

  /** Places an order that its guest has paid, and whose money is to be moved 15 seconds later. */
  async function order(random: () => number): Promise<Moved> {
    const { code, moves, off } = pickFrom(random, CASES);
    const orders = paidOrders(platform);
    const { uuid, token } = await orders.place(code);
    const session = [...stripe.account.sessions.keys()].at(-1) ?? '';
    stripe.pay(session);
    await platform.app.payments.refresh(code, token);
    for (const [move, body] of moves) expect((await orders.move(uuid, move, body, code)).status).toBe(200);
    return { code, uuid, session, off };
  }

  /** Begins a process that moves the money of this store, and resolves when it has ended: killed at a moment, or once it is idle. */
  async function runAndKill(
    plan: { moment: Moment; request: number; delayMs: number } | null,
  ): Promise<'midway' | 'idle'> {
    const args = [platform.store.url, peer.url, new Date(clock).toISOString()];
    const running = fork('tests/builders/payments/money-process.mjs', args, { execArgv: [] });
    child = running;
    let outcome: 'midway' | 'idle' = 'idle';
    const kill = () => running.kill('SIGKILL');
    const killMidway = () => {
      outcome = 'midway';
      kill();
    };
    if (plan !== null) planKill(peer, plan, killMidway);
    const errors: string[] = [];
    running.on('message', (said: { errors: string[] }) => {
      errors.push(...said.errors);
      kill();
    });
    const [, signal] = await once(running, 'exit');
    peer.clearFaults();
    expect([signal, errors]).toEqual(['SIGKILL', []]);
    return outcome;
  }

  const title = `moves no money twice and loses none when its process is killed ${KILLS} times in the middle of steps`;
  const run = async () => {
    const random = seeded(37);
    const moved: Moved[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      for (let count = 0; count < ORDERS_OF_EACH; count += 1) moved.push(await order(random));
      pass(NEXT_START_SECONDS);
      const moment = MOMENTS[kill % MOMENTS.length] ?? 'after';
      // Never the last request, so that every process has more to do when it is killed.
      const plan = { moment, request: 1 + Math.floor(random() * (ORDERS_OF_EACH - 1)), delayMs: random() * 6 };
      expect([moment, await runAndKill(plan)]).toEqual([moment, 'midway']);
    }
    expect(await stepsLeft(moved)).toBeGreaterThan(0);
    for (let round = 0; round < MAX_ROUNDS && (await stepsLeft(moved)) > 0; round += 1) {
      pass(NEXT_START_SECONDS);
      expect(await runAndKill(null)).toBe('idle');
    }
    expect(await stepsLeft(moved)).toBe(0);
    for (const each of moved) await expectAtRest(each);
    // Each refund that was asked for was made once.
    const refunds = [...stripe.account.refunds.values()];
    expect(new Set(refunds.map(({ intent }) => intent)).size).toBe(refunds.length);
  };
  it(title, run, 600_000);

  /** The ledger has what the service has really moved, and the guest pays what is owed. */
  async function expectAtRest({ code, uuid, session, off }: Moved): Promise<void> {
    const theirs = inMinor(stripe.books(session));
    const ledger = await throughOtherConnection(platform.store, (db) => entriesOfOrder(db, code, uuid));
    expect([uuid, booksOf(ledger)]).toEqual([uuid, theirs]);
    const { authorised = 0, captured = 0, released = 0, refunded = 0 } = theirs;
    const owed = off === 'all' ? 0 : authorised - off;
    expect([uuid, captured - refunded, captured + released]).toEqual([uuid, owed, authorised]);
  }

  const stepsLeft = async (moved: readonly Moved[]): Promise<number> =>
    throughOtherConnection(platform.store, async (db) => {
      const steps = await Promise.all(moved.map(({ code, uuid }) => stepOfOrder(db, code, uuid)));
      return steps.filter((step) => step !== null).length;
    });
});

/** Orders a kill at one of the next requests. */
function planKill(
  peer: StripeServer,
  { moment, request, delayMs }: { moment: Moment; request: number; delayMs: number },
  kill: () => void,
): void {
  const only = moment === 'reading' ? READS : MOVES;
  peer.beforeNext(only, () => {
    if (request > 1) planKill(peer, { moment, request: request - 1, delayMs }, kill);
    else if (moment === 'answered') setTimeout(kill, delayMs);
    else {
      if (moment === 'before') peer.breakNext('down', 1, MOVES);
      kill();
    }
  });
}
