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
import { markStored } from './known-device';
import { screenshot } from './screenshot';
import { openChat } from './stored-chat';

const DESK_TOKEN = 'the key of these journeys';
const CODE = 'cala-verde';
const NOTE = 'The oven was down until 19:50';

let app: Awaited<ReturnType<typeof serveBuiltApp>>;
/** A screen of a reception, with its mouse. */
const RECEPTION = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false } as const;
test.use(RECEPTION);

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  app = await serveBuiltApp({ env: { DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off' } });
});
test.afterAll(() => app.stop());

const server = () => ({ port: app.port, host: `${CODE}.localhost`, code: CODE });
const address = (path: string) => `http://${CODE}.localhost:${app.port}${path}`;
const openDesk = (page: Page, at: { path: string; name?: string; language?: string }) =>
  signIn(page, {
    url: address(`/desk${at.path}`),
    key: deskKey(DESK_TOKEN, CODE),
    name: at.name ?? 'Marta',
    ...(at.language !== undefined && { language: at.language }),
  });
const staff = (path: string, body?: unknown) =>
  callDesk({ port: app.port, hotel: CODE, deskToken: DESK_TOKEN }, path, body);

/** Begins a chat in which a guest has written. */
async function newChat(content: string, language = 'en') {
  const chat = await beginChat(server(), CODE, language);
  await say(server(), chat, content);
  return chat;
}
const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });
const rowOf = (page: Page, text: string) => list(page).getByRole('link').filter({ hasText: text });
const log = (page: Page) => page.getByRole('log');

test('two colleagues see who has a chat open before the first word, and share it out', async ({ newGuest }) => {
  const chat = await newChat('Is there a bus to Palma?');
  const [marta, jonas] = [await (await newGuest(RECEPTION)).newPage(), await (await newGuest(RECEPTION)).newPage()];
  await openDesk(jonas, { path: `#chats/${chat.uuid}`, name: 'Jonas' });
  await openDesk(marta, { path: '#chats' });
  await expect(rowOf(marta, 'Is there a bus')).toContainText('Jonas');
  await rowOf(marta, 'Is there a bus').click();
  await expect(marta.getByText(/Jonas.? has it open$/).last()).toBeVisible();
  await axe(marta);
  await screenshot(marta, 'desk-chat-presence');
  await marta.getByRole('button', { name: 'I take it' }).click();
  await expect(rowOf(jonas, 'Is there a bus')).toContainText('Marta');
  await marta.getByRole('tab', { name: 'Mine' }).click();
  await expect(rowOf(marta, 'Is there a bus')).toHaveCount(1);
  // Whoever leaves the chat has it open no longer.
  await jonas.goto(address('/desk#orders'));
  await expect(marta.getByText(/Jonas.? has it open$/)).toHaveCount(0);
  await marta.getByRole('button', { name: 'Assign' }).click();
  await axe(marta);
  await screenshot(marta, 'desk-chat-assign');
  await marta.getByRole('dialog').getByRole('button', { name: /Jonas/ }).click();
  await expect(rowOf(marta, 'Is there a bus')).toHaveCount(0);
  await expect(marta.getByRole('heading', { name: /^Ada/ }).locator('..')).toContainText('Jonas');
});

