import { setTimeout } from 'node:timers/promises';
import { addUp, type Minor, NO_MONEY } from '@/lib/domain/money/money';
import { isStopped, type OrderStatus } from '@/lib/domain/orders/order-status';
import { type Books, booksOf, brokenLaw, heldOf, keptOf } from '@/lib/domain/payments/ledger';
import { owedOf } from '@/lib/domain/payments/money-step';
import { isUncharged } from '@/lib/domain/payments/order-money';
import { createMoneyMover } from '@/lib/platform/payments/money-mover';
import { createPaymentChecks } from '@/lib/platform/payments/payment-checks';
import { orderByUuid } from '@/lib/platform/stores/orders';
import { creditsOf } from '@/lib/platform/stores/payment-credits';
import { entriesOfOrder } from '@/lib/platform/stores/payment-entries';
import { stepOfOrder } from '@/lib/platform/stores/payment-steps';
import { pickFrom } from '../generated/seeded';
import type { HotelCode, TestPlatform } from '../platform/embedded-platform';
import type { moneyContext } from './money-context';
import { paidOrders } from './paid-orders';
import { type Fault, type PaymentService, sentReport } from './payment-service';

type Report = Parameters<TestPlatform['app']['payments']['handleReport']>[2];

/** What a schedule does at a service, as its guests, as the hotel there, or as the line between. */
export type ScheduledService = Pick<
  PaymentService,
  'services' | 'fault' | 'hung' | 'references' | 'books' | 'isOpen' | 'fail' | 'endPage' | 'endHold'
> & {
  pay(reference: string): void;
  /** How often something of these payments was charged by a call. */
  charges(references: readonly string[]): number;
  /** A report about a payment. With the same id it is the same one again. */
  report(about: { id: string; reference: string }): Report;
};

/** The service in memory, for schedules. */
export const scheduled = (service: PaymentService): ScheduledService =>
  // Not copied: schedules set how calls go wrong.
  Object.assign(service, {
    charges: (references: readonly string[]) =>
      service.effects.filter(({ call, reference }) => call === 'capture' && references.includes(reference)).length,
    report: sentReport,
  });

/** One order of a hotel on a clock, at a service that misbehaves, on a platform whose processes are killed. */
export type MoneyWorld = {
  platform: TestPlatform;
  service: ScheduledService;
  context: ReturnType<typeof moneyContext>;
  random: () => number;
  pass(seconds: number): void;
  code: HotelCode;
  uuid: string;
  token: string;
  /** Counts the reports. */
  reports: number;
  hasLostHold: boolean;
  /** How often something was charged when the order ended; null: it has not ended. */
  chargesAtEnd: number | null;
};

const FAULTS: readonly (Fault | null)[] = [
  ...(['lost-before', 'lost-after', 'hangs-before', 'hangs-after', 'stale', 'stale', null, null] as const),
];

const OTHERS_MS = 20;

/** A call that hangs belongs to a process that is killed: nobody waits for it, and the next one begins anew. */
async function untilKilled({ service }: MoneyWorld, work: Promise<unknown>): Promise<void> {
  const ended = work.then(
    () => false,
    () => false,
  );
  const isHung = await Promise.race([ended, service.hung().then(() => true)]);
  // Other payments are looked at beside the one that hangs: their transactions must not lock the next call out.
  if (isHung) await setTimeout(OTHERS_MS);
}

const reference = ({ service, uuid }: MoneyWorld): string => service.references(uuid).at(-1) ?? '';

async function move(world: MoneyWorld, action: string, body: object = {}): Promise<void> {
  const { platform, code, uuid } = world;
  await platform.desk(code, `/orders/${uuid}/${action}`, body);
  await noteEnd(world);
}

async function noteEnd(world: MoneyWorld): Promise<void> {
  const { status } = await stored(world);
  if (isStopped(status)) world.chargesAtEnd ??= charges(world);
}

/** Lets the platform expire what is due: drafts whose reservation is over. */
async function expireDue(world: MoneyWorld): Promise<void> {
  await world.platform.app.orderDeadlines.runOnce();
  await noteEnd(world);
}

const charges = ({ service, uuid }: MoneyWorld): number => service.charges(service.references(uuid));

/** What can happen at any time. */
const ACTIONS: Readonly<Record<string, (world: MoneyWorld) => Promise<void>>> = {
  pay: async (world) => world.service.pay(reference(world)),
  payAgain: async (world) => world.service.pay(reference(world)),
  fail: async (world) => world.service.fail(reference(world)),
  approve: (world) => move(world, 'approve'),
  accept: (world) => move(world, 'accept', { version: null }),
  done: (world) => move(world, 'done'),
  cancel: async (world) => (world.random() < 0.2 ? move(world, 'cancel') : undefined),
  expire: async (world) => (world.random() < 0.2 ? move(world, 'expire') : undefined),
  async acceptAndUndo(world) {
    const { version } = await stored(world);
    await move(world, 'accept', { version });
    await ACTIONS.run?.(world);
    await move(world, 'undo', { version: version + 1 });
  },
  async refund(world) {
    const amount = (1 + Math.floor(world.random() * 150)) / 100;
    await move(world, 'refund', { amount, reason: `words ${amount}` });
  },
  /** Staff go on while the first refund is on its way. */
  async refundsInARow(world) {
    for (const next of ['refund', 'run', 'refund', 'runAfterLease', 'run'] as const) await ACTIONS[next]?.(world);
  },
  async report(world) {
    if (world.random() < 0.7) world.reports += 1;
    const report = world.service.report({ id: `${world.uuid} ${world.reports}`, reference: reference(world) });
    await untilKilled(world, world.platform.app.payments.handleReport('stripe', null, report));
  },
  comeBack: (world) => untilKilled(world, world.platform.app.payments.refresh(world.code, world.token)),
  async openLink(world) {
    if (world.random() < 0.3) world.service.endPage(reference(world));
    await untilKilled(world, world.platform.app.payments.pageOf(world.code, world.token));
  },
  async endHold(world) {
    if (world.random() > 0.15 || heldOf(world.service.books(reference(world))) === 0) return;
    world.hasLostHold = true;
    world.service.endHold(reference(world));
  },
  expireDue,
  check: (world) => untilKilled(world, createPaymentChecks(world.context).runOnce()),
  run: (world) => untilKilled(world, createMoneyMover(world.context).runOnce()),
  runLater: async (world) => {
    world.pass(pickFrom(world.random, [1, 15, 121, 400, 8000]));
    await ACTIONS.run?.(world);
  },
  runAfterLease: async (world) => {
    world.pass(121);
    await ACTIONS.run?.(world);
  },
  runAfterMove: async (world) => {
    world.pass(15);
    await ACTIONS.run?.(world);
  },
  retry: async ({ platform, code, uuid }) => {
    await platform.desk(code, '/payment-problems/retry', { order_uuid: uuid });
  },
};

