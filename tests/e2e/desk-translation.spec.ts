import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { orderable, placeOrderNow } from '@/tests/bench/parts/guest-orders.mjs';
import { beginChat, say } from '@/tests/bench/parts/seed-chat.mjs';
import { type HotelFiles, writeHotel } from '@/tests/builders/platform/hotel-files';
import { startTranslationServer, type TranslationServer } from '@/tests/peers/translation-server';
import { deskWords, signIn } from './desk-sign-in';
import { axe, expect, test } from './fixtures';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { openStoredChat } from './stored-chat';

const DESK_TOKEN = 'the operator’s own token';
const CODE = 'plain';
const SECRET = 'the key of the translation service';

const PHRASES = {
  'Más almohadas, por favor': 'Mehr Kissen, bitte',
  'Sin cebolla, por favor': 'Ohne Zwiebeln, bitte',
  'Sie kommen gleich.': 'Llegan enseguida.',
};

const t = deskWords('de');

function writeHotels(files: HotelFiles): void {
  writeHotel(files, { code: CODE, id: 1, languages: ['en', 'es', 'de'], factor: 1 });
  // A pop-up would cover what the journeys tap.
  files.remove(`${CODE}/announcements.json`);
  files.change(`${CODE}/hotel.json`, (hotel) => {
    delete hotel.navigation;
  });
}

let service: TranslationServer;
let hotels: OwnHotels;
// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  service = await startTranslationServer({ phrases: PHRASES, key: SECRET });
  hotels = await serveOwnHotels(writeHotels, { DESK_TOKEN, TRANSLATE_URL: service.url, TRANSLATE_KEY: SECRET });
});
test.afterAll(async () => {
  await hotels.stop();
  await service.close();
});

const server = () => ({ port: Number(new URL(hotels.at(CODE)).port), host: `${CODE}.localhost` });
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Nachricht an Ada' });

const openGermanDesk = (page: Page, address: string) =>
  signIn(page, {
    url: hotels.at(CODE, `/desk${address}`),
    key: deskKey(DESK_TOKEN, CODE),
    name: 'Marta',
    language: 'de',
  });

async function answer(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: t('send'), exact: true }).click();
  await expect(field(page)).toHaveValue('');
}

test('the comment of a Spanish order is read in German below the original', async ({ newGuest }) => {
  const hotel = await orderable({ ...server(), code: CODE });
  const details = { language: 'es', payment: 2, comment: 'Sin cebolla, por favor' };
  await placeOrderNow({ ...hotel, body: { ...hotel.body, ...details } }, randomUUID());
  const desk = await (await newGuest({ locale: 'de-DE' })).newPage();
  await openGermanDesk(desk, '#orders');
  await expect(desk.getByText('Sin cebolla, por favor')).toBeVisible();
  await expect(desk.getByText('Ohne Zwiebeln, bitte')).toHaveAttribute('lang', 'de');
  await axe(desk);
});

// Last, because the service is left alone for half a minute after it.
test('a desk in German and a guest in Spanish read each other by machine, and as typed when the machine is down', async ({
  newGuest,
}) => {
  const [desk, guest] = [
    await (await newGuest({ locale: 'de-DE' })).newPage(),
    await (await newGuest({ locale: 'es-ES' })).newPage(),
  ];
  const chat = await beginChat(server(), CODE, 'es');
  await say(server(), chat, 'Más almohadas, por favor');
  await openGermanDesk(desk, `#chats/${chat.uuid}`);
  const translation = log(desk).getByText('Mehr Kissen, bitte');
  await expect(translation).toBeVisible();
  await expect(translation).toHaveAttribute('lang', 'de');
  await expect(log(desk).getByText('Más almohadas, por favor')).toHaveAttribute('lang', 'es');
  await expect(log(desk).getByText(t('machine_translation'))).toBeVisible();

  await field(desk).fill('Sie kommen gleich.');
  await expect(desk.getByText('Llegan enseguida.')).toHaveAttribute('lang', 'es');
  await axe(desk);
  await answer(desk, 'Sie kommen gleich.');
  await openStoredChat(guest, chat, { hotels, code: CODE, language: 'es' });
  const both = /^Llegan enseguida\.\s+Traducción automática\. El original:\s+Sie kommen gleich\.$/;
  await expect(log(guest).getByText(both)).toBeVisible();
  await expect(log(desk).getByText(both)).toBeInViewport();

  await desk.getByRole('switch', { name: t('translate_answers') }).uncheck();
  await answer(desk, 'Bis gleich!');
  await expect(log(guest).getByText('Bis gleich!', { exact: true })).toBeVisible();
  await desk.getByRole('switch', { name: t('translate_answers') }).check();

  service.breakBy('HTML');
  await say(server(), chat, 'Muchas gracias');
  await expect(log(desk).getByText('Muchas gracias')).toBeVisible();
  await field(desk).fill('Gerne!');
  await expect(desk.getByText(/Ada.* liest das so, wie es hier steht/)).toBeVisible();
  await answer(desk, 'Gerne!');
  await expect(log(guest).getByText('Gerne!', { exact: true })).toBeVisible();
  await expect(log(desk).getByText(t('machine_translation'))).toHaveCount(1);

  const lines = hotels.output().split('\n');
  expect(lines.filter((line) => line.includes('a text was not translated'))).toHaveLength(1);
  for (const text of ['Muchas gracias', 'Gerne', 'Más almohadas', SECRET]) expect(hotels.output()).not.toContain(text);
});
