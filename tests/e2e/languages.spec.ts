import { openModules } from './browser-modules';
import { expect, test } from './fixtures';
import { formattedValues } from './formatted-values';
import { LANGUAGE_CASES, valuesInBrowser } from './language-cases';

// A browser in Russian shows what falls back to its own language.
test.use({ locale: 'ru-RU' });

test('a browser formats every value in all 37 languages as the server does', async ({ page }) => {
  await openModules(page);
  const inBrowser = await page.evaluate(valuesInBrowser, LANGUAGE_CASES);
  expect(inBrowser).toHaveLength(LANGUAGE_CASES.length);
  for (const [index, { code, accept, data }] of LANGUAGE_CASES.entries()) {
    expect(inBrowser[index], `${code} ${accept}`).toEqual(formattedValues(code, accept, data));
  }
});
