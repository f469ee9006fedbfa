import { withFakePage } from '@/tests/builders/browser/fake-page-globals';
import { Tally } from '@/tests/builders/generated/seeded';
import { ACTIONS, runScenario } from '@/tests/builders/orders/scenario';
import { scenarioOutcome } from '@/tests/builders/orders/scenario-outcome';
import { CHECK_FAULTS, POST_FAULTS } from '@/tests/builders/platform/faulty-platform';

const SESSIONS = 1000;

withFakePage();

describe(`${SESSIONS} sessions with a bad connection`, () => {
  it('delivers every order exactly once and unchanged over a bad connection', async () => {
    const figures = new Tally();
    for (let seed = 1; seed <= SESSIONS; seed += 1) {
      const one = await runScenario(seed);
      const { is, should } = scenarioOutcome(one, one.platform.orders, (request) => request);
      expect({ seed, ...is }).toEqual({ seed, ...should });
      figures.add(one.done);
      figures.add(one.platform.met);
      figures.note('orders', one.platform.orders.size);
      figures.note('arrivals of orders', one.platform.arrivals);
    }
    process.stdout.write(`${SESSIONS} sessions with a bad connection:\n${figures}\n`);
    // Checks that enough faults occurred. "store reopened" does not exist for a platform in memory.
    expect(figures.of('orders')).toBeGreaterThan(2 * SESSIONS);
    const kinds = [...ACTIONS, ...POST_FAULTS, ...CHECK_FAULTS].filter((kind) => kind !== 'store reopened');
    const seldom = kinds.filter((kind) => figures.of(kind) < SESSIONS / 20);
    expect(seldom).toEqual([]);
  });
});
