import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { cutTexts } from './cut-texts';
import { callDesk } from './desk-call';
import { deskWords, signIn } from './desk-sign-in';
import { expect, screenshot, test } from './fixtures';
import { beginLongChats, cancelAsGuest, LONG_TEXTS, placeLongOrders } from './long-texts-at-desk';
import { LONG_WORD_HOTEL as CODE, longWordHotel, outOfScreen } from './long-words';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { telling } from './variants';
import { waitUntilSettled } from './wait-until-settled';

const DESK_TOKEN = 'the key of these journeys';
/** Of a staff member. */
const NAME = 'Maximiliane-Konstantinopolitanische';
const WIDTHS = telling([390, 768, 1280, 600, 834, 1024, 1920], 'width', 3);
const PICTURES: readonly number[] = [390, 768, 1280];

let own: OwnHotels;
let chat: string;
/** The room of these orders, as `longWordHotel` names it. */
const LONG_ROOM = 'Donaudampfschiff'.repeat(3).slice(0, 40);
let orders: readonly string[];
let person: string;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  own = await serveOwnHotels((files) => longWordHotel(files), { DESK_TOKEN, AUTOPILOT: 'off' });
  const port = Number(new URL(own.at(CODE)).port);
  const hotel = { port, host: `${CODE}.localhost`, code: CODE };
  const staff = (path: string, body: unknown) => callDesk({ port, hotel: CODE, deskToken: DESK_TOKEN }, path, body);
  orders = await placeLongOrders(hotel);
  chat = await beginLongChats(hotel);
  const [byGuest = '', byStaff = '', ...work] = orders;
  await cancelAsGuest(hotel, byGuest);
  await staff(`/orders/${byStaff}/cancel`, { reason: 'order_cancel__other', words: LONG_TEXTS.latin });
  await staff('/handovers', { content: LONG_TEXTS.arabic });
  const long = await staff(`/orders/${work[0]}/notes`, { content: LONG_TEXTS.thai });
  person = (long as unknown as { guest: { person_uuid: string } }).guest.person_uuid;
  await staff(`/chats/${chat}/notes`, { content: LONG_TEXTS.latin, name: NAME });
  await staff(`/chats/${chat}/assign`, { to: NAME });
  await staff(`/chats/${chat}/snooze`, { seconds: 86_400 });
  await staff(`/chats/${chat}/open`, { is_open: true, name: `${NAME}-Ursula` });
  for (const uuid of work.slice(0, 6)) await staff(`/orders/${uuid}/approve`, { expected_seconds: 60 });
});
test.afterAll(() => own.stop());

/** Opens the desk of a staff member at an address such as `#chats`. */
async function openDesk(page: Page, address: string, language: string): Promise<void> {
  await own.speak(page.context(), CODE, 'en');
  await signIn(page, { url: own.at(CODE, '/desk'), key: deskKey(DESK_TOKEN, CODE), name: NAME });
  await page.goto(own.at(CODE, `/desk?lang=${language}${address}`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('main h1')).toBeVisible();
}

/** Expects at each width that every text can be read, and that no control lies over another one. */
async function look(page: Page, at: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 760 ? 844 : 1024 });
    await waitUntilSettled(page);
    expect.soft(await outOfScreen(page), `${at}, ${width} wide`).toEqual([]);
    expect.soft(await cutTexts(page), `${at}, ${width} wide`).toEqual([]);
    if (PICTURES.includes(width)) await screenshot(page, `desk-long-${at.replaceAll(' ', '-')}-${width}`);
  }
}

const heading = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 });

