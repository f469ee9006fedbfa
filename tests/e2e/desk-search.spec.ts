import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { orderable, placeOrderNow } from '@/tests/bench/parts/guest-orders.mjs';
import { beginChat, say } from '@/tests/bench/parts/seed-chat.mjs';
import { option } from '@/tests/builders/orders/order-lines';
import { writeHotel } from '@/tests/builders/platform/hotel-files';
import { callDesk } from './desk-call';
import { deskWords, signIn } from './desk-sign-in';
import { axe, expect, test } from './fixtures';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { screenshot } from './screenshot';
import { telling } from './variants';

const DESK_TOKEN = 'the operator’s own token';
const CODE = 'plain';
const GUEST = 'Ada Lovelace';

let hotels: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  hotels = await serveOwnHotels(
    (files) => {
      for (const [id, code] of [CODE, 'other'].entries()) {
        writeHotel(files, { code, id: id + 1, languages: ['en', 'ar', 'de'], factor: 1 });
        // A pop-up would cover what the journeys tap.
        files.remove(`${code}/announcements.json`);
      }
    },
    { DESK_TOKEN, AUTOPILOT: 'off' },
  );
});
test.afterAll(() => hotels.stop());

const server = (code = CODE) => ({ port: Number(new URL(hotels.at(CODE)).port), host: `${code}.localhost`, code });
const staff = (path: string, body: unknown) =>
  callDesk({ port: server().port, hotel: CODE, deskToken: DESK_TOKEN }, path, body);

/** Places an order of this guest, as their allergies are typed. Returns its uuid. */
async function order(name: string, comment = '', code = CODE): Promise<string> {
  const { body, ...at } = await orderable(server(code));
  const uuid = randomUUID();
  // By card, which asks for no banknote.
  const asked = { payment: 2, comment, property: { properties: [option(5000, name)] } };
  await placeOrderNow({ ...at, body: { ...body, ...asked } }, uuid);
  return uuid;
}

