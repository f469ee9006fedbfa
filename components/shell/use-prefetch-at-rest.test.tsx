/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { fakeDevice } from '@/tests/builders/browser/fake-device';
import { fakeRouter } from '@/tests/builders/screen/fake-router';
import { usePrefetchAtRest } from './use-prefetch-at-rest';

const { dataset } = document.documentElement;
let device: ReturnType<typeof fakeDevice>;

/** Links of a home, each so far from the top of the screen, in px. */
const LINKS: readonly [href: string, top: number][] = [
  ['/search', 10],
  ['/booking', 20],
  ['/products/1', 100],
  ['/sections/2', 200],
  ['/products/3', 2_000],
];

/** What the house offers now is shown above the tiles, later than they are. */
const OFFERS = ['/products/7', '/products/8', '/products/9', '/products/10', '/products/11'];

function Page({ offers = [] }: { offers?: readonly string[] | undefined }) {
  usePrefetchAtRest(offers);
  return (
    <main>
      <div data-house="now">
        {offers.map((href) => (
          <a
            key={href}
            href={href}
            data-page=""
            ref={(link) => {
              if (link) link.getBoundingClientRect = () => new DOMRect(0, 50, 100, 50);
            }}
          >
            {href}
          </a>
        ))}
      </div>
      {LINKS.map(([href, top]) => (
        <a
          key={href}
          href={href}
          data-page=""
          ref={(link) => {
            if (link) link.getBoundingClientRect = () => new DOMRect(0, top, 100, 50);
          }}
        >
          {href}
        </a>
      ))}
    </main>
  );
}

/** Shows a page and returns the calls of its router. */
const open = (pathname = '/'): string[] => shown(pathname).calls;

/** `offer`: what the house offers is shown from now on. */
function shown(pathname: string) {
  const router = fakeRouter();
  const page = (offers?: readonly string[]) =>
    router.wrap(
      <PathnameContext.Provider value={pathname}>
        <Page offers={offers} />
      </PathnameContext.Provider>,
    );
  const { rerender } = render(page());
  return { calls: router.calls, offer: (offers: readonly string[]) => rerender(page(offers)) };
}

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));

beforeEach(() => {
  jest.useFakeTimers();
  delete dataset.leaving;
  device = fakeDevice();
});
afterEach(() => {
  jest.useRealTimers();
  device.restore();
});

const TILES = ['prefetch /products/1', 'prefetch /sections/2'];

it.each(['/', '/home'])(
  'prefetches the sections on the first screen of home, once the page is at rest: %s',
  async (home) => {
    const calls = open(home);
    expect(calls).toEqual([]);
    await seconds(2);
    expect(calls).toEqual(TILES);
  },
);

it('prefetches nothing on another page', async () => {
  const calls = open('/products/9');
  await seconds(5);
  expect(calls).toEqual([]);
});

it('prefetches nothing for a guest who saves data', async () => {
  device.restore();
  device = fakeDevice({ isSavingData: true });
  const calls = open();
  await seconds(5);
  expect(calls).toEqual([]);
});

it('prefetches nothing in a tab in the background, and the sections when it is shown', async () => {
  device.setTabVisible(false);
  const calls = open();
  await seconds(5);
  expect(calls).toEqual([]);
  device.setTabVisible(true);
  await seconds(2);
  expect(calls).toEqual(TILES);
});

it('prefetches nothing when the guest has tapped before the page was at rest', async () => {
  const calls = open();
  dataset.leaving = '';
  await seconds(5);
  expect(calls).toEqual([]);
});

it('prefetches what the house offers once it is shown, with the sections six pages at most', async () => {
  const { calls, offer } = shown('/');
  await seconds(2);
  offer(OFFERS);
  await seconds(2);
  expect(calls).toEqual([...TILES, ...TILES, ...OFFERS.slice(0, 4).map((path) => `prefetch ${path}`)]);
});
