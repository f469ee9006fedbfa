import type { DrawTicket } from '@/lib/domain/tickets/ticket';
import type { HotelCode, TestPlatform } from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { PATIENT } from '@/tests/builders/tickets/escpos-times';
import { orderFor, printingPlatform } from '@/tests/builders/tickets/printing-platform';
import { drawReadable, readPaper } from '@/tests/builders/tickets/readable-ticket';
import { inShort, ticketsOf } from '@/tests/builders/tickets/ticket-printing';
import { eventually } from '@/tests/builders/time/eventually';
import { type EscPosPrinter, startEscPosPrinter } from '@/tests/peers/escpos-printer';
import type { EscPosTimes } from './connect-printer';
import type { EscPosFailure } from './escpos-printing';

/** Until a printer is given up that hangs. */
const IMPATIENT_MS = 1_000;
const IMPATIENT = { answer: IMPATIENT_MS, print: IMPATIENT_MS };

let kitchen: EscPosPrinter;
let bar: EscPosPrinter;
let platform: TestPlatform;
let failures: EscPosFailure[];
let times: EscPosTimes;
let draw: DrawTicket;
beforeEach(async () => {
  [kitchen, bar] = [await startEscPosPrinter(), await startEscPosPrinter()];
  failures = [];
  times = { ...PATIENT };
  draw = drawReadable;
  platform = await startPlatform({ areSeen: true });
});
afterEach(async () => {
  await platform.close();
  await kitchen.close();
  await bar.close();
});

const at = ({ host, port }: EscPosPrinter, id: string) => ({ id, kind: 'escpos', host, port }) as const;

/** `areSeen`: whether the printers were seen before. */
const startPlatform = async ({ areSeen }: { areSeen: boolean }) =>
  printingPlatform(
    await emptySqlite(),
    { aurora: { kitchen: at(kitchen, 'kitchen'), bar: at(bar, 'bar') } },
    {
      areSeen,
      drawTicket: (...ticket) => draw(...ticket),
      escPos: { times, onFailure: (failure) => failures.push(failure) },
    },
  );

const run = () => platform.app.escPosPrinting.runOnce();
const wait = (next: Partial<EscPosTimes>) => Object.assign(times, next);
const copiesOf = ({ papers }: EscPosPrinter) => papers.map((paper) => readPaper(paper).mark.copy?.reason ?? null);
const states = async (uuid: string) => (await ticketsOf(platform, uuid)).map(inShort).toSorted();
const printers = async (hotel: HotelCode = 'aurora') =>
  (await platform.desk(hotel, '/printers')).body.data as { id: string; state: string; last_error: string | null }[];

it('prints the lines of an order at the printers of their stations, each on its paper', async () => {
  const { uuid, num } = await orderFor(platform, 'aurora', ['kitchen', 'bar']);
  await run();
  expect(await states(uuid)).toEqual(['bar order printed', 'kitchen order printed']);
  const [atKitchen, atBar] = [kitchen, bar].map(({ papers }) => papers.map(readPaper));
  expect(atKitchen).toMatchObject([{ content: { num, station: 'Kitchen' }, mark: { copy: null, width: 80 } }]);
  expect(atBar).toMatchObject([{ content: { num, station: 'Bar' }, mark: { copy: null, width: 58 } }]);
  expect([kitchen.papers[0]?.width, bar.papers[0]?.width]).toEqual([576, 384]);
  expect(failures).toEqual([]);
});

it('prints all that waits in one connection, oldest first', async () => {
  const nums: string[] = [];
  for (let order = 0; order < 5; order += 1) nums.push((await orderFor(platform, 'aurora')).num);
  await run();
  expect(kitchen.papers.map((paper) => readPaper(paper).content.num)).toEqual(nums);
  expect(kitchen.connections()).toBe(1);
});

it('prints an order at once when it runs, without waiting for its interval', async () => {
  platform.app.escPosPrinting.start();
  const { uuid } = await orderFor(platform, 'aurora');
  await eventually(() => kitchen.papers.length === 1);
  await eventually(async () => (await states(uuid))[0] === 'kitchen order printed');
});

