import jsQR from 'jsqr';
import sharp from 'sharp';
import { deskKey } from '@/lib/platform/desk-key';
import { ask } from '@/scripts/parts/serve-built-app.mjs';
import { writeHotel } from '@/tests/builders/platform/hotel-files';
import { deskWords, signIn } from './desk-sign-in';
import { axe, expect, screenshot, test } from './fixtures';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { telling } from './variants';

const DESK_TOKEN = 'the operator’s own token';
const CODE = 'grand';
const ROOMS = Array.from({ length: 300 }, (_, index) => String(101 + index));
const MOST_A_SHEET = 12;

let hotels: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2 });

test.beforeAll(async () => {
  hotels = await serveOwnHotels(
    (files) => {
      writeHotel(files, { code: CODE, id: 1, languages: ['de', 'ar', 'en'], factor: 1 });
      files.remove(`${CODE}/announcements.json`);
      files.change(`${CODE}/hotel.json`, (hotel) => {
        hotel.limit_room = ['101–400'];
        hotel.color = '#0c5c8c';
      });
    },
    { DESK_TOKEN, AUTOPILOT: 'off' },
  );
});
test.afterAll(() => hotels.stop());

/** The text of a code in a picture of a sheet; null: it cannot be read. */
async function textIn(sheet: Buffer, box: { left: number; top: number; width: number; height: number }) {
  const { data, info } = await sharp(sheet).extract(box).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

test('the cards of three hundred rooms are read from their pixels, and each leads to its room', async ({ page }) => {
  await signIn(page, { url: hotels.at(CODE, '/desk'), key: deskKey(DESK_TOKEN, CODE), name: 'Marta' });
  await page.goto(hotels.at(CODE, '/desk#rooms/print'));
  const sheets = page.getByRole('list').filter({ has: page.locator('svg > path.fill-black') });
  await expect(sheets).toHaveCount(ROOMS.length / MOST_A_SHEET);
  await axe(page);
  await screenshot(page, 'printed-cards');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // A screen that holds a sheet of A4: a picture of the whole paper takes long beside other journeys.
  await page.setViewportSize({ width: 900, height: 1300 });

  // All boxes at once: the paper does not move, and waiting until each sheet is stable takes long beside other journeys.
  const drawn = await sheets.evaluateAll((lists) => {
    const boxOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left: left + window.scrollX, top: top + window.scrollY, width, height };
    };
    return lists.map((list) => ({ sheet: boxOf(list), codes: [...list.querySelectorAll('svg')].map(boxOf) }));
  });
  const read: string[] = [];
  for (const { sheet, codes } of drawn) {
    const { left: x, top: y, width, height } = sheet;
    const scrolled = await page.evaluate((top) => {
      window.scrollTo(0, top);
      return window.scrollY;
    }, y);
    const picture = await page.screenshot({ clip: { x, y: y - scrolled, width, height } });
    for (const code of codes) {
      const box = { left: code.left - x, top: code.top - y, width: code.width, height: code.height };
      const pixels = Object.fromEntries(Object.entries(box).map(([name, value]) => [name, Math.floor(value * 2)]));
      read.push((await textIn(picture, pixels as typeof box)) ?? 'not read');
    }
  }
  expect(new Set(read).size).toBe(ROOMS.length);
  const port = Number(new URL(hotels.at(CODE)).port);
  const rooms: string[] = [];
  for (const text of read) {
    const address = new URL(text);
    expect(address.host).toBe(new URL(hotels.at(CODE)).host);
    const { headers } = await ask({ port, host: `${CODE}.localhost`, path: address.pathname });
    rooms.push(String(headers.location).replace('/?set-room=', ''));
  }
  expect(rooms).toEqual(ROOMS);
});

for (const [perSheet, pages] of [
  ['12', 25],
  ['4', 75],
] as const) {
  test(`prints ${perSheet} cards on a sheet of A4, each sheet on a page of its own without the desk`, async ({
    page,
  }) => {
    const words = deskWords('en');
    await signIn(page, { url: hotels.at(CODE, '/desk'), key: deskKey(DESK_TOKEN, CODE), name: 'Marta' });
    await page.goto(hotels.at(CODE, '/desk#rooms/print'));
    await page.getByLabel(words('cards_a_sheet')).selectOption(perSheet);
    await expect(page.getByText(words('sheets_count').replace('{count}', String(pages)))).toBeVisible();
    await expect(page.getByRole('button', { name: words('print') })).toBeEnabled();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page(?![a-z])/gi)).toHaveLength(pages);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: words('print_cards') })).toBeHidden();
    const [code] = await page.locator('svg:has(> path.fill-black)').all();
    // 25 mm of code, at 96 pixels an inch.
    expect((await code?.boundingBox())?.width).toBeGreaterThan((25 / 25.4) * 96);
  });
}

for (const language of telling(['ar', 'en'], 'language')) {
  test(`the rooms of the desk on a phone and on a wide screen, in ${language}`, async ({ page }) => {
    const words = deskWords(language);
    await signIn(page, { url: hotels.at(CODE, '/desk'), key: deskKey(DESK_TOKEN, CODE), name: 'Marta' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(hotels.at(CODE, `/desk?lang=${language}#rooms`));
      await page.getByRole('searchbox').fill('12');
      const card = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: '121' }) });
      await card.getByRole('button').click();
      await page.getByText(words('stay_code'), { exact: true }).click();
      await expect(page.locator('dialog[open]').last()).toContainText(/\d{3}/);
      await axe(page);
      await screenshot(page, `stay-code-${language}-${width}`);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await page.getByRole('checkbox', { name: '121' }).check();
      await axe(page);
      await screenshot(page, `rooms-${language}-${width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await axe(page);
    await screenshot(page, `rooms-${language}-forced`);
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
    await axe(page);
    await screenshot(page, `rooms-${language}-dark`);
  });
}
