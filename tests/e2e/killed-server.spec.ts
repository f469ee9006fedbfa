import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { ask, freePort, serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { TEST_TIMEOUTS } from '@/scripts/parts/test-timeouts.mjs';
import { seeded } from '@/tests/builders/generated/seeded';
import { fillInCheckout, openCartWith, orderPlacedHeading, sendButton, t } from './cart';
import { expect, test } from './fixtures';
import { forwardRequest } from './forward-request';
import { dialog } from './guest';
import { CART_LINE } from './parts';
import { RUNS_ALL } from './variants';

const HOTEL = 'cala-verde';
const DESK_TOKEN = 'the operator’s own token';
const ORDERS = '**/api/v1/orders';
const KILLS = RUNS_ALL ? 20 : 8;
/** When the server is killed, relative to an order that the phone has sent. */
const MOMENTS = ['at once', 'at any moment', 'when it is stored', 'when it is responded to'] as const;
/** The latest random moment, in milliseconds after the order was sent. */
const AT_ANY_MOMENT_MS = 40;

const unknown = (page: Page) => dialog(page).getByText(t('send_unknown_title'));

/** Adds a cake to the cart and fills in all required fields. */
async function readyToSend(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/products/102`);
  await openCartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
}

/**
 * Sends the cart and kills the server at the given moment. `after`: milliseconds until the kill for the moment 'at any
 * moment'.
 */
async function sendAndKill(
  page: Page,
  kill: () => Promise<void>,
  { moment, after }: { moment: (typeof MOMENTS)[number] | undefined; after: number },
): Promise<void> {
  if (moment === 'when it is stored') await killWhenStored(page, kill);
  const left = page.waitForRequest(ORDERS);
  const responded = page.waitForResponse(ORDERS).catch(() => undefined);
  await sendButton(page).click();
  await left;
  if (moment === 'when it is stored') return;
  if (moment === 'at any moment') await new Promise((done) => setTimeout(done, after));
  if (moment === 'when it is responded to') await responded;
  await kill();
}

/** Lets the next order reach the server and be stored there, then kills the server, so that its response is lost. */
const killWhenStored = (page: Page, kill: () => Promise<void>) =>
  page.route(
    ORDERS,
    async (route) => {
      expect(await forwardRequest(route.request())).toBe(200);
      await kill();
      await route.abort('failed');
    },
    { times: 1 },
  );

/** The uuids of orders that this phone has stored. */
const known = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('fs_uuids') ?? '[]'));

/** The uuids of all orders that the hotel has, according to the staff API. */
async function atTheDesk(port: number): Promise<string[]> {
  const uuids = new Set<string>();
  // In the order in which orders change groups, so that an order that changes meanwhile is not missed.
  for (const group of ['draft', 'pending', 'histories']) {
    const { status, body } = await ask({
      port,
      host: `${HOTEL}.localhost`,
      path: `/api/desk/v1/orders?group=${group}`,
      headers: { authorization: `Bearer ${deskKey(DESK_TOKEN, HOTEL)}` },
    });
    expect(status).toBe(200);
    for (const { uuid } of JSON.parse(body.toString()).data) uuids.add(uuid);
  }
  return [...uuids];
}

test(`a server that is killed again and again loses no order, stores none twice, and the screen shows the true state`, async ({
  page,
  problems,
}) => {
  test.setTimeout(KILLS * TEST_TIMEOUTS.condition);
  // A page whose server was killed reports its failed requests.
  problems.allow(/^request net::|^response 5\d\d|^console error: Failed to (load resource|fetch RSC payload)/);
  const random = seeded(1);
  const dataDir = mkdtempSync(join(tmpdir(), 'hotel-killed-'));
  const port = await freePort();
  const url = `http://${HOTEL}.localhost:${port}`;
  const serve = () => serveBuiltApp({ port, dataDir, env: { RATE_LIMITS: 'off', DESK_TOKEN } });
  /**
   * How often the screen showed an accepted order, how often an unknown outcome, and how often the hotel had the order
   * then.
   */
  const figures = { responded: 0, lost: 0, stored: 0 };
  await page.context().addCookies([{ name: 'lang', value: 'en', url }]);
  let server = await serve();
  try {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await readyToSend(page, url);
      await sendAndKill(page, () => server.stop('SIGKILL'), {
        moment: MOMENTS[kill % MOMENTS.length],
        after: random() * AT_ANY_MOMENT_MS,
      });
      await expect(orderPlacedHeading(page).or(unknown(page))).toBeVisible();
      const isLost = await unknown(page).isVisible();
      figures[isLost ? 'lost' : 'responded'] += 1;
      if (isLost) await expect(dialog(page).locator(CART_LINE)).toHaveCount(1);
      server = await serve();
      if (isLost) {
        if ((await atTheDesk(port)).length === kill) figures.stored += 1;
        await sendButton(page).click();
      }
      await expect(orderPlacedHeading(page)).toBeVisible();
      // The phone and the hotel must have the same orders.
      const orders = await atTheDesk(port);
      expect(orders).toHaveLength(kill);
      expect((await known(page)).sort()).toEqual(orders.sort());
      await dialog(page)
        .getByRole('button', { name: t('home') })
        .click();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
  } finally {
    await server.stop('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
  process.stdout.write(`${KILLS} kills: ${JSON.stringify(figures)}\n`);
  for (const times of Object.values(figures)) expect(times).toBeGreaterThan(0);
});
