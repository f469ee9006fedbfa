// `npm run screenshots -- CODE [SECTION]`: takes the pictures of a hotel's app that phones show when they offer to install
// it, into its folder `pictures/screenshots`, and names them in its hotel.json. They show home and a section.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { applyEdits, modify } from 'jsonc-parser';
import sharp from 'sharp';
import { prepareAssets } from './assets.mjs';
import { buildWhenChanged } from './parts/build-when-changed.mjs';
import { readEnvFiles } from './parts/env-files.mjs';
import { findOrInstallBrowser } from './parts/find-browser.mjs';
import { loadTypeScript } from './parts/load-typescript.mjs';
import { FORMATS, pagesToShow } from './parts/screenshot-plan.mjs';
import { serveBuiltApp } from './parts/serve-built-app.mjs';

/** A size that a phone loads in a moment, at which small text stays clear. */
const WEBP = { quality: 42, effort: 6, smartSubsample: true };

async function main() {
  readEnvFiles();
  const [code, section] = process.argv.slice(2);
  if (code === undefined) return refuse('Usage: npm run screenshots -- CODE [SECTION]');
  const hotelsDir = process.env.HOTELS_DIR || 'hotels';
  const hotel = await readHotel(hotelsDir, code);
  if (hotel === null) return refuse(`There is no hotel ${code} in ${hotelsDir} without errors: npm run hotel -- check`);
  const pages = pagesToShow(hotel.file, hotel.sections, section);
  if (section !== undefined && pages.length === 1) return refuse(`Guests of ${code} see no section ${section}.`);

  await prepareAssets();
  if ((await buildWhenChanged()) !== 0) return 1;
  const executablePath = await findOrInstallBrowser();
  if (executablePath === null) return 1;
  const app = await serveBuiltApp({
    env: { HOTEL_API_URL: '', DATABASE_URL: '', TENANT_HOSTS: '', HOTELS_DIR: hotelsDir },
  });
  const browser = await chromium.launch({ ...(executablePath !== '' && { executablePath }) });
  try {
    const origin = `http://${code}.localhost:${app.port}`;
    const folder = join(hotelsDir, code, 'pictures', 'screenshots');
    mkdirSync(folder, { recursive: true });
    const entries = [];
    for (const format of FORMATS) {
      const guest = await openGuest(browser, { origin, format, language: hotel.file.languages[0] });
      for (const { name, path, label } of pages) {
        const file = `${name}-${format.name}.webp`;
        const picture = await photograph(guest, `${origin}${path}`);
        const { size } = await sharp(picture).webp(WEBP).toFile(join(folder, file));
        console.log(`${join(folder, file)}  ${Math.ceil(size / 1000)} KB`);
        entries.push({ src: `/storage/${code}/screenshots/${file}`, sizes: format.sizes, label });
      }
      await guest.context().close();
    }
    record(join(hotelsDir, code, 'hotel.json'), entries);
    return 0;
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** @param {string} text */
function refuse(text) {
  console.error(text);
  return 2;
}

/** The hotel's files as the import reads them; null when it refuses them. @param {string} hotelsDir @param {string} code */
async function readHotel(hotelsDir, code) {
  const { readHotelFolder } = await loadTypeScript('lib/platform/import/folder.ts');
  const { parseFolder } = await loadTypeScript('lib/platform/import/parse-folder.ts');
  const parsed = parseFolder(readHotelFolder(hotelsDir, code));
  if (!parsed.ok) return null;
  const { hotel, sections } = parsed.value;
  return { file: hotel.value, sections: sections.map((/** @type {{ value: unknown }} */ { value }) => value) };
}

/**
 * A guest who has decided about cookies and seen every announcement.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, format: typeof FORMATS[number], language: string }} options
 */
async function openGuest(browser, { origin, format, language }) {
  const context = await browser.newContext({
    viewport: format.viewport,
    deviceScaleFactor: format.scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'lang', value: language, url: origin }]);
  await context.addInitScript(() => {
    localStorage.setItem('access_cookie', 'false');
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function getItem(key) {
      return key.startsWith('display_announcement_') ? 'true' : read.call(this, key);
    };
  });
  return context.newPage();
}

/** @param {import('@playwright/test').Page} page @param {string} url */
async function photograph(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter((image) => image.loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Names the pictures in hotel.json, and leaves the rest of the file as it is written. @param {string} file @param {readonly object[]} entries */
function record(file, entries) {
  const source = readFileSync(file, 'utf8');
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edits = modify(source, ['ext_data', 'screenshots'], entries, { formattingOptions });
  writeFileSync(file, applyEdits(source, edits));
}

process.exitCode = await main();
