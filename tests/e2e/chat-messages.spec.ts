import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { ask } from '@/scripts/parts/serve-built-app.mjs';
import { beginChat, type Seeded, say, sayMuch } from '@/tests/bench/parts/seed-chat.mjs';
import { FILE_BYTES } from '@/tests/builders/platform/file-bytes';
import { type HotelFiles, writeHotel } from '@/tests/builders/platform/hotel-files';
import { axe, expect, screenshot, test, WITH_MOTION } from './fixtures';
import { translationsOf } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { openStoredChat } from './stored-chat';

const DESK_TOKEN = 'the operator’s own token';
const CODE = 'plain';

/** More than ten times what is rendered. `npm run bench -- chat-open` has 5,000. */
const LONG = 1000;

const t = translationsOf('cala-verde', 'en');

function writeHotels(files: HotelFiles): void {
  writeHotel(files, { code: CODE, id: 1, languages: ['en', 'ar'], factor: 1 });
  // The default bar, which has the chat.
  files.change(`${CODE}/hotel.json`, (hotel) => {
    delete hotel.navigation;
  });
}

let hotels: OwnHotels;
// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });
test.use(WITH_MOTION);

test.beforeAll(async () => {
  hotels = await serveOwnHotels(writeHotels, { DESK_TOKEN });
});
test.afterAll(() => hotels.stop());

const server = () => ({ port: Number(new URL(hotels.at(CODE)).port), host: `${CODE}.localhost` });

/** A call of the hotel's staff about a chat. */
async function staff(chat: Seeded, path: string, body: object): Promise<void> {
  const { status } = await ask({
    ...server(),
    path: `/api/desk/v1/chats/${chat.uuid}/${path}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${deskKey(DESK_TOKEN, CODE)}` },
    body: JSON.stringify(body),
  });
  expect(status).toBe(200);
}
const answer = (chat: Seeded, content: string) => staff(chat, 'messages', { content });

const log = (page: Page) => page.getByRole('log');
const input = (page: Page) => page.getByRole('textbox', { name: t('chat_message') });
const chooseFile = (page: Page) => page.locator('input[type=file]').first();
/** The live region beside the log. */
const announcements = (page: Page) => page.locator('dialog [role=status][aria-relevant=additions]');

const toEnd = (page: Page) =>
  log(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
/** The distance of a message from the top of the screen. */
const topOf = (page: Page, text: string) =>
  log(page)
    .getByText(text, { exact: true })
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Opens a chat that the device has stored. */
async function open(page: Page, chat: Seeded, language = 'en'): Promise<void> {
  await openStored(page, chat, language);
  await expect(log(page)).toBeVisible();
}

/** Opens whatever the device has stored as its chat. */
const openStored = (page: Page, chat: Seeded, language = 'en') =>
  openStoredChat(page, chat, { hotels, code: CODE, language });

/** A browser with a mouse, in which Enter sends. */
const WITH_MOUSE = { isMobile: false, hasTouch: false };

async function opened(page: Page): Promise<Seeded> {
  const chat = await beginChat(server(), CODE);
  await open(page, chat);
  await expect(log(page).getByText(`Welcome to ${CODE}`)).toBeVisible();
  return chat;
}

test('a guest and the staff write to each other, by keyboard alone and announced once', async ({ newGuest }) => {
  const page = await (await newGuest(WITH_MOUSE)).newPage();
  const chat = await opened(page);
  await expect(announcements(page)).toBeEmpty();
  await input(page).focus();
  await page.keyboard.type('Is the terrace heated?');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('We are two.');
  await page.keyboard.press('Enter');
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).toBeFocused();
  await expect(log(page).getByText('Is the terrace heated?')).toContainText('We are two.');

  await staff(chat, 'typing', { is_typing: true });
  await expect(log(page).getByText(t('chat_typing'))).toBeAttached();
  await answer(chat, 'It is, until 23:00. See https://example.com/terrace.');
  await expect(log(page).getByText('It is, until 23:00.')).toBeVisible();
  await expect(log(page).getByText(t('chat_typing'))).toHaveCount(0);
  await expect(announcements(page)).toContainText('It is, until 23:00.');
  await expect(announcements(page).locator('p')).toHaveCount(1);
  const link = log(page).getByRole('link', { name: /example\.com\/terrace/ });
  await expect(link).toHaveAttribute('href', 'https://example.com/terrace');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await axe(page);
  await screenshot(page, 'chat-conversation-en');
});

