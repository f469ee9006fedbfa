/** @jest-environment jsdom */
import { evening, truthOf } from '@/tests/builders/evening';

describe('1,000 evenings with a bad connection', () => {
  it('bring as many orders to the platform as the guest wished for, each of them once', async () => {
    const figures = { orders: 0, refused: 0, gaveUp: 0, tabs: 0, arrivals: 0 };
    for (let seed = 1; seed <= 1000; seed += 1) {
      const one = await evening(seed);
      const { platform, person } = one;
      const ordered = [...platform.orders].map(
        ([uuid, body]) => [uuid, body.products.map(({ product }) => product.id)] as const,
      );
      const { is, should } = truthOf(one, new Map(ordered));
      expect({ seed, ...is }).toEqual({ seed, ...should });
      figures.orders += ordered.length;
      figures.refused += person.heardRefused.size;
      figures.gaveUp += person.gaveUp.size;
      figures.tabs += person.tabs();
      figures.arrivals += platform.arrivals;
    }
    process.stdout.write(`1,000 evenings with a bad connection: ${JSON.stringify(figures)}\n`);
    // They were bad enough to mean something.
    expect(figures.orders).toBeGreaterThan(2000);
    expect(figures.refused).toBeGreaterThan(100);
    expect(figures.gaveUp).toBeGreaterThan(50);
    expect(figures.tabs).toBeGreaterThan(2000);
    expect(figures.arrivals).toBeGreaterThan(figures.orders + 100);
  });
});
