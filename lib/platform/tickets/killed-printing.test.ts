import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { seeded } from '@/tests/builders/generated/seeded';
import { NOON, type TestPlatform } from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { orderFor, printingPlatform } from '@/tests/builders/tickets/printing-platform';
import { readPaper } from '@/tests/builders/tickets/readable-ticket';
import { ticketsOf } from '@/tests/builders/tickets/ticket-printing';
import { eventually } from '@/tests/builders/time/eventually';
import { type EscPosMoment, type EscPosPrinter, startEscPosPrinter } from '@/tests/peers/escpos-printer';

/** When the process is killed, and what has come out of the printer in the end: originals as null. */
const KILLS = [
  { moment: 'status', copies: [null] },
  { moment: 'ticket', copies: ['unconfirmed'] },
  { moment: 'printed', copies: [null, 'unconfirmed'] },
] as const;
/** Kills at any time after the printer was connected to. */
const RANDOM_KILLS = process.env.TEST_ALL === 'on' ? 17 : 2;
const ANY_TIME_MS = 60;
const LONG_TEST_MS = 600_000;

let printer: EscPosPrinter;
let platform: TestPlatform;
let child: ChildProcess | undefined;
let clock: number;
beforeEach(async () => {
  clock = Date.parse(NOON);
  printer = await startEscPosPrinter();
  const { host, port } = printer;
  platform = await printingPlatform(await emptySqlite(), {
    aurora: {
      kitchen: { id: 'kitchen', kind: 'escpos', host, port },
      bar: { id: 'bar', kind: 'cloudprnt' },
    },
  });
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await platform.close();
  await printer.close();
});

/** Starts a process whose clock is later than every lease of the one before. */
async function startProcess(): Promise<void> {
  clock += 31_000;
  const { store, files } = platform;
  const script = 'tests/builders/tickets/printing-process.mjs';
  const started = spawn(process.execPath, [script, store.url, files.dir, new Date(clock).toISOString()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  await once(started.stdout ?? started, 'data');
}

/** Says at a moment whether the process is killed then; it may also call `kill` later. */
type Killer = (moment: EscPosMoment, kill: () => void) => boolean;

/** Places an order whose process is killed, and starts the next one. The copies that have been printed in the end; null: no copy. */
async function orderAndKill(kills: Killer): Promise<(string | null)[]> {
  const before = printer.papers.length;
  const running = child;
  const gone = running === undefined ? undefined : once(running, 'exit');
  const kill = () => void running?.kill('SIGKILL');
  printer.behave = (moment) => {
    if (!kills(moment, kill)) return 'go on';
    kill();
    return 'cut';
  };
  const { uuid } = await orderFor(platform, 'aurora');
  await gone;
  printer.behave = () => 'go on';
  await startProcess();
  await eventually(async () => (await ticketsOf(platform, uuid)).every(({ due_at }) => due_at === null));
  return printer.papers.slice(before).map((paper) => readPaper(paper).mark.copy?.reason ?? null);
}

/** Kills once, some time after the printer was connected to. */
function atAnyTime(afterMs: number): Killer {
  let isAimed = false;
  return (_moment, kill) => {
    if (!isAimed) setTimeout(kill, afterMs);
    isAimed = true;
    return false;
  };
}

it(
  'prints every ticket although its process is killed with SIGKILL at any moment, and a second time only as a copy',
  async () => {
    await startProcess();
    for (const { moment, copies } of KILLS)
      expect([moment, await orderAndKill((at) => at === moment)]).toEqual([moment, copies]);
    const random = seeded(1);
    for (let kills = 0; kills < RANDOM_KILLS; kills += 1) {
      const printed = await orderAndKill(atAnyTime(random() * ANY_TIME_MS));
      expect(printed.length).toBeGreaterThan(0);
      expect(printed.slice(1)).not.toContain(null);
    }
  },
  LONG_TEST_MS,
);
