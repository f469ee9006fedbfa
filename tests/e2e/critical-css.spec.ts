import type { Page } from '@playwright/test';
import { atHotel, expect, test } from './fixtures';
import { dialog, openHotel } from './guest';
import { hold } from './hold';
import { PRODUCT_CARD } from './parts';
import { telling } from './variants';
import { waitUntilSettled } from './wait-until-settled';

const SHEETS = '**/_next/static/chunks/*.css';
const SCRIPTS = '**/_next/static/chunks/*.js';

/** Resolves when the page has been read and the whole style sheet has been added or, `isLoaded`, has come. */
const untilSheet = (page: Page, { isLoaded }: { isLoaded: boolean }) =>
  page.waitForFunction((loaded) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href^="/_next/"]');
    const rules = link?.sheet?.cssRules.length ?? 0;
    return document.readyState !== 'loading' && link !== null && (!loaded || rules > 0);
  }, isLoaded);

/**
 * Compares the computed styles of all elements with those of the last call. Returns what is different, as
 * "element: property: before → after".
 */
const changedStyles = (page: Page) =>
  page.evaluate(() => {
    const found = new Map<string, string>();
    for (const [index, element] of [...document.querySelectorAll('body, body *')].entries())
      for (const pseudo of ['', '::before', '::after']) {
        const style = getComputedStyle(element, pseudo === '' ? null : pseudo);
        const name = `${index} ${element.localName}.${element.getAttribute('class')}${pseudo}`;
        for (const property of style) found.set(`${name}: ${property}`, style.getPropertyValue(property));
      }
    const before: ReadonlyMap<string, string> = Reflect.get(window, 'styles') ?? found;
    Reflect.set(window, 'styles', found);
    return [...found]
      .filter(([name, value]) => before.get(name) !== value)
      .map(([name, value]) => `${name}: ${before.get(name)} → ${value}`);
  });

for (const [code, language, path, mostTelling] of [
  ['cala-verde', 'en', '/', 390],
  ['cala-verde', 'ar', '/products/102', 390],
  ['qasr', 'ar', '/sections/202', 1280],
  ['qasr', 'ar', '/', 390],
  ['polar', 'sv', '/', 1280],
  ['lido', 'it', '/', 390],
] as const)
  for (const width of telling([mostTelling, mostTelling === 390 ? 1280 : 390], 'width'))
    test(`the whole style sheet changes nothing that a guest sees already: ${code}${path} in ${language} at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const letSheet = await hold(page, SHEETS);
      await hold(page, SCRIPTS);
      await page.goto(atHotel(code, `${path}?lang=${language}`), { waitUntil: 'commit' });
      await untilSheet(page, { isLoaded: false });
      await expect(page.locator('head > style')).toHaveCount(1);
      await changedStyles(page);
      letSheet();
      await untilSheet(page, { isLoaded: true });
      // A transition would still show the old value.
      await waitUntilSettled(page);
      expect(await changedStyles(page)).toEqual([]);
    });

test('a style sheet that could not be loaded is requested again, under an open sheet too', async ({
  page,
  problems,
}) => {
  problems.allow(/\.css/);
  let attempts = 0;
  await page.route(SHEETS, (route) => {
    attempts += 1;
    return attempts < 3 ? route.abort() : route.continue();
  });
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  await page.locator(PRODUCT_CARD).first().click();
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => attempts).toBe(3);
  await untilSheet(page, { isLoaded: true });
});
