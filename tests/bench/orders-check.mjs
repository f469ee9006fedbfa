// Measures My orders for a guest with 20 orders, in a hotel with 100,000 orders.
import { emptyOrder } from './parts/many-orders.mjs';
import { get, hotelsWith, onEachStore, openPlatform, shown, timed } from './parts/stores.mjs';

const { openDatabase } = await import('@/lib/platform/database/database');

const ORDERS = 100_000;
const AT_ONCE = 500;
const ASKED = 20;
const MOST_MS = 20;

/** @param {string} url @returns {Promise<string[]>} the uuids of orders of aurora; bellevue has a tenth as many */
async function order(url) {
  const database = openDatabase(url, console.error);
  /** @type {string[]} */
  const uuids = [];
  for (const [hotel, count] of /** @type {const} */ ([
    ['aurora', ORDERS],
    ['bellevue', ORDERS / 10],
  ])) {
    await database.db.transaction().execute(async (db) => {
      for (let from = 0; from < count; from += AT_ONCE) {
        const orders = Array.from({ length: AT_ONCE }, (_, index) => emptyOrder(from + index + 1));
        if (hotel === 'aurora') uuids.push(...orders.map(({ uuid }) => uuid));
        const rows = orders.map(({ lines, readyLines: _, integrationPayment, ...own }) => ({
          ...own,
          amount_scale: 1000,
          hotel,
          lines: JSON.stringify(lines),
          integration_payment: integrationPayment,
        }));
        await db.insertInto('guest_order').values(rows).execute();
      }
    });
  }
  await database.close();
  return uuids;
}

const isRight = await onEachStore(async ({ kind, url }) => {
  const files = hotelsWith(1);
  const platform = await openPlatform(url, files.dir);
  const uuids = await order(url);
  const some = () =>
    Array.from({ length: ASKED }, () => `order_uuids[]=${uuids[Math.floor(Math.random() * uuids.length)]}`).join('&');
  const took = await timed(300, async () => {
    const { histories } = await get(platform, `/hotels/aurora/orders/check?${some()}`);
    if (histories.length < ASKED - 2) throw new Error(`only ${histories.length} of ${ASKED} orders were found`);
  });
  console.log(`${kind}: ${ASKED} among ${ORDERS} orders, ${shown(took)}`);
  await platform.close();
  files.dispose();
  return took.p95 <= MOST_MS;
});
console.log(isRight ? 'Within budget.' : `Over ${MOST_MS} ms.`);
process.exitCode = isRight ? 0 : 1;