test('the uuid of another guest’s chat, and an invented one, show nothing and are forgotten', async ({
  newGuest,
  problems,
}) => {
  problems.allow(/\b404\b/);
  const { uuid } = await beginChat(server(), CODE);
  for (const chat of [uuid, '00000000-0000-4000-8000-000000000000', 'invented']) {
    const page = await (await newGuest()).newPage();
    await openStored(page, { uuid: chat, person: '00000000-0000-4000-8000-000000000001' });
    await expect(page.getByRole('button', { name: t('start_chat') })).toBeVisible();
    await expect(page.getByText(`Welcome to ${CODE}`)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('chat-uuid'))).toBeNull();
  }
});

test('the chat is 600 px wide on a tablet, and its input grows with the text up to a limit', async ({ newGuest }) => {
  const page = await (await newGuest({ ...WITH_MOUSE, viewport: { width: 1000, height: 800 } })).newPage();
  await opened(page);
  expect((await page.getByRole('dialog').boundingBox())?.width).toBe(600);
  const heightOf = async (lines: number) => {
    await input(page).fill(Array.from({ length: lines }, (_, line) => `Line ${line}`).join('\n'));
    return (await input(page).boundingBox())?.height ?? 0;
  };
  const [one, three, forty] = [await heightOf(1), await heightOf(3), await heightOf(40)];
  expect([three > one, forty > three, forty < 400]).toEqual([true, true, true]);
  expect(await heightOf(1)).toBe(one);
});

test('a button of the bot sends its command, and the flow answers with a picture that moves nothing', async ({
  page,
}) => {
  await opened(page);
  await log(page).getByRole('button', { name: 'Breakfast' }).click();
  await expect(log(page).getByText(`Breakfast at ${CODE} is from seven`)).toBeVisible();
  const picture = log(page).getByRole('img', { name: t('chat_picture') });
  await expect(picture).toHaveJSProperty('complete', true);
  await expect.poll(() => toEnd(page)).toBeLessThanOrEqual(1);
  const house = log(page).getByRole('link', { name: /Our house/ });
  await expect(house).toHaveAttribute('target', '_blank');
});

test('a hostile message is text, and its bidi overrides end with it', async ({ page }) => {
  const chat = await opened(page);
  await answer(chat, '<img src=x onerror=alert(1)> javascript:alert(1) \u202eelpmaxe');
  await answer(chat, 'Right after it');
  await expect(log(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(log(page).getByRole('link', { name: /javascript/ })).toHaveCount(0);
  await expect(log(page).getByText('Right after it')).toBeVisible();
  await axe(page);
});

test('a file is checked before the upload, sent, and refused by the server with a word', async ({ page, problems }) => {
  await opened(page);
  await chooseFile(page).setInputFiles({ name: 'a.exe', mimeType: 'x/x', buffer: Buffer.from(FILE_BYTES.exe) });
  await expect(page.getByRole('alert').getByText(t('file_kind_refused'))).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: t('remove') }).click();
  await chooseFile(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(FILE_BYTES.exe) });
  await expect(page.getByRole('alert').getByText(t('file_renamed'))).toBeVisible();
  await page.getByRole('button', { name: t('remove') }).click();

  await chooseFile(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(FILE_BYTES.png) });
  const file = log(page).getByRole('link', { name: new RegExp(t('chat_file')) });
  await expect(file).toHaveAttribute('href', /^\/storage\/plain\/files\/[0-9a-f-]{36}\.png$/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  problems.allow(/413/);
  await page.route('**/files', (route) => route.fulfill({ status: 413, json: {} }), { times: 1 });
  await chooseFile(page).setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.from(FILE_BYTES.png) });
  await expect(page.locator('form').getByRole('alert')).toContainText(t('try_again'));
  await page.getByRole('button', { name: t('try_again') }).click();
  await expect(file).toHaveCount(2);
});

test('10,000 pasted characters are counted, kept and not sent', async ({ page }) => {
  await opened(page);
  await input(page).fill('a'.repeat(10_000));
  await expect(page.getByRole('alert').getByText(t('chat_too_long'))).toBeVisible();
  await page.getByRole('button', { name: t('chat_send') }).press('Enter');
  await expect(input(page)).toHaveValue('a'.repeat(10_000));
  // The input ends growing before it covers the messages.
  expect((await input(page).boundingBox())?.height).toBeLessThan(200);
  await axe(page);
});

