import { handlePrinter } from '@/lib/server/api/handle-printer';
import { applySettings, readSettings } from '@/lib/server/settings/env';
import { setPlatform } from '@/lib/server/upstream/platform-handle';
import type { CloudPrntMoment, CloudPrntPrinter, CloudPrntReaction } from '@/tests/peers/cloudprnt-printer';
import type { EscPosMoment, EscPosPrinter, EscPosReaction } from '@/tests/peers/escpos-printer';
import { pickFrom } from '../generated/seeded';
import { callsTo, type HotelCode, type TestPlatform } from '../platform/embedded-platform';
import { PATIENT } from './escpos-times';
import { type MortalProcess, mortalProcess } from './mortal-process';
import { bodyFor, hotelPrinter, type StationName } from './printing-platform';
import { type ReadTicket, readPaper } from './readable-ticket';

/** A paper that came out of a printer. */
export type Printed = ReadTicket & { hotel: HotelCode; station: StationName };

/** An order of a schedule, with the stations that make it. */
export type ScheduledOrder = { hotel: HotelCode; uuid: string; stations: readonly StationName[] };

type Cloud = { hotel: HotelCode; station: StationName; printer: CloudPrntPrinter };
type EscPos = { hotel: HotelCode; station: StationName; printer: EscPosPrinter };

/** The printers of both hotels, of both kinds, which misbehave, and a process that is killed again and again. */
export type PrintingWorld = {
  platform: TestPlatform;
  process: MortalProcess;
  random: () => number;
  now(): Date;
  pass(seconds: number): void;
  clouds: readonly Cloud[];
  escPos: readonly EscPos[];
  orders: ScheduledOrder[];
  papers: Printed[];
  kills: number;
  /** How likely it is that a printer misbehaves at a moment, and that the process is killed there. */
  faults: number;
};

/** Too short for a printer that hangs, and long enough for one that does not. */
const IMPATIENT = { connect: 1_000, answer: 40, print: 40 };

const CLOUD_FAULTS: Readonly<Record<CloudPrntMoment, readonly CloudPrntReaction[]>> = {
  poll: ['stop'],
  fetch: ['stop', 'twice'],
  fetched: ['stop', 'error'],
  printed: ['stop', 'error', 'twice', 'late', 'foreign'],
};
const ESCPOS_FAULTS: Readonly<Record<EscPosMoment, readonly EscPosReaction[]>> = {
  connect: ['cut', 'hang'],
  status: ['cut', 'hang'],
  ticket: ['cut', 'hang'],
  printed: ['cut', 'hang', 'late', 'twice', 'foreign'],
};
/** The clock is read many times in each step. */
const CLOCK_SHARE = 0.1;

type Setting = Pick<PrintingWorld, 'platform' | 'random' | 'now' | 'pass'> & {
  kitchenOfBellevue: EscPosPrinter;
  barOfAurora: EscPosPrinter;
};

/** At aurora the kitchen asks for its tickets, at bellevue the bar. */
export function printingWorld({ kitchenOfBellevue, barOfAurora, ...setting }: Setting): PrintingWorld {
  const send = (request: Request) => handlePrinter(request, new URL(request.url).pathname.slice('/printers/'.length));
  const cloud = (hotel: HotelCode, station: StationName): Cloud => ({
    ...{ hotel, station },
    printer: hotelPrinter(hotel, station, send),
  });
  const world: PrintingWorld = {
    ...setting,
    process: undefined as unknown as MortalProcess,
    clouds: [cloud('aurora', 'kitchen'), cloud('bellevue', 'bar')],
    escPos: [
      { hotel: 'aurora', station: 'bar', printer: barOfAurora },
      { hotel: 'bellevue', station: 'kitchen', printer: kitchenOfBellevue },
    ],
    orders: [],
    papers: [],
    kills: 0,
    faults: 0.2,
  };
  applySettings(readSettings({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }));
  start(world);
  for (const { printer, hotel, station } of [...world.clouds, ...world.escPos])
    printer.onPaper = (paper) => void world.papers.push({ ...readPaper(paper), hotel, station });
  for (const { printer } of world.clouds) printer.behave = (moment) => misbehave(world, CLOUD_FAULTS[moment], 'stop');
  for (const { printer } of world.escPos) printer.behave = (moment) => misbehave(world, ESCPOS_FAULTS[moment], 'cut');
  return world;
}

/** What a printer does at a moment. `gone`: what it notices when the process is killed there. */
function misbehave<T extends string>(world: PrintingWorld, faults: readonly T[], gone: T): T | 'go on' {
  if (world.random() >= world.faults) return 'go on';
  if (world.random() > 0.3) return pickFrom(world.random, faults);
  kill(world);
  return gone;
}

function kill(world: PrintingWorld): void {
  world.kills += 1;
  world.process.kill();
}