test('a chat is settled without a message, found again by its words, and comes back when its guest writes', async ({
  page,
}) => {
  const chat = await newChat('Thank you for the lovely EVENING');
  await openDesk(page, { path: `#chats/${chat.uuid}` });
  await page.getByRole('button', { name: 'Settle' }).click();
  await expect(rowOf(page, 'lovely')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Settled' }).click();
  await expect(rowOf(page, 'lovely')).toContainText(/Settled by .?Marta/);
  await page.getByRole('tab', { name: 'Open' }).click();
  const search = page.getByRole('searchbox', { name: 'Room, name or words' });
  await search.fill('evening');
  await expect(rowOf(page, 'lovely')).toHaveCount(1);
  await axe(page);
  await screenshot(page, 'desk-chat-found');
  await search.fill('');
  await say(server(), chat, 'One more thing');
  await expect(rowOf(page, 'One more thing')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Settle' })).toBeVisible();
});

/** Lets what was put off have come back a moment ago. */
function letTimePass(): void {
  const store = new DatabaseSync(join(app.dataDir, 'hotel.db'));
  store.exec(
    "pragma busy_timeout = 5000; update chat set snoozed_until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 minute') where snoozed_until is not null",
  );
  store.close();
}

test('a chat that was put off neither rings nor counts, and comes back by itself', async ({ page }) => {
  const chat = await newChat('Can we have a late check-out?');
  await openDesk(page, { path: `#chats/${chat.uuid}` });
  await page.getByRole('button', { name: 'Snooze' }).click();
  await axe(page);
  await screenshot(page, 'desk-chat-snooze');
  await page.getByRole('button', { name: /^In 30 min/ }).click();
  await expect(rowOf(page, 'late check-out')).toContainText(/again \d\d:\d\d/);
  await expect(rowOf(page, 'late check-out')).not.toContainText(/Waiting|\d min/);
  letTimePass();
  await expect(rowOf(page, 'late check-out')).toContainText(/back since \d\d:\d\d/, { timeout: 30_000 });
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(/back since \d\d:\d\d/);
});

test('notes of staff stand between the messages, and no guest sees them', async ({ page, newGuest }) => {
  const chat = await newChat('My order takes forever');
  await openDesk(page, { path: `#chats/${chat.uuid}` });
  await page.getByRole('button', { name: 'Note for staff' }).click();
  await page.getByRole('textbox', { name: 'Note for staff' }).fill(NOTE);
  await axe(page);
  await page.reload();
  await page.getByRole('button', { name: 'Note for staff' }).click();
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(log(page).getByText(NOTE)).toBeVisible();
  await page.getByRole('textbox', { name: /^Message to/ }).fill('It leaves the oven in 4 minutes');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page).getByText('It leaves the oven')).toBeVisible();
  await axe(page);
  await screenshot(page, 'desk-chat-note');

  const guest = await (await newGuest()).newPage();
  await markStored(guest, { 'chat-uuid': chat.uuid, 'person-uuid': chat.person });
  await guest.goto(address('/'));
  await openChat(guest);
  await expect(guest.getByText('It leaves the oven in 4 minutes')).toBeVisible();
  await staff(`/chats/${chat.uuid}/notes`, { content: 'Another secret', name: 'Nuria' });
  await expect(log(page).getByText('Another secret')).toBeVisible();
  expect(await guest.content()).not.toMatch(/The oven was down|Another secret|Nuria/);
});

test('quick replies stand in the guest’s language above the desk’s, and are edited at the desk', async ({ page }) => {
  const chat = await newChat('¿Va a tardar mucho?', 'es');
  await openDesk(page, { path: `#chats/${chat.uuid}` });
  const replies = page.getByRole('list', { name: 'Quick replies' });
  await expect(replies.getByRole('button').first()).toBeVisible();
  await page.getByRole('button', { name: 'Quick replies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quick replies' });
  await dialog.getByRole('button', { name: 'Add a reply' }).click();
  const last = dialog.getByRole('listitem').last();
  await last.getByRole('textbox', { name: /English$/ }).fill('The pool is open until ten.');
  await last.getByRole('textbox', { name: /Español$/ }).fill('La piscina abre hasta las diez.');
  await axe(page);
  await screenshot(page, 'desk-quick-replies');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const reply = replies.getByRole('button', { name: 'La piscina abre hasta las diez. The pool is open until ten.' });
  await reply.click();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue('La piscina abre hasta las diez.');
});

test('the guest’s order stands beside the chat, and its card says that they wait', async ({ page }) => {
  const chat = await newChat('Without nuts, please!');
  const { body, ...at } = await orderable(server());
  const order = { ...body, person_uuid: chat.person, comment: 'Allergic to nuts' };
  await placeOrderNow({ ...at, body: order }, crypto.randomUUID());
  await openDesk(page, { path: `#chats/${chat.uuid}` });
  const panel = page.getByRole('complementary', { name: 'Guest' });
  await expect(panel).toContainText('Allergic to nuts');
  await axe(page);
  await screenshot(page, 'desk-chat-guest');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(panel).toBeHidden();
  await expect(page.getByText('This guest’s order names an allergy or a diet.')).toBeVisible();
  await axe(page);
  await screenshot(page, 'desk-chat-guest-390');
  await page.getByRole('button', { name: 'Guest', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Allergic to nuts');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.goto(address('/desk#orders'));
  const mark = page.getByRole('link', { name: /^The guest waits in the chat/ }).first();
  await expect(mark).toBeVisible();
  await screenshot(page, 'desk-card-guest-waits');
  await mark.click();
  await expect(log(page)).toContainText('Without nuts, please!');
});

test('the chats can be read in Arabic and in the dark', async ({ page }) => {
  const chat = await newChat('Water is dripping on the bed');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.context().addCookies([{ name: 'lang', value: 'ar', url: address('/') }]);
  await openDesk(page, { path: '', language: 'en' }).catch(() => undefined);
  await page.goto(address(`/desk?lang=ar#chats/${chat.uuid}`));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(log(page)).toContainText('Water is dripping');
  await axe(page);
  await screenshot(page, 'desk-chat-ar-dark');
  await page.setViewportSize({ width: 390, height: 844 });
  await axe(page);
  await screenshot(page, 'desk-chat-ar-dark-390');
});
