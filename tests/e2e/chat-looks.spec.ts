import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { ask } from '@/scripts/parts/serve-built-app.mjs';
import { FILE_BYTES } from '@/tests/builders/platform/file-bytes';
import { writeHotels } from './chat-hotels';
import { axe, expect, screenshot, test } from './fixtures';
import { translationsOf } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { hasEdge, shapeless } from './paint';
import { openChat } from './stored-chat';
import { telling } from './variants';

const CODE = 'plain';
const DESK_TOKEN = 'the operator’s own token';

let hotels: OwnHotels;
// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  hotels = await serveOwnHotels(writeHotels, { DESK_TOKEN, REGION: 'RU' });
});
test.afterAll(() => hotels.stop());

const LOOKS: readonly { name: string; language: string; options: BrowserContextOptions }[] = [
  { name: 'dark', language: 'ar', options: { colorScheme: 'dark' } },
  { name: 'forced-light', language: 'ar', options: { forcedColors: 'active', colorScheme: 'light' } },
  {
    name: 'desktop',
    language: 'en',
    options: { colorScheme: 'dark', viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
  },
  { name: 'light', language: 'en', options: { colorScheme: 'light' } },
  { name: 'forced-dark', language: 'en', options: { forcedColors: 'active', colorScheme: 'dark' } },
];

/** Lets the hotel type. */
async function startTyping(page: Page): Promise<void> {
  const uuid = await page.evaluate(() => localStorage.getItem('chat-uuid'));
  const { status } = await ask({
    port: Number(new URL(hotels.at(CODE)).port),
    host: `${CODE}.localhost`,
    path: `/api/desk/v1/chats/${uuid}/typing`,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${deskKey(DESK_TOKEN, CODE)}` },
    body: JSON.stringify({ is_typing: true }),
  });
  expect(status).toBe(200);
}

/** The chat over the page, or on a wide screen beside it. */
const chatPanel = (page: Page) =>
  page.locator('dialog[open], body:not(:has(dialog[open])) aside[data-chat-panel]').last();

for (const { name, language, options } of telling(LOOKS, 'look', 3)) {
  test(`disclaimer, registration and messages are readable and every control has a shape: ${name}, ${language}`, async ({
    newGuest,
    problems,
  }) => {
    problems.allow(/422/);
    const t = translationsOf('cala-verde', language);
    const context = await newGuest(options);
    await hotels.speak(context, CODE, language);
    const page = await context.newPage();
    const look = async (screen: string) => {
      await axe(page);
      if (options.forcedColors === 'active') expect(await shapeless(page)).toEqual([]);
      await screenshot(page, `chat-${screen}-${name}-${language}`);
    };

    await page.goto(hotels.at(CODE));
    await openChat(page, language);
    const accept = chatPanel(page).getByRole('button', { name: t('accept') });
    await expect(accept).toBeEnabled();
    await look('disclaimer');
    await accept.click();

    await chatPanel(page)
      .getByRole('textbox', { name: t('your_name') })
      .fill('Ada');
    const start = chatPanel(page).getByRole('button', { name: t('start_chat') });
    await start.click();
    await expect(chatPanel(page).getByText(t('validation_room_number'))).toBeVisible();
    await look('registration');
    await chatPanel(page)
      .getByRole('textbox', { name: t('room_number') })
      .fill('101');
    await start.click();

    const log = chatPanel(page).getByRole('log');
    await log.getByRole('button', { name: 'Breakfast' }).click();
    await expect(log.getByRole('img', { name: t('chat_picture') })).toHaveJSProperty('complete', true);
    if (options.forcedColors === 'active')
      await hasEdge(log.getByRole('link', { name: new RegExp(t('chat_picture')) }));
    const files = page.locator('input[type=file]').first();
    await files.setInputFiles({ name: 'socket.png', mimeType: 'image/png', buffer: Buffer.from(FILE_BYTES.png) });
    await expect(log.getByRole('link', { name: new RegExp(t('chat_file')) })).toBeVisible();
    await files.setInputFiles({ name: 'socket.exe', mimeType: 'x/x', buffer: Buffer.from(FILE_BYTES.exe) });
    await expect(chatPanel(page).getByRole('alert').getByText(t('file_kind_refused'))).toBeVisible();
    const startOf = async (text: Locator) => {
      const box = await text.boundingBox();
      return language === 'ar' ? (box?.x ?? 0) + (box?.width ?? 0) : box?.x;
    };
    // A Latin name begins where the line below it does, also from right to left.
    const size = await startOf(chatPanel(page).locator('form small'));
    expect(await startOf(chatPanel(page).getByText('socket.exe'))).toBeCloseTo(size ?? 0, 0);
    const refusal = { status: 422, json: { data: { data: { content: ['no'] } } } };
    const messages = '**/public/chat/*/messages';
    await page.route(messages, (route) =>
      route.request().method() === 'POST' ? route.fulfill(refusal) : route.fallback(),
    );
    await chatPanel(page)
      .getByRole('textbox', { name: t('chat_message') })
      .fill('Is the pool open?');
    await chatPanel(page)
      .getByRole('button', { name: t('chat_send') })
      .click();
    await expect(log.getByText(t('chat_not_sent'))).toBeVisible();
    await startTyping(page);
    await expect(log.getByText(t('chat_typing'))).toBeAttached();
    await look('messages');

    await chatPanel(page)
      .getByRole('button', { name: t('more') })
      .click();
    await chatPanel(page)
      .getByRole('button', { name: t('leave_chat') })
      .click();
    await expect(chatPanel(page).getByRole('button', { name: t('leave'), exact: true })).toBeVisible();
    await look('leave');
  });
}
