import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { type PrivatePostgres, startPostgres } from '@/tests/peers/postgres';
import { openProduct } from './booking';
import { fillInCheckout, orderPlacedHeading, sendButton, t } from './cart';
import { expect, test } from './fixtures';
import { dialog, untilHydrated } from './guest';
import { makeOtherBuild, serveInTurn } from './other-build';
import { BOTTOM_BAR, CART_BAR, LANGUAGE_BUTTON, ORDER_BUTTON, PRODUCT_CARD } from './parts';
import { markStopped } from './stopped-servers';
import { RUNS_ALL } from './variants';

const HOST = 'cala-verde.localhost';
const LOADS = RUNS_ALL ? 200 : 30;

test.describe.configure({ mode: 'default' });

let database: PrivatePostgres;
let other: ReturnType<typeof makeOtherBuild>;
let dataDir: string;
test.beforeAll(async () => {
  database = await startPostgres();
  other = makeOtherBuild();
  dataDir = mkdtempSync(join(tmpdir(), 'mixed-builds-'));
});
test.afterAll(async () => {
  await database.stop();
  other.remove();
  rmSync(dataDir, { recursive: true });
});

const serve = (app: string, port?: number) =>
  serveBuiltApp({
    app,
    plain: false,
    dataDir,
    ...(port !== undefined && { port }),
    env: { DATABASE_URL: database.url, AUTOPILOT: 'off', RATE_LIMITS: 'off' },
  });

/** Opens a sheet and the drawers of a page, whose code it loads only then. */
async function look(page: Page): Promise<void> {
  await page.locator(PRODUCT_CARD, { hasText: 'Strawberry cake' }).click();
  await expect(dialog(page).locator(ORDER_BUTTON)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  for (const button of [
    page.locator(LANGUAGE_BUTTON),
    page.locator(BOTTOM_BAR).getByRole('button', { name: t('chat') }),
  ]) {
    await button.click();
    await expect(dialog(page).getByRole('button').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
}

test('behind processes of two builds no page breaks, and an order is placed while each request changes between them', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const [old, next] = [await serve('.'), await serve(other.root)];
  const proxy = await serveInTurn([old.port, next.port]);
  const at = (path: string) => `http://${HOST}:${proxy.port}${path}`;
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto(at(['/', '/products/102', '/sections/202'][load % 3] ?? '/'));
    await untilHydrated(page);
  }
  await page.goto(at('/products/102'));
  await untilHydrated(page);
  await look(page);
  await page.locator(PRODUCT_CARD, { hasText: 'Strawberry cake' }).click();
  await dialog(page).locator(ORDER_BUTTON).click();
  await page.locator(CART_BAR).click();
  await fillInCheckout(page);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  expect(proxy.missing, 'files that a process did not have').toEqual([]);
  markStopped(proxy.port);
  await proxy.stop();
  await Promise.all([old.stop(), next.stop()]);
});

test('a page that is open over an upgrade goes on, and one whose build is gone loads itself again with what was typed', async ({
  page,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.allow(
    /404|503: \S*\/healthz|Failed to load|ChunkLoadError|ERR_CONNECTION_REFUSED|Refused to execute script/,
  );
  const old = await serve('.');
  await page.goto(`http://${HOST}:${old.port}/products/102`);
  await untilHydrated(page);
  await old.stop();
  const next = await serve(other.root, old.port);
  await look(page);

  // Somebody deletes what was kept, so that the page's own build is gone.
  await page.goto(`http://${HOST}:${old.port}/products/503`);
  await untilHydrated(page);
  await openProduct(page, 'Taxi to Palma old town');
  const open = page.locator('dialog[open]');
  const sheet = open.first();
  const when = sheet.getByLabel('When');
  const number = sheet.getByRole('textbox', { name: 'Phone number for the driver' });
  await when.selectOption('In an hour');
  await number.pressSequentially('612345678');
  const typed = await number.inputValue();
  await next.stop();
  rmSync(join(dataDir, 'builds'), { recursive: true });
  const last = await serve('.', old.port);
  const loaded = page.waitForEvent('load');
  const country = sheet.getByRole('button', { name: new RegExp(`^${t('country')}`) });
  await country.click();
  await loaded;
  await expect(number).toHaveValue(typed);
  await expect(when.locator('option:checked')).toHaveText('In an hour');
  // A page that has loaded itself again before the tap arrived has opened the list already.
  await expect(async () => {
    if ((await open.count()) === 1) await country.click({ timeout: 5_000 });
    await expect(open).toHaveCount(2, { timeout: 5_000 });
  }).toPass();
  markStopped(old.port);
  await last.stop();
});
