import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { HotelFiles } from '@/tests/builders/platform/hotel-files';
import { photo } from '@/tests/builders/platform/photo';
import { expect, test } from './fixtures';
import { dialog, untilAtRest } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { PRODUCT_CARD, SECTION_TILE } from './parts';

const PHOTOS = 4;
const LIST = '/products/102';

/** A demo hotel whose pictures are photographs of a camera, each with a focus, and a list of them in every sheet. */
function writeHotel(files: HotelFiles, photographs: readonly Buffer[]): void {
  const folder = join(files.dir, 'cala-verde');
  cpSync('hotels/cala-verde', folder, { recursive: true });
  mkdirSync(join(folder, 'pictures/photos'));
  photographs.forEach((bytes, index) => {
    writeFileSync(join(folder, `pictures/photos/${index}.jpg`), bytes);
  });
  let next = 0;
  const withPhotos = (json: string) =>
    json.replaceAll(
      /"image": "[^"]+\.(?:webp|svg)"/g,
      () => `"image": "/storage/cala-verde/photos/${next++ % PHOTOS}.jpg"`,
    );
  const sections = readdirSync(join(folder, 'sections')).map((name) => `sections/${name}`);
  for (const name of ['hotel.json', ...sections]) {
    const path = join(folder, name);
    writeFileSync(path, withPhotos(readFileSync(path, 'utf8')));
  }
  files.change('cala-verde/sections/10-room-service.json', (section) => {
    section.focus = { x: 20, y: 80 };
  });
}

let own: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const photographs = await Promise.all(
    Array.from({ length: PHOTOS }, () => photo(2400, 1800).jpeg({ quality: 90 }).toBuffer()),
  );
  own = await serveOwnHotels((files) => writeHotel(files, photographs));
});
test.afterAll(() => own.stop());

/** The width in the address that a browser has chosen for a picture; 0: the original. */
const loadedWidth = async (picture: Locator): Promise<number> => {
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  return Number(/\/@[0-9a-f]{8}-(\d+)\//.exec(address)?.[1] ?? 0);
};

/** The device pixels that a picture of 4 to 3 takes in a box that it fills. */
const shownWidth = (picture: Locator): Promise<number> =>
  picture.evaluate((image) => {
    const { width, height } = image.getBoundingClientRect();
    return Math.max(width, (height * 4) / 3) * devicePixelRatio;
  });

function originalsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/photos\/\d\.jpg$/.test(pathname) && !/@[0-9a-f]{8}-\d+\//.test(pathname)) paths.push(pathname);
  });
  return paths;
}

for (const { name, viewport, density, widths } of [
  { name: 'a phone', viewport: { width: 390, height: 844 }, density: 3, widths: { tile: 480, card: 640, sheet: 1280 } },
  {
    name: 'a desktop',
    viewport: { width: 1280, height: 900 },
    density: 1,
    widths: { tile: 320, card: 320, sheet: 640 },
  },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, deviceScaleFactor: density });

    test('photographs are loaded as wide as they are shown, and stay in view where the hotel wants', async ({
      page,
    }) => {
      const originals = originalsOf(page);
      await page.goto(own.at('cala-verde'));
      const tile = page.locator(`${SECTION_TILE} img`).first();
      expect(await loadedWidth(tile)).toBe(widths.tile);
      expect(await shownWidth(tile)).toBeLessThanOrEqual(widths.tile);
      await expect(tile).toHaveCSS('object-position', '20% 80%');

      await page.goto(own.at('cala-verde', LIST));
      const cards = page.locator(`${PRODUCT_CARD} img`);
      for (const card of [cards.first(), cards.nth(1)]) {
        expect(await loadedWidth(card)).toBe(widths.card);
        expect(await shownWidth(card)).toBeLessThanOrEqual(widths.card);
      }
      await untilAtRest(page);
      await page.locator(PRODUCT_CARD).nth(2).click();
      const large = dialog(page).locator('[data-part="picture"] img').first();
      expect(await loadedWidth(large)).toBe(widths.sheet);
      expect(await shownWidth(large)).toBeLessThanOrEqual(widths.sheet);
      expect(originals).toEqual([]);
    });

    test('a photograph of several is loaded as large as it is enlarged', async ({ page }) => {
      const originals = originalsOf(page);
      await page.goto(own.at('cala-verde', LIST));
      await untilAtRest(page);
      await page.locator(PRODUCT_CARD).first().click();
      const small = dialog(page).locator('[data-part="picture"] button').first();
      expect(await loadedWidth(small.locator('img'))).toBe(widths.sheet);
      await small.click();
      const large = dialog(page).locator('button[aria-pressed]').first();
      expect(await loadedWidth(large.locator('img'))).toBe(1280);
      await large.click();
      await expect.poll(() => loadedWidth(large.locator('img'))).toBe(1920);
      expect(originals).toEqual([]);
    });
  });
}
