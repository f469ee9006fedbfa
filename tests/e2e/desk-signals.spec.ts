import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { orderable, placeOrderNow } from '@/tests/bench/parts/guest-orders.mjs';
import { beginChat, say } from '@/tests/bench/parts/seed-chat.mjs';
import { callDesk } from './desk-call';
import { signIn } from './desk-sign-in';
import { axe, expect, test } from './fixtures';
import { cancelAsGuest } from './long-texts-at-desk';
import { reloadFromWithin } from './reload-from-within';
import { screenshot } from './screenshot';

const DESK_TOKEN = 'the key of these journeys';
const CODE = 'cala-verde';

let app: Awaited<ReturnType<typeof serveBuiltApp>>;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  app = await serveBuiltApp({ env: { DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off' } });
});
test.afterAll(() => app.stop());

const server = () => ({ port: app.port, host: `${CODE}.localhost`, code: CODE });
const openDesk = (page: Page, address = '') =>
  signIn(page, {
    url: `http://${CODE}.localhost:${app.port}/desk${address}`,
    key: deskKey(DESK_TOKEN, CODE),
    name: 'Marta',
  });
const staff = (path: string, body?: unknown) =>
  callDesk({ port: app.port, hotel: CODE, deskToken: DESK_TOKEN }, path, body);

async function placeOrder() {
  const uuid = randomUUID();
  const { order } = await placeOrderNow(await orderable(server()), uuid);
  return { uuid, number: `#${order.num}` };
}

/** Collects the frequencies of the tones that the page plays. */
async function listen(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const played: number[] = [];
    Object.assign(window, { played });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      played.push(this.frequency.value);
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { played: number[] }).played);
}

const line = (page: Page) => page.getByRole('main').getByRole('status').first();

test('a chat rings with a sound of its own and a line with room and first words, in another area too, until it is read', async ({
  page,
}) => {
  const tones = await listen(page);
  await openDesk(page, '#content');
  await page.getByRole('button', { name: 'Switch the sound on' }).click();
  const chat = await beginChat(server(), CODE);
  await say(server(), chat, 'Water is dripping on the bed');
  await expect(line(page).getByText('Water is dripping on the bed')).toBeVisible();
  await expect(line(page)).toContainText('Room 101 · Ada');
  await expect(page).toHaveTitle(/^\(1\) On sale/);
  await expect.poll(tones).toEqual(expect.arrayContaining([1568, 1976]));
  expect(await tones()).not.toContain(880);
  await axe(page);
  await screenshot(page, 'desk-chat-line');

  await line(page).getByRole('link', { name: 'Open the chat' }).click();
  await expect(page.getByRole('log').getByText('Water is dripping on the bed')).toBeVisible();
  await expect(line(page).getByText('Water is dripping on the bed')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Chats/);
});

test('an order that its guest cancels announces itself, over a reload too, and its details say who, when and why', async ({
  page,
}) => {
  const tones = await listen(page);
  await openDesk(page);
  await page.getByRole('button', { name: 'Switch the sound on' }).click();
  const { uuid, number } = await placeOrder();
  await expect(page.getByRole('article')).toHaveCount(1);
  await cancelAsGuest(server(), uuid);
  const cancelled = line(page).getByText(`The guest cancelled order ${number}`, { exact: true });
  await expect(cancelled).toBeVisible();
  await expect.poll(tones).toEqual(expect.arrayContaining([587, 392]));
  await axe(page);
  await screenshot(page, 'desk-cancelled-line');

  await page.reload();
  await expect(cancelled).toBeVisible();
  await line(page).getByRole('link', { name: 'Show the order' }).click();
  const details = page.getByRole('dialog', { name: `Order ${number}` });
  await expect(details.getByRole('region', { name: 'Cancelled' })).toContainText(/ordered by mistake.*The guest/);
  await axe(page);
  await details.getByRole('button', { name: 'Close' }).click();
  await line(page)
    .getByRole('button', { name: /^Acknowledge/ })
    .click();
  await expect(cancelled).toHaveCount(0);
  await reloadFromWithin(page);
  await expect(page.getByRole('button', { name: /^Done/ })).toContainText('1');
  await expect(cancelled).toHaveCount(0);
});

test('staff choose why they cancel, and take what is sold out off sale in the same step', async ({ page }) => {
  await openDesk(page);
  const { uuid, number } = await placeOrder();
  await page.getByRole('button', { name: `Show order ${number}` }).click();
  const details = page.getByRole('dialog', { name: `Order ${number}` });
  await details.getByRole('button', { name: 'Cancel the order' }).click();
  const question = page.getByRole('dialog', { name: `Cancel order ${number}?` });
  for (const reason of await question.getByRole('radio').all()) await expect(reason).not.toBeChecked();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(question.getByText('Choose a reason.')).toBeVisible();
  await axe(page);
  await question.getByRole('radio', { name: 'A product is sold out' }).check();
  await question.getByRole('checkbox', { name: /^Take it off sale as well/ }).check();
  await question.getByLabel('Words to the guest (optional)').fill('Tomorrow again');
  await axe(page);
  await screenshot(page, 'desk-cancel-sold-out');
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(details.getByRole('region', { name: 'Cancelled' })).toContainText(
    /A product is sold out.*Tomorrow again.*Marta/,
  );
  await screenshot(page, 'desk-cancelled-details');

  const { products } = (await staff('/content')) as {
    products: { id: number; sold_out: object | null; title: { en: string } }[];
  };
  const gone = products.filter(({ sold_out }) => sold_out !== null);
  const order = (await staff(`/orders/${uuid}`)) as { products: { product: { title: { en: string } } }[] };
  expect(gone.map(({ title }) => title.en)).toEqual(order.products.map(({ product }) => product.title.en));
  for (const { id } of gone) await staff(`/content/products/${id}/sale`, { sold_out: false });
});

/** Lets everything that is open have begun an hour earlier. */
function turnBackAnHour(): void {
  const store = new DatabaseSync(join(app.dataDir, 'hotel.db'));
  const earlier = (column: string) => `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-1 hour')`;
  store.exec(`pragma busy_timeout = 5000; update guest_order set ${earlier('created_at')}, ${earlier('expected_at')}`);
  store.close();
}

test('the problems list what is late, what was promised for earlier and chats without an answer, and count them', async ({
  page,
}) => {
  const [late, promised] = [await placeOrder(), await placeOrder()];
  await staff(`/orders/${promised.uuid}/approve`, { expected_seconds: 600 });
  const chat = await beginChat(server(), CODE);
  await say(server(), chat, 'Is there a bus to Palma?');
  turnBackAnHour();
  await openDesk(page, '#problems');
  const region = (name: string) => page.getByRole('region', { name });
  await expect(region('Orders that nobody has taken up')).toContainText(`Order ${late.number}`);
  await expect(region('Promises that are over')).toContainText(`Order ${promised.number}`);
  await expect(region('Chats that wait for an answer')).toContainText('Is there a bus to Palma?');
  await expect(page.getByText(/^No problems/)).toHaveCount(0);
  await expect(page.getByText(/^No limit is set/)).toBeVisible();
  await expect(page.getByText(/^Problems: \d+$/).first()).toBeAttached();
  await axe(page);
  await screenshot(page, 'desk-problems-waiting', { fullPage: true });
  await region('Promises that are over').getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: `Order ${promised.number}` })).toBeVisible();
});
