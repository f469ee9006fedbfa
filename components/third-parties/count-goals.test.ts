/** @jest-environment jsdom */
import type { Counter } from '@/lib/domain/analytics/counter';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { cartLine, cartWith } from '@/tests/builders/orders/lines';

const network = fakeNetwork();
const bodies: unknown[] = [];

/** A document that counts from its start, and the cart of its guest. */
async function newDocument(counter: Counter) {
  document.head.innerHTML = '';
  localStorage.clear();
  jest.resetModules();
  const { cart } = await import('@/lib/device/cart');
  const { countGoals } = await import('./count-goals');
  countGoals({ uuid: 'uuid-of-hotel', counter });
  return {
    put: (quantity: number) => cart.changeNow(() => cartWith(cartLine({ quantity, total_price: 9 * quantity }))),
  };
}

const metricaCalls = () => (window as { ym?: { a?: unknown[][] } }).ym?.a;

beforeEach(() => {
  bodies.length = 0;
  delete (window as { ym?: unknown }).ym;
  network.respondTo('POST /api/v1/public/goals', async (request: Request) => {
    bodies.push(await request.json());
    return { data: null };
  });
});

it('loads the hotel’s counter and tells it each goal, also before its script has come', async () => {
  const { put } = await newDocument({ kind: 'metrica', number: 12345 });
  expect([...document.head.querySelectorAll('script')].map(({ src }) => src)).toEqual([
    'https://mc.yandex.ru/metrika/tag.js',
  ]);
  put(1);
  put(2);
  expect(metricaCalls()).toEqual([
    [12345, 'init', { clickmap: false, trackLinks: false, webvisor: false }],
    [12345, 'reachGoal', 'cart finish'],
    [12345, 'reachGoal', 'cart finish'],
  ]);
  expect(network.requests).toEqual([]);
});

it('sends goals without a counter to the hotel’s own host, with nothing about the guest', async () => {
  const { put } = await newDocument({ kind: 'operator' });
  put(1);
  await network.settled();
  expect(bodies).toEqual([{ hotel_uuid: 'uuid-of-hotel', goal: 'cart finish' }]);
  expect(document.head.querySelector('script')).toBeNull();
});

it('disturbs nobody when a goal cannot be sent', async () => {
  network.respondTo('POST /api/v1/public/goals', () => undefined);
  const { put } = await newDocument({ kind: 'operator' });
  put(1);
  await network.settled();
  expect(network.requests).toEqual(['POST /api/v1/public/goals']);
});

it('counts nothing in a tab that the guest does not see', async () => {
  const { put } = await newDocument({ kind: 'operator' });
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  put(1);
  state.mockRestore();
  await network.settled();
  expect(network.requests).toEqual([]);
});