/** A desk in a language at an address such as `#search`. */
async function openDesk(page: Page, at: { address: string; name?: string; code?: string; language?: string }) {
  const { address, name = 'Marta', code = CODE, language = 'en' } = at;
  await signIn(page, { url: hotels.at(code, '/desk'), key: deskKey(DESK_TOKEN, code), name });
  await page.goto(hotels.at(code, `/desk?lang=${language}${address}`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const find = async (page: Page, text: string) => {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('button', { name: 'Find' }).click();
};

test('an order that is done is found by its guest’s name, leads to their card, and stands on the bill of the room', async ({
  page,
  newGuest,
}) => {
  const done = await order(GUEST, 'I am allergic to nuts');
  const paths: string[] = [];
  page.on('request', (request) => paths.push(decodeURIComponent(request.url())));
  await staff(`/orders/${done}/approve`, { expected_seconds: 600 });
  await staff(`/orders/${done}/done`, {});
  await order('Grace Hopper');
  await openDesk(page, { address: '#search' });
  await expect(page.getByText(/^Orders found: [2-9]$/)).toBeVisible();
  await find(page, 'lovelace ADA');
  await expect(page.getByText('Orders found: 1')).toBeVisible();
  await axe(page);
  await screenshot(page, 'desk-search');
  const hits = page.getByRole('region', { name: 'Orders' });
  await hits.getByRole('link', { name: GUEST }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText(GUEST).first()).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();

  await hits.getByRole('link', { name: /^The guest of order/ }).click();
  await expect(page.getByRole('heading', { name: GUEST })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Allergies and diet' })).toContainText('I am allergic to nuts');
  await page.getByRole('button', { name: 'More for this guest' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Delete this data' })).toBeVisible();
  await axe(page);
  await screenshot(page, 'desk-guest');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More for this guest' })).toBeFocused();

  await page.getByRole('link', { name: 'Bill of a room' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bill of a room' })).toBeVisible();
  await expect(page.getByText('More than one guest has ordered', { exact: false })).toBeVisible();
  await page.getByRole('combobox', { name: 'Guest' }).selectOption({ label: GUEST });
  await expect(page.getByRole('region', { name: /^Order #/ })).toHaveCount(1);
  await axe(page);
  await screenshot(page, 'desk-bill');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('To pay')).toBeVisible();

  expect(paths.filter((path) => /lovelace|ada\b/i.test(path))).toEqual([]);
  expect(hotels.output()).not.toMatch(/lovelace/i);
  const elsewhere = await (await newGuest()).newPage();
  await openDesk(elsewhere, { address: '#search', code: 'other' });
  await find(elsewhere, 'lovelace');
  await expect(elsewhere.getByText('Orders found: 0')).toBeVisible();
});

test('a search among the open orders shows the tab with the hit, and looks for the same among all orders', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const uuid = await order('Edith Clarke');
  const { num } = (await staff(`/orders/${uuid}/approve`, { expected_seconds: 600 })) as unknown as { num: string };
  await openDesk(page, { address: '#orders' });
  await page.getByRole('button', { name: 'Search and view' }).click();
  await page.getByRole('searchbox').fill(String(num));
  await expect(page.getByRole('article', { name: `Order #${num}` })).toBeVisible();
  await page.getByRole('link', { name: `Search all orders for “${num}”` }).click();
  await expect(page.getByText('Orders found: 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(String(num));
});

test('a note for the next shift is confirmed by a colleague, and both read it', async ({ page, newGuest }) => {
  await beginChat(server(), CODE).then((chat) => say(server(), chat, 'Where is my towel?'));
  await openDesk(page, { address: '#handover' });
  await expect(page.getByRole('region', { name: /^Chats without an answer/ }).getByRole('link')).not.toHaveCount(0);
  await page.getByLabel('Note for the next shift').fill('Ring 101 at 7:00\nThe lift is out of order');
  await page.getByRole('button', { name: 'Leave the note' }).click();
  await expect(page.getByRole('list', { name: 'Notes to confirm' })).toContainText('The lift is out of order');
  await axe(page);
  await screenshot(page, 'desk-handover');

  const joan = await (await newGuest()).newPage();
  await openDesk(joan, { address: '#orders', name: 'Joan' });
  await expect(joan.getByText('Notes to confirm: 1').first()).toBeAttached();
  await joan.goto(hotels.at(CODE, '/desk?lang=en#handover'));
  await joan.getByRole('button', { name: 'I have read it' }).click();
  await joan.getByText('Earlier notes').click();
  await expect(joan.getByText(/Confirmed: Joan/)).toBeVisible();
  await page.reload();
  await page.getByText('Earlier notes').click();
  await expect(page.getByText(/Confirmed: Joan/)).toBeVisible();
});

for (const [language, scheme, width] of telling(
  [
    ['ar', 'dark', 390],
    ['de', 'light', 1280],
    ['en', 'light', 390],
  ] as const,
  'width',
  2,
))
  test(`the less used areas are reached by keyboard and fit: ${language}, ${scheme}, ${width} px`, async ({ page }) => {
    const t = deskWords(language);
    await order(GUEST, 'Nut allergy!');
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: scheme });
    await openDesk(page, { address: '#orders', language });
    const navigation = page.getByRole('navigation', { name: t('desk') });
    if (width < 760) {
      await navigation.getByRole('button', { name: t('more') }).focus();
      await page.keyboard.press('Enter');
      await axe(page);
      await screenshot(page, `desk-more-${language}-${scheme}`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    } else await navigation.getByRole('link', { name: t('search'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('search') })).toBeFocused();
    if (width < 760) await expect(navigation.getByRole('button', { name: t('search') })).toBeVisible();
    for (const area of ['search', 'handover', 'search/bill']) {
      await page.goto(hotels.at(CODE, `/desk?lang=${language}#${area}`));
      await expect(page.locator('main h1')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await axe(page);
      await screenshot(page, `desk-${area.replace('/', '-')}-${language}-${scheme}-${width}`, { fullPage: true });
    }
    await page.goto(hotels.at(CODE, `/desk?lang=${language}#search`));
    await page.locator('main section ul a[href^="#persons/"]').first().click();
    await expect(page.locator('#person-name')).toBeVisible();
    await axe(page);
    await screenshot(page, `desk-guest-${language}-${scheme}-${width}`, { fullPage: true });
  });
