import { seeded } from '@/tests/builders/generated/seeded';
import { NOON, type TestPlatform } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { brokenEndLaw, brokenPrintingLaw, endOfOrders } from '@/tests/builders/tickets/printing-laws';
import { printingPlatform, withoutSeenPrinters } from '@/tests/builders/tickets/printing-platform';
import { printingWorld, runPrinting, settlePrinting } from '@/tests/builders/tickets/printing-schedule';
import { type EscPosPrinter, startEscPosPrinter } from '@/tests/peers/escpos-printer';

const ACTIONS_OF_EACH = 30;
/** Longer than a row of copies can take. */
const ROUNDS = 4;
const BLOCK = 50;
const RUNS_ALL = process.env.TEST_ALL === 'on';
/** Blocks of schedules: a thousand on SQLite. PostgreSQL has the same rules and is slower. */
const BLOCKS = RUNS_ALL ? { sqlite: 20, postgres: 2 } : { sqlite: 2, postgres: 1 };

onEachStore((emptyStore, store) => {
  let platform: TestPlatform;
  let kitchenOfBellevue: EscPosPrinter;
  let barOfAurora: EscPosPrinter;
  let clock: number;
  beforeEach(async () => {
    clock = Date.parse(NOON);
    [kitchenOfBellevue, barOfAurora] = [await startEscPosPrinter(), await startEscPosPrinter()];
    const at = ({ host, port }: EscPosPrinter, id: string) => ({ id, kind: 'escpos', host, port }) as const;
    platform = await printingPlatform(await emptyStore(), {
      aurora: { kitchen: { id: 'kitchen', kind: 'cloudprnt' }, bar: at(barOfAurora, 'bar') },
      bellevue: { kitchen: at(kitchenOfBellevue, 'kitchen'), bar: { id: 'bar', kind: 'cloudprnt' } },
    });
  });
  afterEach(async () => {
    await platform.close();
    await kitchenOfBellevue.close();
    await barOfAurora.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  /** Runs one schedule to its end. Counts what it was about. */
  const run = async (seed: number) => {
    const pass = (seconds: number) => {
      clock += seconds * 1000;
    };
    const now = () => new Date(clock);
    const world = printingWorld({ platform, random: seeded(seed), now, pass, kitchenOfBellevue, barOfAurora });
    await runPrinting(world, ACTIONS_OF_EACH, () => {
      expect([seed, brokenPrintingLaw(world.papers)]).toEqual([seed, null]);
    });
    await settlePrinting(world, ROUNDS);
    expect([seed, brokenPrintingLaw(world.papers)]).toEqual([seed, null]);
    const ended = await endOfOrders(world);
    for (const order of ended) expect([seed, brokenEndLaw(order, world.papers)]).toEqual([seed, null]);
    await world.process.close();
    const copies = world.papers.filter(({ mark }) => mark.copy?.reason === 'unconfirmed').length;
    const corrections = world.papers.filter(({ content }) => content.kind === 'correction').length;
    const fromDesk = ended.flatMap((order) => order.fromDesk).length;
    return { papers: world.papers.length, kills: world.kills, copies, corrections, fromDesk };
  };

  it.each(Array.from({ length: BLOCKS[store] }, (_, index) => index * BLOCK + 1))(
    'prints every ticket at its station, and a second time only as a copy, in the 50 schedules from %i on',
    async (first) => {
      const sum = { papers: 0, kills: 0, copies: 0, corrections: 0, fromDesk: 0 };
      for (let seed = first; seed < first + BLOCK; seed += 1) {
        // In some of them the printers are connected for the first time.
        const counts = await (seed % 5 === 0 ? withoutSeenPrinters(platform.store, () => run(seed)) : run(seed));
        for (const key of ['papers', 'kills', 'copies', 'corrections', 'fromDesk'] as const) sum[key] += counts[key];
      }
      // The schedules cover what they are about.
      expect(Math.min(...Object.values(sum))).toBeGreaterThan(BLOCK / 20);
    },
  );
});
