import { createHotelApi } from '@/lib/contract/client';
import type { Order } from '@/lib/contract/order';
import { decoders } from '@/lib/contract/schema/decoders';
import { textIn } from '@/lib/domain/i18n/text';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { TEST_TIMEOUTS } from '@/scripts/parts/test-timeouts.mjs';
import { withFakePage } from '@/tests/builders/browser/fake-page-globals';
import { Tally } from '@/tests/builders/generated/seeded';
import { ACTIONS, FIRST_POPUP, FIRST_PRODUCT, PRODUCTS, runScenario } from '@/tests/builders/orders/scenario';
import { scenarioOutcome } from '@/tests/builders/orders/scenario-outcome';
import { type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { CHECK_FAULTS, POST_FAULTS } from '@/tests/builders/platform/faulty-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';

const SCENARIOS = 1000;
/** The hotel's service charge. */
const CHARGE_PERCENT = 10;

/** The title of each product is its id, so that the stored order shows which products it has. */
const products = (first: number, is_popup: boolean) =>
  Array.from({ length: PRODUCTS }, (_, index) => ({
    id: first + index,
    title: `${first + index}`,
    price: 10,
    is_popup,
  }));

withFakePage();

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform(await emptySqlite());
  platform.files.change('aurora/hotel.json', (hotel) => {
    hotel.discount_percent = CHARGE_PERCENT;
  });
  platform.files.write('aurora/sections/90-scenario.json', {
    id: 90,
    title: 'Evening',
    products: [...products(FIRST_PRODUCT, false), ...products(FIRST_POPUP, true)],
  });
  await platform.restart();
});
afterAll(() => platform.close());

/** True while the platform restarts and does not respond. */
let isClosed = false;
const server = async (request: Request) => (isClosed ? new Response('', { status: 503 }) : platform.app.fetch(request));

/** The parts of an order that must be equal on the phone and on the platform: lines, sum and room. */
type Ordered = { lines: string[]; sum: number; room: string | null };

const asOrdered = ({ products: lines, room_number }: OrderBody): Ordered => ({
  lines: lines.map(({ product, quantity, total_price }) => `${quantity} × ${product.id} = ${total_price}`),
  sum: (lines.reduce((sum, { total_price }) => sum + total_price * 100, 0) * (100 + CHARGE_PERCENT)) / 10_000,
  room: room_number,
});
const asStored = ({ products: lines, final_sum, number_room }: Order): Ordered => ({
  lines: lines.map(
    ({ product, quantity, total_price }) => `${quantity} × ${textIn(product.title, 'en')} = ${total_price}`,
  ),
  sum: final_sum,
  room: number_room,
});

async function ordersAmong(uuids: readonly string[]): Promise<Map<string, Ordered>> {
  const response = await createHotelApi({ base: 'http://inside', decoders, send: server }).checkOrders('aurora', uuids);
  if (!response.ok || response.value === null) throw new Error('the platform does not say which orders it has');
  const { draft, pending, histories } = response.value;
  return new Map([...draft, ...pending, ...histories].map((order) => [order.uuid, asStored(order)]));
}

it(
  `has exactly the requested orders on the platform after ${SCENARIOS} scenarios with a bad connection`,
  async () => {
    const figures = new Tally();
    let reopening: Promise<void> = Promise.resolve();
    const reopen = () => {
      reopening = reopening.then(async () => {
        isClosed = true;
        await platform.restart();
        isClosed = false;
      });
    };
    for (let seed = 1; seed <= SCENARIOS; seed += 1) {
      const one = await runScenario(seed, { server, reopen });
      await reopening;
      const ordered = await ordersAmong(one.person.minted);
      const { is, should } = scenarioOutcome(one, ordered, asOrdered);
      expect({ seed, ...is }).toEqual({ seed, ...should });
      figures.add(one.done);
      figures.add(one.platform.met);
      figures.note('orders', ordered.size);
      figures.note('arrivals of orders', one.platform.arrivals);
    }
    process.stdout.write(`${SCENARIOS} scenarios against the platform:\n${figures}\n`);
    expect(figures.of('orders')).toBeGreaterThan(2 * SCENARIOS);
    const seldom = [...ACTIONS, ...POST_FAULTS, ...CHECK_FAULTS].filter((kind) => figures.of(kind) < SCENARIOS / 20);
    expect(seldom).toEqual([]);
    expect(platform.unexpectedErrors).toEqual([]);
  },
  TEST_TIMEOUTS.longTest,
);
