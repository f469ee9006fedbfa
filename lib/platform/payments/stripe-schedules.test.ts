import { seeded } from '@/tests/builders/generated/seeded';
import { moneyContext } from '@/tests/builders/payments/money-context';
import { runSchedule, settle } from '@/tests/builders/payments/money-schedule';
import { stripeService } from '@/tests/builders/payments/stripe-service';
import { NOON, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';

const ACTIONS_OF_EACH = 24;
const BLOCK = 10;
/** Blocks of ten schedules: 40 of them, and 1,000 with `npm run test:all`; fewer on PostgreSQL, which has the same rules and is slower. */
const BLOCKS = process.env.TEST_ALL === 'on' ? { sqlite: 100, postgres: 20 } : { sqlite: 4, postgres: 1 };

const END_KINDS = ['accepted', 'stopped', 'waiting', 'unpaid'] as const;
type EndKind = (typeof END_KINDS)[number];

onEachStore((emptyStore, store) => {
  let platform: TestPlatform;
  let service: Awaited<ReturnType<typeof stripeService>>;
  let context: ReturnType<typeof moneyContext>;
  let clock: number;
  const start = async (first: number) => {
    clock = Date.parse(NOON);
    service = await stripeService({
      capture: (hotel) => (hotel === 'aurora' ? 'on_accept' : 'at_once'),
      now: () => new Date(clock),
      random: seeded(first),
    });
    platform = await testPlatform(await emptyStore(), { paymentServices: service.services });
    context = moneyContext(platform, service, () => new Date(clock));
  };
  afterEach(async () => {
    // First, so that what hangs ends before the store is closed.
    await service.close();
    await context.close();
    await platform.close();
  });

  const pass = (seconds: number) => {
    clock += seconds * 1000;
    platform.setClock(new Date(clock).toISOString());
  };

  /** Runs one schedule to its end. Both books are compared to the cent. */
  const endOf = async (seed: number): Promise<EndKind> => {
    const code = seed % 2 === 0 ? 'aurora' : 'bellevue';
    const setting = { platform, service, context, pass, code, random: seeded(seed) } as const;
    const world = await runSchedule(setting, ACTIONS_OF_EACH);
    const end = await settle(world);
    const isOver = world.chargesAtEnd !== null;
    expect([seed, end.books]).toEqual([seed, end.theirs]);
    if (end.owed !== null) expect([seed, end.kept, end.held]).toEqual([seed, end.owed, 0]);
    if (isOver) expect([seed, end.isOpen]).toEqual([seed, false]);
    expect([seed, end.isLapsedDraft]).toEqual([seed, false]);
    if (end.books.authorised === 0) return 'unpaid';
    return isOver ? 'stopped' : end.owed === null ? 'waiting' : 'accepted';
  };

  it.each(Array.from({ length: BLOCKS[store] }, (_, index) => index * BLOCK + 1))(
    'ends at Stripe with what the guest owes, and with Stripe’s books, in the 10 schedules from %i on',
    async (first) => {
      await start(first);
      const kinds: EndKind[] = [];
      for (let seed = first; seed < first + BLOCK; seed += 1) kinds.push(await endOf(seed));
      const counts = END_KINDS.map((kind) => kinds.filter((each) => each === kind).length);
      expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1);
    },
    600_000,
  );
});
