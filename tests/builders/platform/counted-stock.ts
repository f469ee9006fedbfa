import { join } from 'node:path';
import { v4 } from 'uuid';
import type { Section } from '@/lib/contract/catalogue';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { createPlatform, type Platform } from '@/lib/platform/app';
import { openDatabase } from '@/lib/platform/database/database';
import {
  DESK_TOKEN,
  EMOJI_DIR,
  type HotelCode,
  NOON,
  type PlatformResponse,
  type TestPlatform,
} from './embedded-platform';
import { throughOtherConnection } from './store-contents';
import { TEST_DATABASE_TIMES } from './stores';

type Json = Record<string, unknown>;

/**
 * Puts stock into aurora’s kitchen: of products by id, and of the first choice of the pizza’s size or of the toppings. The
 * hotel then takes orders for the next opening.
 */
export async function countInFiles(
  platform: TestPlatform,
  stock: { products?: Readonly<Record<number, Json>>; small?: Json; cheese?: Json },
): Promise<void> {
  platform.files.change('aurora/sections/10-kitchen.json', (section) => {
    for (const product of section.products as Json[]) {
      const own = stock.products?.[Number(product.id)];
      if (own !== undefined) product.stock = own;
      const [first] = (product.options ?? []) as { attrs: Json[] }[];
      if (stock.small !== undefined && first?.attrs?.[0] !== undefined) first.attrs[0].stock = stock.small;
    }
  });
  platform.files.change('aurora/hotel.json', (hotel) => {
    hotel.ext_data = { ...(hotel.ext_data as Json), variations: { orderAhead: true } };
    const { toppings } = hotel.kits as { toppings: { attrs: Json[] }[] };
    const cheese = toppings[0]?.attrs[0];
    if (stock.cheese !== undefined && cheese !== undefined) cheese.stock = stock.cheese;
  });
  await platform.restart();
}

/** A product of the kitchen as guests read it now. */
export async function productNow(platform: Pick<TestPlatform, 'get'>, id: number, code: HotelCode = 'aurora') {
  const { section } = (await platform.get(`/api/v1/hotels/${code}/products/10`)).body.data as { section: Section };
  const found = section.products.find((product) => Number(product.id) === id);
  if (found === undefined) throw new Error(`no product ${id}`);
  return found;
}

/** What is taken in the store, as 'aurora product:100 2026-05-01 3'. */
export const takenStock = (platform: Pick<TestPlatform, 'store'>): Promise<readonly string[]> =>
  throughOtherConnection(platform.store, async (db) => {
    const rows = await db.selectFrom('stock_taken').selectAll().where('taken', '<>', 0).execute();
    return rows.map(({ hotel, item, day, taken }) => `${hotel} ${item} ${day || 'all'} ${taken}`).sort();
  });

/** Another server on the PostgreSQL of a platform, with its own connections. */
export function secondServer(platform: TestPlatform): Platform {
  return createPlatform({
    database: openDatabase(platform.store.url, (error) => platform.unexpectedErrors.push(error), TEST_DATABASE_TIMES),
    now: () => new Date(NOON),
    uuid: v4,
    hotelsDir: platform.files.dir,
    emojiDir: EMOJI_DIR,
    filesDir: join(platform.files.dir, '.files'),
    scripts: true,
    deskToken: DESK_TOKEN,
    reportError: (error) => platform.unexpectedErrors.push(error),
  });
}

/** Places an order at a server, whichever. Returns its status. */
export async function placedAt(server: Platform, body: OrderBody): Promise<PlatformResponse['status']> {
  const request = new Request('http://inside/api/v1/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await server.fetch(request)).status;
}