function start(world: PrintingWorld): void {
  world.process = mortalProcess(world.platform, {
    now: world.now,
    times: world.faults > 0 ? IMPATIENT : PATIENT,
    dies: (moment) => {
      const isLast = world.random() < world.faults * 0.3 * (moment === 'clock' ? CLOCK_SHARE : 1);
      if (isLast) world.kills += 1;
      return isLast;
    },
  });
  setPlatform(world.process.platform);
}

/** Does something with the process, which may be killed in the middle: then it is started again. */
async function withProcess(world: PrintingWorld, work: (process: MortalProcess) => Promise<unknown>): Promise<void> {
  const { process } = world;
  await Promise.race([work(process).catch(onlyOfTheDead(process)), process.killed]);
  if (process.isDead()) start(world);
}

const onlyOfTheDead = (process: MortalProcess) => (error: unknown) => {
  if (!process.isDead()) throw error;
};

const calls = ({ process }: PrintingWorld) => callsTo(() => process.platform);

/** A guest orders, and tries it again until there is an answer. */
async function order(world: PrintingWorld): Promise<void> {
  const hotel = pickFrom(world.random, ['aurora', 'bellevue'] as const);
  const stations = pickFrom<readonly StationName[]>(world.random, [['kitchen'], ['bar'], ['kitchen', 'bar']]);
  const body = bodyFor(hotel, stations);
  let isPlaced = false;
  while (!isPlaced)
    await withProcess(world, async () => {
      isPlaced = (await calls(world).post('/api/v1/orders', body)).status === 200;
    });
  world.orders.push({ hotel, uuid: body.uuid, stations });
}

/** Staff print a test, by which the server finds a printer that it connects to. */
async function printTest(world: PrintingWorld): Promise<void> {
  const { hotel, station } = pickFrom(world.random, [...world.clouds, ...world.escPos]);
  await withProcess(world, () => calls(world).desk(hotel, `/printers/${station}/test`, {}));
}

async function moveOne(world: PrintingWorld, action: string): Promise<void> {
  if (world.orders.length === 0) return;
  const { hotel, uuid } = pickFrom(world.random, world.orders);
  await withProcess(world, () => calls(world).desk(hotel, `/orders/${uuid}/${action}`, {}));
}

async function reprint(world: PrintingWorld): Promise<void> {
  if (world.orders.length === 0) return;
  const { hotel, uuid } = pickFrom(world.random, world.orders);
  await withProcess(world, async () => {
    const { body } = await calls(world).desk(hotel, `/orders/${uuid}`);
    const tickets = (body.data as { tickets?: { id: string }[] } | undefined)?.tickets ?? [];
    if (tickets.length === 0) return;
    const { id } = pickFrom(world.random, tickets);
    await calls(world).desk(hotel, `/orders/${uuid}/tickets/${id}/reprint`, { words: 'lost' });
  });
}

const poll = (world: PrintingWorld) => withProcess(world, () => pickFrom(world.random, world.clouds).printer.poll());
const visit = (world: PrintingWorld) => withProcess(world, ({ platform }) => platform.escPosPrinting.runOnce());
const watch = (world: PrintingWorld) => withProcess(world, ({ platform }) => platform.ticketWatch.runOnce());

/** What can happen at any time. What happens often stands here more than once. */
const ACTIONS: readonly ((world: PrintingWorld) => Promise<void>)[] = [
  ...[order, order, poll, poll, poll, poll, visit, visit, visit, watch, watch, reprint, printTest],
  (world) => moveOne(world, 'approve'),
  (world) => moveOne(world, 'cancel'),
  async (world) => {
    kill(world);
    start(world);
  },
  async (world) => world.pass(pickFrom(world.random, [1, 5, 31, 61])),
  async (world) => world.pass(pickFrom(world.random, [5, 31])),
  async (world) => setPaper(world, world.random() < 0.3 ? 'out' : 'ok'),
];

function setPaper(world: PrintingWorld, paper: 'ok' | 'out'): void {
  for (const { printer } of world.escPos) printer.condition.paper = paper;
  for (const { printer } of world.clouds) printer.statusCode = paper === 'out' ? '410%20Out%20of%20paper' : '200%20OK';
}

/** Lets random things happen, and calls `check` after each. */
export async function runPrinting(world: PrintingWorld, actions: number, check: () => void): Promise<void> {
  for (let action = 0; action < actions; action += 1) {
    await pickFrom(world.random, ACTIONS)(world);
    check();
  }
}

/** Lets the printers work again and time pass for some rounds, longer than the longest pause before a copy. */
export async function settlePrinting(world: PrintingWorld, rounds: number): Promise<void> {
  world.faults = 0;
  world.process.kill();
  start(world);
  setPaper(world, 'ok');
  for (let round = 0; round < rounds; round += 1) {
    world.pass(1_801);
    await watch(world);
    for (const { printer } of world.clouds) while (await printer.poll());
    await visit(world);
  }
}
