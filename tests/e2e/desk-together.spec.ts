import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { orderable, placeOrderNow } from '@/tests/bench/parts/guest-orders.mjs';
import { signIn } from './desk-sign-in';
import { axe, expect, test } from './fixtures';
import { dialog } from './guest';

const HOTEL = 'cala-verde';
const DESK_TOKEN = 'the key of these journeys';

let app: Awaited<ReturnType<typeof serveBuiltApp>>;
// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const env = { DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off', DEFAULT_TENANT: 'polar' };
  app = await serveBuiltApp({ env });
});
test.afterAll(() => app.stop());

const at = (host: string, path: string) => `http://${host}:${app.port}${path}`;
const DESK = `${HOTEL}.localhost`;
const server = () => ({ port: app.port, host: DESK, code: HOTEL });
const open = (page: Page, name: string) =>
  signIn(page, { url: at(DESK, '/desk'), key: deskKey(DESK_TOKEN, HOTEL), name });

/** Places an order and returns its card at a desk. */
async function orderAt(desk: Page) {
  const before = await desk.getByRole('article').count();
  await placeOrderNow(await orderable(server()), randomUUID());
  await expect(desk.getByRole('article')).toHaveCount(before + 1);
  return desk.getByRole('article').last();
}

test('two staff members accept the same order, and the second reads who was first', async ({ newGuest, problems }) => {
  problems.allow(/\/orders\/[\w-]+\/approve/);
  problems.allow(/409/);
  const [marta, joan] = [await (await newGuest()).newPage(), await (await newGuest()).newPage()];
  await open(marta, 'Marta');
  await open(joan, 'Joan');
  const card = await orderAt(marta);
  await expect(joan.getByRole('article')).toHaveCount(1);
  const number = (await card.getAttribute('aria-label'))?.replace('Order ', '') ?? '';
  // Marta's desk hears of Joan's move only after her own tap.
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await marta.route(/\/desk\/v1\/orders\/[\w-]+$/, async (route) => {
    await held;
    await route.continue();
  });
  await joan
    .getByRole('article')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(joan.getByRole('article')).toHaveCount(0);
  await card.getByRole('button', { name: /^Accept/ }).click();
  await expect(marta.getByRole('alert').getByText(`Joan has already moved order ${number}.`)).toBeVisible();
  release();
  await expect(marta.getByRole('article')).toHaveCount(0);
});

test('a session that has ended asks for the key over the order, and keeps the note that was typed', async ({
  newGuest,
  problems,
}) => {
  problems.allow(/\/api\/desk\/v1\//);
  problems.allow(/401/);
  const context = await newGuest();
  const page = await context.newPage();
  await open(page, 'Marta');
  const card = await orderAt(page);
  await card.getByRole('button', { name: /^Show order/ }).click();
  const note = page.getByLabel(/^Note to the guest/);
  await note.fill('The lift is out of order');
  const cookies = await context.cookies();
  const other = await context.newPage();
  await other.goto(at(DESK, '/desk'));
  await other.getByRole('button', { name: 'Sign out' }).last().click();
  await expect(other.getByLabel('Staff key')).toBeVisible();
  expect(cookies.length).toBeGreaterThan(0);

  // The tab takes over the stream of the one that has signed out, and learns from it that the session has ended.
  const again = page.getByRole('dialog', { name: 'The session has ended. Sign in again.' });
  await expect(again.getByLabel('Your name')).toHaveValue('Marta');
  await axe(page);
  await again.getByLabel('Staff key').fill(deskKey(DESK_TOKEN, HOTEL));
  await again.getByRole('button', { name: 'Open the desk' }).click();
  await expect(again).toHaveCount(0);
  await expect(note).toHaveValue('The lift is out of order');
  await page.getByRole('button', { name: 'Send the note' }).click();
  await expect(note).toHaveValue('');
  await expect(dialog(page)).toContainText('The lift is out of order');
});

test('the operator reads what waits at every hotel on a host that DEFAULT_TENANT leaves alone', async ({ page }) => {
  await page.goto(at('localhost', '/desk'));
  await expect(page.getByLabel('Staff key')).toBeVisible();
  await page.goto(at('desk.localhost', '/desk'));
  await page.getByLabel('Your name').fill('Olga');
  await page.getByLabel('Operator’s key').fill(DESK_TOKEN);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { name: 'Hotels' })).toBeVisible();
  await placeOrderNow(await orderable(server()), randomUUID());
  await page.reload();
  const row = page.getByRole('link', { name: /Cala Verde/ });
  await expect(row).toContainText(/Open orders[1-9]/);
  await expect(page.getByRole('link', { name: /Nothing waits/ }).first()).toBeVisible();
  await axe(page);
  await row.click();
  await expect(page).toHaveURL(at(DESK, '/desk'));
  await expect(page.getByLabel('Staff key')).toBeVisible();
});

test('seven tabs of one browser share a stream, and go on when the tab that has it is closed', async ({ newGuest }) => {
  const browser = await newGuest();
  const tabs = [await browser.newPage()];
  for (const first of tabs) await open(first, 'Marta');
  while (tabs.length < 7) {
    const tab = await browser.newPage();
    await tab.goto(at(DESK, '/desk'));
    await expect(tab.getByText(/Live,/)).toBeVisible();
    tabs.push(tab);
  }
  const [first] = tabs;
  if (first === undefined) throw new Error('no tab is open');
  const before = await first.getByRole('article').count();
  for (let orders = 1; orders <= 2; orders += 1) {
    await placeOrderNow(await orderable(server()), randomUUID());
    for (const tab of tabs) await expect(tab.getByRole('article')).toHaveCount(before + orders);
    await tabs.pop()?.close();
  }
});
