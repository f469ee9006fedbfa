import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { ask } from '@/scripts/parts/serve-built-app.mjs';
import { writeHotels } from './chat-hotels';
import { axe, expect, screenshot, test } from './fixtures';
import { closeDialog, translationsOf } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { BOTTOM_BAR } from './parts';

const DESK_TOKEN = 'the operator’s own token';
const t = translationsOf('cala-verde', 'en');

let own: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  own = await serveOwnHotels(writeHotels, { DESK_TOKEN });
});
test.afterAll(() => own.stop());

/** A guest of "plain" who has ordered before. */
const KNOWN_GUEST = {
  'person-uuid': '00000000-0000-4000-8000-00000000ada1',
  fs_name: 'Ada',
  fs_room_number: '101',
};

const chat = (page: Page) => page.getByRole('dialog', { name: t('reception') });
const log = (page: Page) => chat(page).getByRole('log');
const input = (page: Page) => chat(page).getByRole('textbox', { name: t('chat_message') });
const openChat = (page: Page) =>
  page
    .locator(BOTTOM_BAR)
    .getByRole('button', { name: t('chat') })
    .click();

/** Before the first page of the device only, because the start of the chat stores another person. */
const knowGuest = (page: Page) =>
  page.addInitScript((stored) => {
    if (localStorage.getItem('fs_name') !== null) return;
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, KNOWN_GUEST);

/** Opens the chat of the known guest, who has none yet. */
async function visit(page: Page): Promise<void> {
  await knowGuest(page);
  await own.speak(page.context(), 'plain', 'en');
  await page.goto(own.at('plain'));
  await openChat(page);
}

async function write(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await chat(page)
    .getByRole('button', { name: t('chat_send') })
    .click();
}

/** What staff do with the guest's chat at the desk. */
async function atTheDesk(page: Page, action: string, body: object): Promise<void> {
  const uuid = await page.evaluate(() => localStorage.getItem('chat-uuid'));
  const { status } = await ask({
    port: Number(new URL(own.at('plain')).port),
    host: 'plain.localhost',
    path: `/api/desk/v1/chats/${uuid}/${action}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${deskKey(DESK_TOKEN, 'plain')}` },
    body: JSON.stringify(body),
  });
  expect(status).toBe(200);
}

test('a known guest writes at once, and sees when a message has arrived, when it was read and who answers', async ({
  page,
}) => {
  await visit(page);
  await expect(chat(page).getByText(/Ada/)).toBeVisible();
  await expect(chat(page).getByRole('button', { name: t('start_chat') })).toHaveCount(0);
  await axe(page);
  await screenshot(page, 'chat-known-guest');
  await write(page, 'Towels, please');
  await expect(chat(page).getByText('Welcome to plain')).toBeVisible();
  await expect(chat(page).getByText('Towels, please')).toHaveCount(1);
  await expect(input(page)).toBeFocused();
  await expect(chat(page).getByText(t('chat_sent'), { exact: true })).toBeVisible();
  await atTheDesk(page, 'mark-as-read', {});
  await expect(chat(page).getByText(t('chat_seen'), { exact: true })).toBeVisible();
  await atTheDesk(page, 'messages', { content: 'They are on their way.', name: 'Marta' });
  await expect(log(page).getByText(/Marta/)).toBeVisible();
  await axe(page);
  await screenshot(page, 'chat-seen');
});

test('the header says how soon staff usually answer, and nothing before they have', async ({ page }) => {
  await visit(page);
  await expect(input(page)).toBeVisible();
  await expect(chat(page).getByText(/Usually answers within/)).toHaveCount(0);
  for (const question of ['Is it open?', 'And tomorrow?', 'And on Sunday?']) {
    const stored = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/messages'),
    );
    await write(page, question);
    await stored;
    await atTheDesk(page, 'messages', { content: `Yes: ${question}` });
    await expect(log(page).getByText(`Yes: ${question}`)).toBeVisible();
  }
  await closeDialog(page, t('close'));
  await page.reload();
  await openChat(page);
  await expect(chat(page).getByText(t('chat_answers_minutes', { n: '1' }))).toBeVisible();
});

test('on a wide screen the chat stands beside the page and stays from page to page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await knowGuest(page);
  await own.speak(page.context(), 'plain', 'en');
  await page.goto(own.at('plain'));
  // The panel is there once the page is loaded and idle; until then the chat would wait for it.
  await openChat(page);
  const panel = page.getByRole('complementary', { name: t('reception') });
  await expect(panel).toBeFocused();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const main = await page.getByRole('main').boundingBox();
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual((await panel.boundingBox())?.x ?? 0);
  await axe(page);
  await screenshot(page, 'chat-beside');
  await panel.getByRole('textbox', { name: t('chat_message') }).fill('Towels, please');
  await page
    .locator(BOTTOM_BAR)
    .getByRole('button', { name: t('services') })
    .click();
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page).not.toHaveURL(own.at('plain'));
  await expect(panel.getByRole('textbox', { name: t('chat_message') })).toHaveValue('Towels, please');
  await panel.getByRole('textbox', { name: t('chat_message') }).press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.locator(BOTTOM_BAR).getByRole('button', { name: t('chat') })).toBeFocused();
});
