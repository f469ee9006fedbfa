import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { ask } from '@/scripts/parts/serve-built-app.mjs';
import { FILE_BYTES } from '@/tests/builders/platform/file-bytes';
import { writeHotels } from './chat-hotels';
import { axe, expect, test } from './fixtures';
import { forwardRequest } from './forward-request';
import { translationsOf } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';

const DESK_TOKEN = 'the operator’s own token';

let own: OwnHotels;
// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  own = await serveOwnHotels(writeHotels, { DESK_TOKEN });
});
test.afterAll(async () => {
  await own.stop();
});

const t = translationsOf('cala-verde', 'en');
const chat = (page: Page) => page.getByRole('dialog', { name: t('reception') });
const log = (page: Page) => chat(page).getByRole('log');
const openChat = (page: Page) =>
  page
    .getByRole('navigation')
    .last()
    .getByRole('button', { name: new RegExp(t('chat')) })
    .click();

async function send(page: Page, text: string): Promise<void> {
  await chat(page)
    .getByRole('textbox', { name: t('chat_message') })
    .fill(text);
  await chat(page)
    .getByRole('button', { name: t('chat_send') })
    .click();
}

async function register(page: Page): Promise<void> {
  await own.speak(page.context(), 'plain', 'en');
  await page.goto(own.at('plain', '/'));
  await openChat(page);
  await chat(page)
    .getByRole('textbox', { name: t('your_name') })
    .fill('Ada');
  await chat(page)
    .getByRole('textbox', { name: t('room_number') })
    .fill('101');
  await chat(page)
    .getByRole('button', { name: t('start_chat') })
    .click();
  await expect(log(page).getByText('Welcome to plain')).toBeVisible();
}

/** Sends a request to the hotel's server from this process, which does not know the hosts of hotels. */
function forward(path: string, body: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(own.at('plain', '/'));
  const all = { 'content-type': 'application/json', ...headers };
  return ask({ port: Number(port), host: hostname, path, method: 'POST', headers: all, body });
}

async function deskWrites(page: Page, content: string): Promise<void> {
  const uuid = await page.evaluate(() => localStorage.getItem('chat-uuid'));
  const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, 'plain')}` };
  const { status } = await forward(`/api/desk/v1/chats/${uuid}/messages`, JSON.stringify({ content }), headers);
  expect(status).toBe(200);
}

test('messages written while the connection is lost arrive once and in order, also after a reload', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await register(page);
  await send(page, 'First');
  // The server stores the message, and its response is lost.
  await page.route('**/public/chat/*/messages', async (route) => {
    const sent = route.request();
    if (sent.method() === 'POST') await forwardRequest(sent);
    await route.abort();
  });
  await send(page, 'Second');
  await expect(log(page).getByText('Second')).toBeVisible();
  await send(page, 'Third');
  await deskWrites(page, 'From the hotel');
  // Waits for a response that is being lost: a removed route would go on with it.
  await page.unrouteAll({ behavior: 'wait' });
  const draft = chat(page).getByRole('textbox', { name: t('chat_message') });
  await draft.fill('Not finis');
  // The open chat opens again.
  await page.reload();
  await expect(log(page).getByText('Third')).toBeVisible();
  await expect(draft).toHaveValue('Not finis');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('chat-unsent'))).toBeNull();
  for (const text of ['First', 'Second', 'Third', 'From the hotel'])
    await expect(log(page).getByText(text, { exact: true })).toHaveCount(1);
});

test('unread messages are counted in the bar after a reload, and none after the chat was opened', async ({ page }) => {
  await register(page);
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await page.reload();
  await deskWrites(page, 'Good day');
  await deskWrites(page, 'Are you there?');
  const entry = page
    .getByRole('navigation')
    .last()
    .getByRole('button', { name: new RegExp(t('chat')) });
  await expect(entry).toContainText('2');
  await page.reload();
  await expect(entry).toContainText('2');
  await openChat(page);
  await expect(log(page).getByText('Are you there?')).toBeVisible();
  await expect(entry).not.toContainText('2');
});

test('the server’s words about a file that it refuses are shown', async ({ page, problems }) => {
  problems.allow(/422/);
  await register(page);
  const uuid = await page.evaluate(() => localStorage.getItem('chat-uuid'));
  // As many as a chat takes.
  const sent = await page.evaluate(
    async ({ path, bytes }) => {
      const upload = async () => {
        const form = new FormData();
        form.append('file', new File([new Uint8Array(bytes)], 'a.png'));
        return (await fetch(path, { method: 'POST', body: form })).status;
      };
      const statuses: number[] = [];
      for (let file = 0; file < 20; file += 1) statuses.push(await upload());
      return statuses;
    },
    { path: `/api/v1/public/chat/${uuid}/files`, bytes: [...FILE_BYTES.png] },
  );
  expect(new Set(sent)).toEqual(new Set([200]));
  const files = page.locator('input[type=file]').first();
  await files.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.from(FILE_BYTES.png) });
  await expect(page.getByRole('alert').getByText('No more files can be sent in this chat')).toBeVisible();
  await axe(page);
});

test('whoever registers after a guest has left reads nothing of the earlier chat, and the desk has it as closed', async ({
  page,
}) => {
  await register(page);
  await send(page, 'For your eyes only');
  await expect(log(page).getByText('For your eyes only')).toBeVisible();
  const left = await page.evaluate(() => localStorage.getItem('chat-uuid'));
  await chat(page)
    .getByRole('button', { name: t('more') })
    .click();
  await chat(page)
    .getByRole('button', { name: t('leave_chat') })
    .click();
  const closed = page.waitForResponse((response) => response.url().endsWith(`/${left}/leave`));
  await page.getByRole('button', { name: t('leave'), exact: true }).click();
  expect((await closed).status()).toBe(200);
  await chat(page)
    .getByRole('textbox', { name: t('room_number') })
    .fill('201');
  await chat(page)
    .getByRole('button', { name: t('start_chat') })
    .click();
  await expect(log(page).getByText('Welcome to plain')).toBeVisible();
  await expect(log(page).getByText('For your eyes only')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('chat-uuid'))).not.toBe(left);
  const headers = { authorization: `Bearer ${deskKey(DESK_TOKEN, 'plain')}` };
  const { status } = await forward(`/api/desk/v1/chats/${left}/messages`, JSON.stringify({ content: 'x' }), headers);
  expect(status).toBe(422);
});