type Stored = { status: OrderStatus; version: number; amount: Minor; books: Books; credits: readonly Minor[] };

async function stored({ context, code, uuid }: MoneyWorld): Promise<Stored> {
  const { db } = context.database;
  const order = await orderByUuid(db, code, uuid);
  if (order === null) throw new Error('the order is gone');
  return {
    status: order.status,
    version: order.version,
    amount: order.final_sum,
    books: booksOf(await entriesOfOrder(db, code, uuid)),
    credits: (await creditsOf(db, code, [uuid])).map(({ amount }) => amount),
  };
}

const COLUMNS = ['authorised', 'captured', 'released', 'refunded'] as const;

/** What the service has of all payments of the order. */
function booksAtService({ service, uuid }: MoneyWorld): Books {
  const all = service.references(uuid).map((each) => service.books(each));
  const sum = (column: keyof Books) => all.reduce<Minor>((total, books) => addUp([total, books[column]]), NO_MONEY);
  return {
    authorised: sum('authorised'),
    captured: sum('captured'),
    released: sum('released'),
    refunded: sum('refunded'),
  };
}

/** The laws that hold at every moment. Throws when one is broken. */
async function checkLaws(world: MoneyWorld): Promise<void> {
  const { books } = await stored(world);
  const theirs = booksAtService(world);
  const isAhead = COLUMNS.some((column) => books[column] > theirs[column]);
  const isChargedAfterEnd = world.chargesAtEnd !== null && charges(world) > world.chargesAtEnd;
  if (brokenLaw(books) !== null || isAhead || isChargedAfterEnd)
    throw new Error(JSON.stringify({ books, theirs, isChargedAfterEnd }));
}

/** Places an order and lets random things happen to it, checking the laws after each. */
export async function runSchedule(
  setting: Omit<MoneyWorld, 'uuid' | 'token' | 'reports' | 'hasLostHold' | 'chargesAtEnd'>,
  count: number,
): Promise<MoneyWorld> {
  const { service, random, platform, code } = setting;
  service.fault = () => null;
  const { uuid, token } = await paidOrders(platform).place(code);
  const world: MoneyWorld = { ...setting, uuid, token, reports: 0, hasLostHold: false, chargesAtEnd: null };
  service.fault = (call) => (call === 'begin' ? null : pickFrom(random, FAULTS));
  for (let action = 0; action < count; action += 1) {
    await pickFrom(random, Object.values(ACTIONS))(world);
    await checkLaws(world);
  }
  return world;
}

/** How a schedule has ended. `owed`: what the guest owes for what is delivered; null: nobody has to have it yet, or any more. */
export type ScheduleEnd = {
  books: Books;
  theirs: Books;
  kept: Minor;
  held: Minor;
  owed: Minor | null;
  isOpen: boolean;
  /** A draft whose reservation has ended before its charge. */
  isLapsedDraft: boolean;
};

const MAX_ROUNDS = 15;

/** Lets the service work again and time pass until nothing is left to be done. */
export async function settle(world: MoneyWorld): Promise<ScheduleEnd> {
  const { service, context, code, uuid } = world;
  service.fault = () => null;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await ACTIONS.retry?.(world);
    world.pass(7201);
    await createPaymentChecks(context).runOnce();
    await expireDue(world);
    for (let steps = 0; steps < 3; steps += 1) await createMoneyMover(context).runOnce();
    await checkLaws(world);
    const { books, status, amount, credits } = await stored(world);
    const theirs = booksAtService(world);
    const isSettled = COLUMNS.every((column) => books[column] === theirs[column]);
    if (!isSettled || (await stepOfOrder(context.database.db, code, uuid)) !== null) continue;
    const isOwed = isStopped(status) || (status !== 'draft' && books.authorised > 0 && !world.hasLostHold);
    const owed = isOwed ? owedOf({ status, amount, credits }) : null;
    const isLapsedDraft = status === 'draft' && world.hasLostHold && isUncharged({ status, amount, credits }, books);
    const isOpen = service.isOpen(reference(world));
    return { books, theirs, kept: keptOf(books), held: heldOf(books), owed, isOpen, isLapsedDraft };
  }
  const step = await stepOfOrder(context.database.db, code, uuid);
  const at = { ...(await stored(world)), theirs: booksAtService(world), step };
  throw new Error(`the money does not come to rest: ${JSON.stringify(at)}`);
}