/** Screens of the desk: their name, their address, and what must be there before they are measured. */
const SCREENS = [
  ['orders', () => '#orders', (page: Page) => expect(page.getByRole('article').first()).toBeAttached()],
  ['an order', () => `#orders/${orders[20]}`, (page: Page) => expect(heading(page)).toBeVisible()],
  [
    'an order that its guest cancelled',
    () => `#orders/${orders[0]}`,
    (page: Page) => expect(heading(page)).toBeVisible(),
  ],
  ['an order that staff cancelled', () => `#orders/${orders[1]}`, (page: Page) => expect(heading(page)).toBeVisible()],
  ['chats', () => '#chats', (page: Page) => expect(page.locator('main nav a').first()).toBeVisible()],
  [
    'a chat',
    () => `#chats/${chat}`,
    (page: Page) => expect(page.getByRole('log').locator('p[dir]').first()).toBeVisible(),
  ],
  ['content', () => '#content', (page: Page) => expect(page.getByRole('switch').first()).toBeVisible()],
  [
    'announcements',
    () => '#announcements/new',
    (page: Page) => expect(page.locator('form input').first()).toBeVisible(),
  ],
  ['guests', () => '#persons', (page: Page) => expect(page.locator('form input').first()).toBeVisible()],
  ['the search', () => '#search', (page: Page) => expect(page.locator('main section li').first()).toBeVisible()],
  ['a guest', () => `#persons/${person}`, (page: Page) => expect(page.locator('#person-name')).toBeVisible()],
  ['the handover', () => '#handover', (page: Page) => expect(page.locator('main li').first()).toBeVisible()],
  ['problems', () => '#problems', (page: Page) => expect(page.locator('#waiting-chats')).toBeVisible()],
] as const;

for (const language of telling(['ar', 'de', 'en', 'es', 'fr', 'it', 'ru'], 'language')) {
  for (const [name, address, isThere] of SCREENS) {
    test(`the longest texts fit the desk’s screen at every width: ${name}, in ${language}`, async ({ page }) => {
      await openDesk(page, address(), language);
      await isThere(page);
      await look(page, `${name} ${language}`);
    });
  }

  test(`the longest texts fit what opens over a chat, in ${language}`, async ({ page }) => {
    const t = deskWords(language);
    await openDesk(page, `#chats/${chat}`, language);
    await expect(page.getByRole('log').locator('p[dir]').first()).toBeVisible();
    for (const key of ['assign', 'snooze', 'quick_replies', 'signals']) {
      await page.setViewportSize({ width: 1280, height: 1024 });
      await page.getByRole('button', { name: t(key), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, `${key} ${language}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: t('note_staff') }).click();
    await look(page, `note ${language}`);
  });

  test(`the longest texts fit the question before an order is cancelled, in ${language}`, async ({ page }) => {
    await openDesk(page, `#orders/${orders[20]}`, language);
    await page.getByRole('dialog').locator('form button').first().click();
    await page.getByRole('dialog').last().getByRole('radio').first().check();
    await look(page, `cancel ${language}`);
  });

  test(`the longest texts fit the bill of a room, in ${language}`, async ({ page }) => {
    await openDesk(page, '#search/bill', language);
    const [room, from] = [page.locator('main form input').first(), page.locator('main form input').nth(1)];
    await room.fill(LONG_ROOM);
    await from.fill('2020-01-01');
    await page.locator('main form button').click();
    await expect(page.locator('main section section').first()).toBeVisible();
    await look(page, `bill ${language}`);
  });

  test(`the longest texts fit the menu of the less used areas, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDesk(page, '#problems', language);
    await page.locator('nav button[aria-expanded]').click();
    await expect(page.locator('nav ul ul a').first()).toBeVisible();
    await look(page, `more ${language}`);
  });

  test(`the longest texts fit the operator’s list of hotels, in ${language}`, async ({ page }) => {
    const at = new URL(own.at(CODE, `/desk?lang=${language}`));
    at.hostname = 'localhost';
    await page.goto(at.href);
    await page.locator('input[type=password]').fill(DESK_TOKEN);
    await page.locator('input:not([type=password]):not([type=checkbox])').first().fill(NAME);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await look(page, `hotels ${language}`);
  });

  test(`the longest texts fit the sign-in, in ${language}`, async ({ page }) => {
    await page.goto(own.at(CODE, `/desk?lang=${language}`));
    await expect(page.locator('input[type=password]')).toBeVisible();
    await look(page, `sign-in ${language}`);
  });
}