test('a guest who reads older messages of a long chat keeps their place, and is led to the new ones', async ({
  page,
}) => {
  test.slow();
  const chat = await beginChat(server(), CODE);
  await sayMuch(server(), chat, LONG);
  await say(server(), chat, 'The last one');
  await open(page, chat);
  await expect(log(page).getByText('The last one')).toBeVisible();
  expect(await toEnd(page)).toBeLessThanOrEqual(1);
  expect(await log(page).locator('[data-key]').count()).toBeLessThanOrEqual(100);
  await expect(announcements(page)).toBeEmpty();

  // Steps over the whole window twice, each read at once by the screen.
  await log(page).hover();
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, -400);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await log(page).locator('[data-key]').count()).toBeLessThanOrEqual(100);
  await expect(log(page).getByText('The last one')).toHaveCount(0);
  const read = log(page).locator('[data-key] p[dir=auto]');
  const texts = await read.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().top > 200).map((one) => one.textContent ?? ''),
  );
  const [text = ''] = texts;
  const before = await topOf(page, text);
  await answer(chat, 'A new answer');
  await expect(page.getByRole('button', { name: t('chat_new_messages', { n: '1' }) })).toBeVisible();
  expect(Math.abs((await topOf(page, text)) - before)).toBeLessThanOrEqual(1);
  await expect(announcements(page)).toContainText('A new answer');
  await expect(announcements(page).locator('p')).toHaveCount(1);
  await axe(page);

  await page.getByRole('button', { name: t('chat_new_messages', { n: '1' }) }).click();
  await expect(log(page).getByText('A new answer')).toBeVisible();
  await expect(log(page)).toBeFocused();
  await expect.poll(() => toEnd(page)).toBeLessThanOrEqual(1);
});

test('the newest message is shown without a movement to a guest who prefers reduced motion', async ({ newGuest }) => {
  const page = await (await newGuest({ reducedMotion: 'reduce' })).newPage();
  const chat = await opened(page);
  for (let line = 0; line < 12; line += 1) await answer(chat, `Line ${line}`);
  await expect(log(page).getByText('Line 11')).toBeVisible();
  // Every frame from the next message on shows the end of the list.
  const farthest = log(page).evaluate(
    (list) =>
      new Promise<number>((done) => {
        let most = 0;
        const look = () => {
          most = Math.max(most, list.scrollHeight - list.scrollTop - list.clientHeight);
          if (list.textContent?.includes('The end')) done(most);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await answer(chat, 'The end');
  expect(await farthest).toBeLessThanOrEqual(1);
});

test('the chat is mirrored in Arabic, and each message keeps its own direction', async ({ page }) => {
  const chat = await beginChat(server(), CODE);
  await say(server(), chat, 'Hello from the room');
  await answer(chat, 'مرحبا بكم في الفندق');
  await open(page, chat, 'ar');
  const own = log(page).getByText('Hello from the room');
  const theirs = log(page).getByText('مرحبا بكم في الفندق');
  await expect(own).toHaveCSS('direction', 'ltr');
  await expect(theirs).toHaveCSS('direction', 'rtl');
  const [ownBox, theirBox] = [await own.boundingBox(), await theirs.boundingBox()];
  expect(ownBox?.x).toBeLessThan(theirBox?.x ?? 0);
  await axe(page);
  await screenshot(page, 'chat-conversation-ar');
});

test('the keyboard of a phone never covers the input', async ({ newGuest }) => {
  const guest = await newGuest({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await guest.newPage();
  await opened(page);
  // A keyboard of 400 px, which shrinks only the visual viewport.
  await page.evaluate(() => {
    const viewport = window.visualViewport;
    if (viewport === null) throw new Error('the browser has no visual viewport');
    Object.defineProperty(viewport, 'height', { value: window.innerHeight - 400, configurable: true });
    viewport.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => ((await input(page).boundingBox())?.y ?? 0) + 48).toBeLessThanOrEqual(444);
  await expect.poll(() => toEnd(page)).toBeLessThanOrEqual(1);
});
