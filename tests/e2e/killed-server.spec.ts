import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { seeded } from '@/tests/builders/seeded';
import { expect, test } from './fixtures';
import { dialog, wordsOf } from './guest';

const say = wordsOf('cala-verde', 'en');
const KILLS = 20;
/** A kill comes this long at most after the order has left, so that it meets it in any state. */
const AT_ANY_MOMENT_MS = 40;

const send = (page: Page) => dialog(page).locator('button[type=submit]');
const splash = (page: Page) => dialog(page).getByRole('heading', { name: say('order_placed') });
const unknown = (page: Page) => dialog(page).getByText(say('send_unknown_title'));

/** A cake in the cart, and all that is asked. */
async function readyToSend(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/products/102`);
  await page.locator('.product', { hasText: 'Strawberry cake' }).click();
  await dialog(page)
    .getByRole('button', { name: say('send_to_cart') })
    .click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator('.cartbar').click();
  await dialog(page).getByLabel(say('payment_method')).selectOption({ index: 1 });
  await dialog(page).getByLabel(say('room_number')).fill('214');
  await dialog(page).getByRole('checkbox').last().check();
}

/** The orders of this phone that the platform has, by their numbers, and how many the phone knows. */
const ordersOf = (page: Page) =>
  page.evaluate(async () => {
    const uuids: string[] = JSON.parse(localStorage.getItem('fs_uuids') ?? '[]');
    const query = uuids.map((uuid) => `order_uuids[]=${uuid}`).join('&');
    const { data } = await (await fetch(`/api/v1/hotels/cala-verde/orders/check?${query}`)).json();
    const orders: { num: string }[] = [...data.draft, ...data.pending, ...data.histories];
    return { known: uuids.length, numbers: orders.map(({ num }) => Number(num)).sort((one, other) => one - other) };
  });

test(`a server that is killed ${KILLS} times loses no order and makes none twice, and the screen tells the truth`, async ({
  page,
  problems,
}) => {
  test.setTimeout(600_000);
  // A page whose server is gone misses its answers, and says so.
  problems.allow(/^request net::|^answer 5\d\d|^console error: Failed to load resource/);
  const random = seeded(1);
  const dataDir = mkdtempSync(join(tmpdir(), 'hotel-killed-'));
  const port = await freePort();
  const url = `http://cala-verde.localhost:${port}`;
  const serve = () => serveBuiltApp({ port, dataDir, env: { RATE_LIMITS: 'off' } });
  const figures = { answered: 0, lost: 0 };
  await page.context().addCookies([{ name: 'lang', value: 'en', url }]);
  let server = await serve();
  try {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await readyToSend(page, url);
      const left = page.waitForRequest('**/api/v1/orders');
      await send(page).click();
      await left;
      await new Promise((done) => setTimeout(done, random() * AT_ANY_MOMENT_MS));
      await server.stop('SIGKILL');
      await expect(splash(page).or(unknown(page))).toBeVisible();
      const isLost = await unknown(page).isVisible();
      figures[isLost ? 'lost' : 'answered'] += 1;
      if (isLost) await expect(dialog(page).locator('.line')).toHaveCount(1);
      server = await serve();
      if (isLost) await send(page).click();
      await expect(splash(page)).toBeVisible();
      const { known, numbers } = await ordersOf(page);
      expect({ known, found: numbers.length }).toEqual({ known: kill, found: kill });
      // A hotel numbers its orders without gaps: one that was made twice would have taken a number.
      expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(kill - 1);
      await dialog(page)
        .getByRole('button', { name: say('home') })
        .click();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
  } finally {
    await server.stop('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
  process.stdout.write(`${KILLS} kills: ${JSON.stringify(figures)}\n`);
});
