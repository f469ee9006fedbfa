import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { orderable, placeOrderNow } from '@/tests/bench/parts/guest-orders.mjs';
import { beginChat, say } from '@/tests/bench/parts/seed-chat.mjs';
import { startUpstream, type Upstream } from '@/tests/peers/upstream';
import { signIn } from './desk-sign-in';
import { axe, expect, test } from './fixtures';
import { screenshot } from './screenshot';
import { telling } from './variants';

const DESK_TOKEN = 'the operator’s own token';
const CODE = 'cala-verde';

let app: Awaited<ReturnType<typeof serveBuiltApp>>;
let receiver: Upstream;
let receives = true;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  receiver = await startUpstream(() => ({ status: receives ? 200 : 503 }));
  app = await serveBuiltApp({
    env: {
      ...{ DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off' },
      ORDER_WEBHOOK_URL: `${receiver.origin}/orders`,
      ORDER_WEBHOOK_SECRET: 'a secret of these journeys only',
    },
  });
});
test.afterAll(async () => {
  await app.stop();
  await receiver.close();
});

const server = () => ({ port: app.port, host: `${CODE}.localhost`, code: CODE });
const order = async () => placeOrderNow(await orderable(server()), randomUUID());
const openDesk = (page: Page, address: string, code = CODE) =>
  signIn(page, {
    url: `http://${code}.localhost:${app.port}/desk${address}`,
    key: deskKey(DESK_TOKEN, code),
    name: 'Marta',
  });

/** Lets every message that has failed be given up, which takes 17 hours. */
function exhaustAttempts(): void {
  const store = new DatabaseSync(join(app.dataDir, 'hotel.db'));
  store.exec('pragma busy_timeout = 5000; update notification set due_at = null where last_error is not null');
  store.close();
}

test('a message that the hotel’s system refuses counts down, is given up, and arrives after one tap', async ({
  page,
}) => {
  receives = false;
  await openDesk(page, '#problems');
  // This hotel has set no limit, so the desk never says that all is well.
  await expect(page.getByText('Nothing waits too long right now.')).toBeVisible();
  await expect(page.getByText(/^No limit is set/)).toBeVisible();
  await order();
  const retrying = page.getByRole('region', { name: 'Being sent again' });
  await expect(retrying.getByText('The receiver refused it (status 503).')).toBeVisible();
  await expect(retrying.getByText(/Next try in \d:\d\d|Being sent now/)).toBeVisible();
  await axe(page);

  exhaustAttempts();
  const givenUp = page.getByRole('region', { name: 'Messages that did not arrive' });
  await expect(givenUp.getByText(/^New order #\d+$/)).toBeVisible();
  await expect(page.getByText('Problems: 1').first()).toBeAttached();
  await axe(page);

  receives = true;
  const before = receiver.asked.length;
  await givenUp.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByText('Sent again: 1')).toBeVisible();
  await expect(page.getByText('Nothing waits too long right now.')).toBeVisible();
  expect(receiver.asked.length).toBeGreaterThan(before);
});

/** Places an order, and waits until its message is listed as delivered. */
async function orderIsDelivered() {
  await order();
  const store = new DatabaseSync(join(app.dataDir, 'hotel.db'), { readOnly: true });
  await expect.poll(() => store.prepare('select 1 from notification').all()).toEqual([]);
  store.close();
}

test('a test of the connection says what came of it, and what has arrived is listed', async ({ page }) => {
  await openDesk(page, '#problems');
  const connection = page.getByRole('region', { name: 'Connections' });
  const send = connection.getByRole('button', { name: /^Send a test.*To the hotel’s system/ });
  receives = false;
  await send.click();
  await expect(connection.getByText(/The receiver refused it \(status 503\)/)).toBeVisible();
  receives = true;
  await send.click();
  await expect(connection.getByText(/^HTTP 200 · \d+ ms$/)).toBeVisible();
  expect(JSON.parse(receiver.asked.at(-1)?.body ?? '')).toMatchObject({ type: 'test', hotel: CODE });

  await orderIsDelivered();
  await page
    .getByRole('region', { name: 'Messages that arrived' })
    .getByRole('button', { name: 'Show messages that arrived' })
    .click();
  await expect(page.getByText(/^New order #\d+$/).first()).toBeVisible();
  await axe(page);
  await screenshot(page, 'desk-connections');
});

for (const [language, scheme, width, height] of telling(
  [
    ['ar', 'dark', 390, 844],
    ['en', 'dark', 1280, 900],
    ['en', 'light', 390, 844],
    ['ar', 'light', 1280, 900],
  ] as const,
  'width',
  2,
))
  test(`the connections fit the screen: ${language}, ${scheme}, ${width} px`, async ({ page }) => {
    await orderIsDelivered();
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme });
    await openDesk(page, '#problems');
    await page.goto(`http://${CODE}.localhost:${app.port}/desk?lang=${language}#problems`);
    const connection = page.locator('section[aria-labelledby="connections"]');
    await connection.getByRole('button').click();
    await expect(connection.getByText(/^HTTP 200/)).toBeVisible();
    const deliveries = page.locator('section[aria-labelledby="deliveries"]');
    await deliveries.getByRole('button').click();
    await expect(deliveries.getByRole('listitem').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await axe(page);
    await screenshot(page, `desk-connections-${language}-${scheme}-${width}`, { fullPage: true });
  });

test('a guest’s data is found by the room, saved as a file and deleted, and another hotel finds nothing', async ({
  page,
  newGuest,
}) => {
  const chat = await beginChat(server(), CODE);
  await say(server(), chat, 'My passport is X123');
  const elsewhere = await (await newGuest()).newPage();
  await openDesk(elsewhere, '#persons', 'polar');
  const find = async (desk: Page) => {
    await desk.getByLabel('Room or phone').fill('101');
    await desk.getByRole('button', { name: 'Find' }).click();
  };
  await find(elsewhere);
  await expect(elsewhere.getByText('Found: 0')).toBeVisible();

  await openDesk(page, '#persons');
  await find(page);
  await page.getByRole('link', { name: /Ada/ }).click();
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await axe(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for this guest' }).click();
  await page.getByRole('button', { name: /^Download/ }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('My passport is X123');

  await page.getByRole('button', { name: 'More for this guest' }).click();
  await page.getByRole('button', { name: 'Delete this data' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the data of Ada?' });
  await expect(question).toContainText('Chats: 1');
  await axe(page);
  await question.getByRole('button', { name: 'Delete now' }).click();
  await expect(page.getByText('The data of Ada is deleted.')).toBeVisible();
  await find(page);
  await expect(page.getByRole('link', { name: /Ada/ })).toHaveCount(0);
});