describe('a printer that misbehaves', () => {
  it.each([
    ['ends the connection at once', 'connect', 'cut', [null], 'connection lost'],
    ['hangs before it says how it is', 'connect', 'hang', [null], 'timeout'],
    ['ends the connection when it is asked how it is', 'status', 'cut', [null], 'connection lost'],
    ['hangs when it is asked how it is', 'status', 'hang', [null], 'timeout'],
    ['ends the connection in the middle of a ticket', 'ticket', 'cut', ['unconfirmed'], 'connection lost'],
    ['hangs in the middle of a ticket', 'ticket', 'hang', ['unconfirmed'], 'timeout'],
    ['ends the connection before it confirms', 'printed', 'cut', [null, 'unconfirmed'], 'connection lost'],
    ['never confirms', 'printed', 'hang', [null, 'unconfirmed'], 'timeout'],
    ['confirms another ticket', 'printed', 'foreign', [null, 'unconfirmed'], 'timeout'],
    ['confirms twice', 'printed', 'twice', [null], null],
  ] as const)(
    'and %s prints every ticket, and a second one only as a copy',
    async (_case, moment, reaction, copies, error) => {
      const { uuid } = await orderFor(platform, 'aurora');
      kitchen.behave = (now) => (now === moment ? reaction : 'go on');
      if (error === 'timeout') wait(IMPATIENT);
      await run();
      kitchen.behave = () => 'go on';
      wait(PATIENT);
      const left = await states(uuid);
      // Nobody hurries a printer that has just failed.
      await run();
      if (error !== null) expect(await states(uuid)).toEqual(left);
      platform.advanceSeconds(5);
      await run();
      expect(copiesOf(kitchen)).toEqual(copies);
      const ends = (await states(uuid)).map((state) => state.split(' ').at(-1));
      expect(ends.filter((end) => end === 'printed')).toHaveLength(1);
      expect(ends).not.toContain('waiting');
      expect(ends).not.toContain('sent');
      const codes = failures.map((failure) => failure.error).filter((code) => code !== 'foreign confirmation');
      expect(codes).toEqual(error === null ? [] : [error]);
      expect(failures.some((failure) => failure.error === 'foreign confirmation')).toBe(reaction === 'foreign');
    },
  );

  it('and confirms late has its copy withdrawn, because the ticket is printed after all', async () => {
    const { uuid } = await orderFor(platform, 'aurora');
    kitchen.behave = (now) => (now === 'printed' ? 'late' : 'go on');
    wait(IMPATIENT);
    await run();
    wait(PATIENT);
    expect(await states(uuid)).toEqual(['kitchen copy of order waiting', 'kitchen order given-up']);
    kitchen.behave = () => 'go on';
    platform.advanceSeconds(5);
    await run();
    expect(await states(uuid)).toContain('kitchen order printed');
    expect(copiesOf(kitchen)[0]).toBeNull();
    expect(failures).toMatchObject([{ hotel: 'aurora', printer: 'kitchen', error: 'timeout' }]);
  });

  it('and hangs keeps no other one from printing', async () => {
    const orders = [
      await orderFor(platform, 'aurora', ['kitchen', 'bar']),
      await orderFor(platform, 'aurora', ['bar']),
    ];
    kitchen.behave = () => 'hang';
    wait(IMPATIENT);
    let isOver = false;
    const running = run().then(() => {
      isOver = true;
    });
    await eventually(() => bar.papers.length === orders.length);
    expect(isOver).toBe(false);
    await running;
  });
});

it('lets tickets wait while nobody listens, reports that once, and prints them later without a copy', async () => {
  await kitchen.close();
  const { uuid } = await orderFor(platform, 'aurora');
  for (let round = 0; round < 3; round += 1) {
    await run();
    platform.advanceSeconds(5);
  }
  expect(await states(uuid)).toEqual(['kitchen order waiting']);
  expect(failures).toEqual([{ hotel: 'aurora', printer: 'kitchen', error: 'ECONNREFUSED' }]);
  kitchen = await startEscPosPrinter({ port: kitchen.port });
  await run();
  expect(copiesOf(kitchen)).toEqual([null]);
});

