import { seeded } from '@/tests/builders/generated/seeded';
import { moneyContext } from '@/tests/builders/payments/money-context';
import { runSchedule, type ScheduledService, scheduled, settle } from '@/tests/builders/payments/money-schedule';
import { paymentService } from '@/tests/builders/payments/payment-service';
import { NOON, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';

const ACTIONS_OF_EACH = 24;
const BLOCK = 100;
/** Blocks of a hundred schedules. PostgreSQL has the same rules and is slower: all of them run with `npm run test:all`. */
const BLOCKS = { sqlite: 10, postgres: process.env.TEST_ALL === 'on' ? 10 : 1 };

const END_KINDS = ['accepted', 'stopped', 'waiting', 'unpaid'] as const;
type EndKind = (typeof END_KINDS)[number];

onEachStore((emptyStore, store) => {
  let platform: TestPlatform;
  let service: ScheduledService;
  let context: ReturnType<typeof moneyContext>;
  let clock: number;
  beforeEach(async () => {
    clock = Date.parse(NOON);
    service = scheduled(paymentService({ capture: (hotel) => (hotel === 'aurora' ? 'on_accept' : 'at_once') }));
    platform = await testPlatform(await emptyStore(), { paymentServices: service.services });
    context = moneyContext(platform, service, () => new Date(clock));
  });
  afterEach(async () => {
    await context.close();
    await platform.close();
  });

  const pass = (seconds: number) => {
    clock += seconds * 1000;
    platform.setClock(new Date(clock).toISOString());
  };

  /** Runs one schedule to its end. */
  const endOf = async (seed: number): Promise<EndKind> => {
    const code = seed % 2 === 0 ? 'aurora' : 'bellevue';
    const setting = { platform, service, context, pass, code, random: seeded(seed) } as const;
    const world = await runSchedule(setting, ACTIONS_OF_EACH);
    const end = await settle(world);
    const isOver = world.chargesAtEnd !== null;
    expect([seed, end.books]).toEqual([seed, end.theirs]);
    if (end.owed !== null) expect([seed, end.kept, end.held]).toEqual([seed, end.owed, 0]);
    // Nobody can pay any more what is not delivered.
    if (isOver) expect([seed, end.isOpen]).toEqual([seed, false]);
    // Nothing waits for the hotel that was paid by a reservation which is over.
    expect([seed, end.isLapsedDraft]).toEqual([seed, false]);
    if (end.books.authorised === 0) return 'unpaid';
    return isOver ? 'stopped' : end.owed === null ? 'waiting' : 'accepted';
  };

  it.each(Array.from({ length: BLOCKS[store] }, (_, index) => index * BLOCK + 1))(
    'ends with what the guest owes, and with the books of the service, in the 100 schedules from %i on',
    async (first) => {
      const kinds: EndKind[] = [];
      for (let seed = first; seed < first + BLOCK; seed += 1) kinds.push(await endOf(seed));
      // The schedules cover what they are about.
      const counts = END_KINDS.map((kind) => kinds.filter((each) => each === kind).length);
      expect(Math.min(...counts)).toBeGreaterThan(0);
    },
    600_000,
  );
});
