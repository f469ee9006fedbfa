import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { beginChat, type Seeded, say } from '@/tests/bench/parts/seed-chat.mjs';
import { type HotelFiles, writeHotel } from '@/tests/builders/platform/hotel-files';
import { signIn } from './desk-sign-in';
import { axe, expect, test } from './fixtures';
import { translationsOf } from './guest';
import { hold } from './hold';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { screenshot } from './screenshot';
import { openStoredChat } from './stored-chat';

const DESK_TOKEN = 'the operator’s own token';
const CODE = 'plain';

/** A picture of one pixel, as PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const t = translationsOf('cala-verde', 'en');

function writeHotels(files: HotelFiles): void {
  writeHotel(files, { code: CODE, id: 1, languages: ['en', 'ar'], factor: 1 });
  // A pop-up would cover what the journeys tap.
  files.remove(`${CODE}/announcements.json`);
  files.change(`${CODE}/hotel.json`, (hotel) => {
    delete hotel.navigation;
  });
}

let hotels: OwnHotels;
test.beforeAll(async () => {
  hotels = await serveOwnHotels(writeHotels, { DESK_TOKEN, RATE_LIMITS: 'off' });
});
test.afterAll(() => hotels.stop());

const server = () => ({ port: Number(new URL(hotels.at(CODE)).port), host: `${CODE}.localhost` });
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message to Ada' });

/** A desk at an address such as `#chats`. */
async function openDesk(page: Page, name: string, address: string): Promise<void> {
  await signIn(page, { url: hotels.at(CODE, `/desk${address}`), key: deskKey(DESK_TOKEN, CODE), name });
}

/** A guest’s device with this chat open. */
async function openGuest(page: Page, chat: Seeded): Promise<void> {
  await openStoredChat(page, chat, { hotels, code: CODE });
  await expect(log(page)).toBeVisible();
}

test('a guest writes, two staff members see it, one answers with a text and a file, and the guest reads both', async ({
  newGuest,
}) => {
  const pages = await Promise.all(
    [newGuest(), newGuest(), newGuest()].map(async (context) => (await context).newPage()),
  );
  const [guest, marta, joan] = pages as [Page, Page, Page];
  const chat = await beginChat(server(), CODE);
  await openDesk(marta, 'Marta', '#chats');
  await openDesk(joan, 'Joan', `#chats/${chat.uuid}`);
  await openGuest(guest, chat);

  await say(server(), chat, 'Is there a bus to Palma?');
  const entry = marta.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: /Is there a bus/ });
  await expect(entry).toContainText('Ada');
  await expect(log(joan).getByText('Is there a bus to Palma?')).toBeVisible();
  await expect(marta.getByText('Chats without an answer: 1')).toBeAttached();

  await entry.click();
  await field(marta).fill('The first one leaves at 08:10');
  await expect(log(guest).getByText(t('chat_typing'))).toBeAttached();
  await marta.reload();
  await expect(field(marta)).toHaveValue('The first one leaves at 08:10');
  await axe(marta);
  await marta.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(guest).getByText('The first one leaves at 08:10')).toBeVisible();
  await expect(log(joan).getByText('The first one leaves at 08:10')).toBeVisible();
  await expect(log(joan).getByText(/Marta/)).toBeVisible();
  await expect(joan.getByText('Chats without an answer: 1')).toHaveCount(0);

  const file = { name: 'bus.txt', mimeType: 'text/plain', buffer: Buffer.from('08:10, 09:10') };
  await marta.locator('input[type=file]').setInputFiles(file);
  const link = log(guest).getByRole('link', { name: new RegExp(t('chat_file')) });
  await expect(link).toBeVisible();
  const read = (path: string) => guest.evaluate(async (to) => (await fetch(to)).text(), path);
  expect(await read((await link.getAttribute('href')) ?? '')).toBe('08:10, 09:10');
  await expect(log(marta).getByRole('link', { name: /File TXT/ })).toBeVisible();
});

test('an announcement is written, scheduled for later, shown now and ended', async ({ newGuest }) => {
  const page = await (await newGuest({ viewport: { width: 1280, height: 900 } })).newPage();
  const shown = async () => {
    const read = (path: string) => page.evaluate(async (to) => (await fetch(to)).json(), path);
    const { hotel } = (await read(`/api/v1/hotels/${CODE}`)).data;
    return JSON.stringify(await read(`/api/v1/public/announcements?hotel_id=${hotel.id}`));
  };
  const release = await hold(page, '**/api/desk/v1/settings');
  await openDesk(page, 'Marta', '#announcements/new');
  // A form that began without the hotel's languages would lose what was typed when they come.
  await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveCount(0);
  release();
  await page.getByLabel('Title').fill('Live music');
  await page.getByLabel('Text').fill('Tonight on the terrace');
  await page.getByLabel('Show from').fill('2099-06-19T17:00');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Tonight on the terrace');
  await page.getByRole('button', { name: 'Until tonight' }).click();
  await expect(page.getByLabel('Until', { exact: true })).toHaveValue('2099-06-19T23:59');
  const picture = { name: 'music.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByLabel('Picture', { exact: true })).toHaveValue(/^\/storage\/plain\/files\/.+\.png$/);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  const question = page.getByRole('alertdialog', { name: 'Some languages are missing' });
  await expect(question.getByRole('listitem')).toHaveText('العربية: Title, Text');
  await axe(page);
  await screenshot(page, 'desk-languages-missing');
  await question.getByRole('button', { name: 'Publish all the same' }).click();
  await expect(page.getByRole('link', { name: /Live music/ })).toContainText('Scheduled');
  await axe(page);
  expect(await shown()).not.toContain('Live music');

  await page.getByLabel('Show from').fill('');
  await page.getByRole('tab', { name: 'AR' }).click();
  await page.getByLabel('Title').fill('موسيقى');
  await page.getByLabel('Text').fill('الليلة على الشرفة');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: /Live music/ })).toContainText('Showing');
  await expect.poll(shown).toContain('Live music');

  await page.getByRole('button', { name: 'End now' }).click();
  await expect(page.getByRole('link', { name: /Live music/ })).toContainText('Ended');
  await expect.poll(shown).not.toContain('Live music');
});
