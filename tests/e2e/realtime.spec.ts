import type { Page } from '@playwright/test';
import { FETCH_AT_MS } from '@/lib/domain/orders/delivery-timer';
import { serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { type RealtimePeer, startRealtimePeer } from '../peers/firebase-server';
import { AURORA, twoHotels } from '../peers/two-hotels';
import { startUpstream, type Upstream } from '../peers/upstream';
import { expect, test } from './fixtures';
import { dialog, translationsOf } from './guest';
import { markStored } from './known-device';
import { ORDER_STATUS } from './parts';

/** Milliseconds between opening My orders and its first fetch by polling. */
const [, SOONEST_LOOK_MS = 0] = FETCH_AT_MS;

const t = translationsOf('cala-verde', 'en');
const ORDER = '5a0c7a3e-0000-4000-8000-000000000001';
const CHECK = `/api/v1/hotels/${AURORA.code}/orders/check`;
const CHANNEL = `channels/uk/hotels/${AURORA.uuid}/messages`;

type App = Awaited<ReturnType<typeof serveBuiltApp>>;

let upstream: Upstream;
let database: RealtimePeer;
let app: App;
let status: 'draft' | 'done';

/** The upstream's orders: one order whose status the test sets. */
const orders = () => {
  const order = {
    id: 1,
    uuid: ORDER,
    hotel_id: AURORA.id,
    num: 48,
    ostatus_id: status,
    created_at: '2026-05-01T10:00:00Z',
  };
  const [draft, histories] = status === 'draft' ? [[order], []] : [[], [order]];
  return { draft, pending: [], histories };
};

test.beforeAll(async () => {
  database = await startRealtimePeer();
  upstream = await startUpstream((method, path, body) => {
    if (path.startsWith(CHECK)) return { body: orders() };
    // The default bottom bar, which contains My orders.
    return path.includes('/bottom-navigation-menu') ? { body: [] } : twoHotels(method, path, body);
  });
  const env = { HOTEL_API_URL: upstream.origin, FIREBASE_DATABASE_URL: database.url, REGION: 'uk', RATE_LIMITS: 'off' };
  app = await serveBuiltApp({ env });
});
test.afterAll(async () => {
  await app.stop();
  await upstream.close();
  await database.close();
});
test.beforeEach(() => {
  status = 'draft';
});

const timesAsked = () => upstream.asked.filter(({ url }) => url.startsWith(CHECK)).length;

/** Stops the page's polling, so that it can learn of a changed order only from an event. */
const stopLookingByItself = (page: Page) =>
  page.addInitScript((longest) => {
    const [timeout, interval] = [window.setTimeout, window.setInterval];
    const soon = (wait: unknown) => typeof wait !== 'number' || wait < longest;
    Object.assign(window, {
      setTimeout: (...timer: Parameters<typeof timeout>) => (soon(timer[1]) ? timeout(...timer) : 0),
      setInterval: (...timer: Parameters<typeof interval>) => (soon(timer[1]) ? interval(...timer) : 0),
    });
  }, SOONEST_LOOK_MS);

async function openOrders(page: Page): Promise<void> {
  await stopLookingByItself(page);
  await markStored(page, { fs_uuids: JSON.stringify([ORDER]) });
  await page.goto(`http://${AURORA.code}.localhost:${app.port}/`);
  await page
    .getByRole('navigation')
    .getByRole('button', { name: t('my_orders') })
    .click();
  await expect(dialog(page).locator(ORDER_STATUS)).toHaveText(t('order_status__draft'));
}

test('a guest of an upstream with a realtime database sees a changed order as soon as it is published', async ({
  page,
  problems,
}) => {
  // The pictures in this upstream's data do not exist.
  problems.allow(/cdn\.example|\/storage\/aurora\/|favicon\.ico/);
  const { ever } = database.connections();
  const asked = timesAsked();
  await openOrders(page);
  await expect.poll(() => database.connections().ever).toBeGreaterThan(ever);
  // The channel's first response only causes a refetch. An event that is published after it causes another one.
  await expect.poll(timesAsked).toBeGreaterThan(asked + 1);
  status = 'done';
  await database.publish(CHANNEL, { type: 'order-updated', order_uuid: ORDER });
  await expect(dialog(page).locator(ORDER_STATUS)).toHaveText(t('order_status__done'));
});
