import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { cutTexts } from './cut-texts';
import { callDesk } from './desk-call';
import { signIn } from './desk-sign-in';
import { placeDishes, plainDishes } from './dish-orders';
import { axe, expect, test } from './fixtures';
import { outOfScreen } from './long-words';
import { screenshot } from './screenshot';

const DESK_TOKEN = 'the key of these journeys';
const CODE = 'cala-verde';
const HOST = `${CODE}.localhost`;

let app: Awaited<ReturnType<typeof serveBuiltApp>>;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

const ORDERED = [
  {
    room: '108',
    dishes: [
      [0, 2],
      [9, 1],
    ],
    comment:
      'Please bring everything together and not one after the other, we are four at the table on the terrace, and one of us comes later.',
  },
  { room: '302', dishes: [[1, 3]] },
  {
    room: '118',
    dishes: [
      [3, 1],
      [2, 1],
    ],
  },
  { room: '207', dishes: [[5, 4]] },
  {
    room: '109',
    dishes: [
      [0, 2],
      [4, 1],
    ],
  },
  {
    room: '303',
    dishes: [
      [6, 1],
      [9, 2],
    ],
  },
  { room: '304', dishes: [[2, 1]] },
  { room: '104', dishes: [[1, 2]] },
  { room: '203', dishes: [[7, 1]] },
  {
    room: '305',
    dishes: [
      [0, 1],
      [3, 1],
    ],
  },
  {
    room: '211',
    dishes: [
      [4, 2],
      [5, 1],
      [10, 1],
    ],
    comment: 'Knock softly',
  },
  { room: '201', dishes: [[1, 1]] },
  {
    room: '202',
    dishes: [
      [6, 2],
      [9, 1],
    ],
  },
  { room: '110', dishes: [[0, 3]] },
  {
    room: '101',
    dishes: [
      [2, 2],
      [1, 1],
    ],
  },
  {
    room: '204',
    dishes: [
      [7, 1],
      [8, 1],
    ],
  },
  { room: '205', dishes: [[3, 2]] },
  {
    room: '206',
    dishes: [
      [5, 1],
      [0, 1],
    ],
  },
] as const;

test.beforeAll(async () => {
  app = await serveBuiltApp({ env: { DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off' } });
  const server = { port: app.port, host: HOST, code: CODE };
  const dishes = await plainDishes(server, [102, 211, 212]);
  const placed = await placeDishes(server, dishes, ORDERED);
  const staff = (path: string, body: unknown) =>
    callDesk({ port: app.port, hotel: CODE, deskToken: DESK_TOKEN }, path, body);
  for (const [place, { uuid }] of placed.slice(0, 9).entries())
    await staff(`/orders/${uuid}/approve`, { expected_seconds: place === 0 ? 1 : 300 + 180 * place });
  for (const { uuid } of placed.slice(6, 8)) await staff(`/orders/${uuid}/accept`, { keep_expected: true });
  const store = new DatabaseSync(join(app.dataDir, 'hotel.db'));
  store.exec('pragma busy_timeout = 5000');
  const earlier = store.prepare(
    `update guest_order set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, ?) where uuid = ?`,
  );
  for (const [place, { uuid }] of placed.entries()) earlier.run(`-${Math.max(1, 20 - place)} minutes`, uuid);
  store.close();
});
test.afterAll(() => app.stop());

async function openBoard(page: Page, size: { width: number; height: number }, language = 'en') {
  await page.setViewportSize(size);
  const url = `http://${HOST}:${app.port}/desk`;
  await signIn(page, { url, key: deskKey(DESK_TOKEN, CODE), name: 'Marta' });
  if (language !== 'en') await page.goto(`${url}?lang=${language}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('main').getByRole('status').getByRole('button').first().click();
}

/** How many tickets can be seen whole. */
const wholeTickets = (page: Page) =>
  page.getByRole('article').evaluateAll(
    (tickets) =>
      tickets.filter((ticket) => {
        const { top, bottom } = ticket.getBoundingClientRect();
        const edge = ticket.closest('section')?.getBoundingClientRect().bottom ?? innerHeight;
        return top >= 0 && bottom <= Math.min(innerHeight, edge) + 1;
      }).length,
  );

test('shows at least eight whole tickets at 1280 × 800, in lanes that scroll by themselves, in three sizes', async ({
  page,
}) => {
  await openBoard(page, { width: 1280, height: 800 });
  const lanes = ['New', 'In preparation', 'On the way', 'All day'];
  for (const name of lanes) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await screenshot(page, 'desk-board-m');
  expect(await wholeTickets(page)).toBeGreaterThanOrEqual(8);
  expect(await outOfScreen(page)).toEqual([]);
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(pageHeight).toBeLessThanOrEqual(0);
  await axe(page);

  for (const [name, room, dish] of [
    ['Small', 20, 15],
    ['Medium', 24, 17],
    ['Large', 34, 22],
  ] as const) {
    await page.getByRole('button', { name }).click();
    const sizeOf = (selector: string) =>
      page
        .getByRole('region', { name: 'New' })
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf('article button bdi')).toBe(room);
    expect(await sizeOf('article li')).toBe(dish);
    expect(await cutTexts(page)).toEqual([]);
    await screenshot(page, `desk-board-${name.toLowerCase()}`);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Large' })).toHaveAttribute('aria-pressed', 'true');

  const more = page.getByRole('button', { name: /more.*New$/ });
  const before = await more.textContent();
  await more.click();
  await expect.poll(() => more.textContent({ timeout: 500 }).catch(() => null)).not.toBe(before);
});

test('marks the tickets that have a dish of the list of all day, and keeps what is done behind a tap', async ({
  page,
}) => {
  await openBoard(page, { width: 1280, height: 800 });
  const allDay = page.getByRole('region', { name: 'All day' });
  const rows = await allDay.getByRole('listitem').allTextContents();
  const numbers = rows.map((row) => Number.parseInt(row, 10));
  expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
  await allDay.getByRole('listitem').getByRole('button').first().click();
  await screenshot(page, 'desk-board-marked');
  await page.getByRole('button', { name: /^Done \d/ }).click();
  await expect(page.getByRole('dialog', { name: 'Done' })).toBeVisible();
  await axe(page);
});

test('shows the runner what is on its way with the payment', async ({ page }) => {
  await openBoard(page, { width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Runner' }).click();
  const way = page.getByRole('region', { name: 'On the way' });
  await expect(way.getByRole('article')).toHaveCount(2);
  await expect(way.getByText('Cash at the door').first()).toBeVisible();
  await axe(page);
  await screenshot(page, 'desk-runner');
  await page.setViewportSize({ width: 390, height: 844 });
  await axe(page);
  await screenshot(page, 'desk-runner-phone');
});

for (const [width, height, language] of [
  [768, 1024, 'en'],
  [1024, 768, 'de'],
  [1920, 1080, 'ru'],
  [390, 844, 'en'],
] as const)
  test(`fits ${width} × ${height} in ${language}`, async ({ page }) => {
    await openBoard(page, { width, height }, language);
    await screenshot(page, `desk-board-${width}-${language}`);
    expect(await outOfScreen(page)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
    await axe(page);
  });

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test.describe(`dark and in Arabic at ${width}`, () => {
    test.use({ colorScheme: 'dark' });
    test(`fits ${width} × ${height}`, async ({ page }) => {
      await openBoard(page, { width, height }, 'ar');
      await screenshot(page, `desk-board-dark-ar-${width}`);
      expect(await cutTexts(page)).toEqual([]);
      await axe(page);
    });
  });