it.each([
  ['has no paper', { paper: 'out' }, 'no-paper'],
  ['is open', { isCoverOpen: true }, 'cover-open'],
  ['cannot cut', { hasCutterError: true }, 'error'],
] as const)('sends nothing to a printer that %s, and staff see it', async (_case, condition, state) => {
  const { uuid } = await orderFor(platform, 'aurora');
  Object.assign(kitchen.condition, condition);
  await run();
  expect(await states(uuid)).toEqual(['kitchen order waiting']);
  expect((await printers()).find(({ id }) => id === 'kitchen')?.state).toBe(state);
  Object.assign(kitchen.condition, { paper: 'ok', isCoverOpen: false, hasCutterError: false });
  platform.advanceSeconds(5);
  await run();
  expect(copiesOf(kitchen)).toEqual([null]);
  expect((await printers()).find(({ id }) => id === 'kitchen')?.state).toBe('ready');
});

it('shows staff at once that the paper has run out in the middle of a ticket', async () => {
  await orderFor(platform, 'aurora');
  kitchen.behave = (moment) => {
    if (moment !== 'printed') return 'go on';
    kitchen.condition.paper = 'out';
    return 'late';
  };
  wait(IMPATIENT);
  await run();
  expect((await printers()).find(({ id }) => id === 'kitchen')?.state).toBe('no-paper');
});

it('looks at a printer that was seen once, even without a ticket, so that it does not count as lost', async () => {
  await orderFor(platform, 'aurora');
  await run();
  for (let minute = 0; minute < 5; minute += 1) {
    platform.advanceSeconds(60);
    await run();
    await run();
  }
  expect(kitchen.connections()).toBe(6);
  expect((await printers()).find(({ id }) => id === 'kitchen')?.state).toBe('ready');
  expect(kitchen.papers).toHaveLength(1);
});

// Rule: tickets/TK17.
it('connects to a printer that was never seen only to print a test, and prints orders from then on', async () => {
  await platform.close();
  platform = await startPlatform({ areSeen: false });
  const before = await orderFor(platform, 'aurora', ['kitchen', 'bar']);
  for (let minute = 0; minute < 3; minute += 1) {
    await run();
    platform.advanceSeconds(60);
  }
  expect([kitchen.connections(), bar.connections(), failures]).toEqual([0, 0, []]);
  await platform.desk('aurora', '/printers/kitchen/test', {});
  await run();
  const { uuid } = await orderFor(platform, 'aurora', ['kitchen', 'bar']);
  platform.advanceSeconds(60);
  await run();
  expect(kitchen.papers.map((paper) => readPaper(paper).content.kind)).toEqual(['test', 'order']);
  expect([await states(before.uuid), await states(uuid)]).toEqual([[], ['kitchen order printed']]);
  expect(bar.connections()).toBe(0);
});

it('lets a ticket wait that cannot be drawn, so that it is no copy later, and prints those of other printers', async () => {
  const { uuid } = await orderFor(platform, 'aurora', ['kitchen', 'bar']);
  draw = async (content, mark) => {
    if (mark.width === 80) throw new Error('no font');
    return drawReadable(content, mark);
  };
  await run();
  expect(await states(uuid)).toEqual(['bar order printed', 'kitchen order waiting']);
  expect(platform.unexpectedErrors).toHaveLength(1);
  draw = drawReadable;
  platform.advanceSeconds(10);
  await run();
  expect(copiesOf(kitchen)).toEqual([null]);
});

it('ends with the ticket that it prints when it is stopped', async () => {
  for (let order = 0; order < 3; order += 1) await orderFor(platform, 'aurora');
  let stopping: Promise<void> | undefined;
  kitchen.behave = (moment) => {
    if (moment === 'printed') stopping ??= platform.app.escPosPrinting.stop();
    return 'go on';
  };
  await run();
  await stopping;
  expect(copiesOf(kitchen)).toEqual([null]);
});
