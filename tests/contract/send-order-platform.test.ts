import { hotelApi } from '@/lib/contract/client';
import type { OrderGroups } from '@/lib/contract/order';
import { decoders } from '@/lib/contract/schema/decoders';
import { textIn } from '@/lib/domain/text';
import { type TestPlatform, testPlatform } from '@/tests/builders/embedded-platform';
import { evening, FIRST_POPUP, FIRST_PRODUCT, PRODUCTS, truthOf } from '@/tests/builders/evening';
import type { OrderStore } from '@/tests/builders/faulty-platform';
import { emptySqlite } from '@/tests/builders/stores';

const EVENINGS = 1000;

/** Each product is called by its number, so that an order tells what is in it. */
const products = (first: number, is_popup: boolean) =>
  Array.from({ length: PRODUCTS }, (_, place) => ({
    id: first + place,
    title: `${first + place}`,
    price: 10,
    is_popup,
  }));

/** A browser has a page around what the phone remembers: it listens for the moment at which the page is left. */
const page = { window: new EventTarget(), document: Object.assign(new EventTarget(), { visibilityState: 'visible' }) };

let at: TestPlatform;
beforeAll(async () => {
  Object.assign(globalThis, page);
  at = await testPlatform(await emptySqlite());
  at.files.write('aurora/sections/90-evening.json', {
    id: 90,
    title: 'Evening',
    products: [...products(FIRST_PRODUCT, false), ...products(FIRST_POPUP, true)],
  });
  await at.restart();
});
afterAll(async () => {
  await at.close();
  for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name);
});

/** While its store is closed, the platform does not answer. */
let isClosed = false;
const api = hotelApi({
  base: 'http://inside',
  decoders,
  send: async (request) => (isClosed ? new Response('', { status: 503 }) : at.platform.fetch(request)),
});

const store: OrderStore = {
  place: (body) => api.placeOrder(body),
  check: (uuids) => api.checkOrders('aurora', uuids),
};

/** The platform takes turns of the event loop, not only moments of one. */
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 10) await new Promise(setImmediate);
};

const ordersAmong = async (uuids: readonly string[]) => {
  const answer = await store.check(uuids);
  const { draft, pending, histories }: OrderGroups = (answer.ok ? answer.value : null) ?? {
    draft: [],
    pending: [],
    histories: [],
  };
  return new Map(
    [...draft, ...pending, ...histories].map(({ uuid, products: lines }) => [
      uuid,
      lines.map(({ product }) => Number(textIn(product.title, 'en'))),
    ]),
  );
};

it(`the platform has as many orders as were wished for, after ${EVENINGS} evenings with a bad connection`, async () => {
  const figures = { orders: 0, refused: 0, gaveUp: 0, tabs: 0, arrivals: 0, reopened: 0 };
  let reopening: Promise<void> = Promise.resolve();
  const reopen = () => {
    // Not every time that an evening asks for it: a start takes longer than everything else.
    if (figures.arrivals % 15 !== 0) return;
    reopening = reopening.then(async () => {
      isClosed = true;
      await at.restart();
      isClosed = false;
      figures.reopened += 1;
    });
  };
  for (let seed = 1; seed <= EVENINGS; seed += 1) {
    const one = await evening(seed, { store, pass: turns, reopen });
    await reopening;
    const ordered = await ordersAmong(one.person.minted);
    const { is, should } = truthOf(one, ordered);
    expect({ seed, ...is }).toEqual({ seed, ...should });
    figures.orders += ordered.size;
    figures.refused += one.person.heardRefused.size;
    figures.gaveUp += one.person.gaveUp.size;
    figures.tabs += one.person.tabs();
    figures.arrivals += one.platform.arrivals;
  }
  process.stdout.write(`${EVENINGS} evenings against the platform: ${JSON.stringify(figures)}\n`);
  expect(figures.orders).toBeGreaterThan(2 * EVENINGS);
  expect(figures.reopened).toBeGreaterThan(10);
  expect(at.accidents).toEqual([]);
}, 120_000);
