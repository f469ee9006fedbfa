import { expect, test } from './fixtures';
import { dialog, translationsOf } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';

const PRODUCTS = 120;
const HEADINGS = 4;
const t = translationsOf('cala-verde', 'en');

let hotels: OwnHotels;
test.beforeAll(async () => {
  hotels = await serveOwnHotels((files) => {
    files.write('long/hotel.json', { id: 1, title: 'Long', currency: 'EUR', languages: ['en'] });
    files.write('long/sections/10-kitchen.json', {
      id: 10,
      title: 'Kitchen',
      headings: Array.from({ length: HEADINGS }, (_, index) => ({ code: `h${index}`, title: `Heading ${index + 1}` })),
      products: Array.from({ length: PRODUCTS }, (_, index) => ({
        id: index + 1,
        title: `Dish ${index + 1}`,
        heading: `h${Math.floor((index * HEADINGS) / PRODUCTS)}`,
        price: PRODUCTS - index,
        allergens: index % 3 === 0 ? ['gluten', 'milk'] : [],
        diets: index % 2 === 0 ? ['vegetarian'] : [],
      })),
    });
  });
});
test.afterAll(() => hotels.stop());

/** The parts of the list that the browser leaves out while they are far from the screen. */
const SKIPPED = '[style*="content-visibility"]';

test('a long list leaves far parts out at rest: nothing moves, and keys, search, print and links find all of it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { shift: number };
    counted.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(hotels.at('long', '/products/10'));
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heightOf();
  await expect(page.locator(SKIPPED)).toHaveCount(HEADINGS - 1);
  await expect(page.getByRole('button', { name: t('favourite', { title: `Dish ${PRODUCTS}` }) })).toBeAttached();
  expect(Math.abs((await heightOf()) - before)).toBeLessThanOrEqual(1);
  // Not later: of a part that a link brings from afar to the screen Chromium reports its distance from the page's top twice.
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.005);

  await page.getByRole('link', { name: `Heading ${HEADINGS}` }).click();
  await expect(page.getByRole('heading', { name: `Heading ${HEADINGS}` })).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  expect(
    await page.evaluate((text) => (window as unknown as { find(t: string): boolean }).find(text), 'Dish 119'),
  ).toBe(true);
  await expect(page.getByText('Dish 119', { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: /^Dish 117/ }).focus();
  await expect(page.getByRole('button', { name: /^Dish 117/ })).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Dish ${PRODUCTS}`, { exact: true })).toBeVisible();
});

test('a filter and an order of a long list change each part, and the last card alone in its row is wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(hotels.at('long', '/products/10'));
  await expect(page.locator(SKIPPED)).toHaveCount(HEADINGS - 1);
  await page.getByRole('button', { name: t('filter') }).click();
  await dialog(page).getByRole('checkbox', { name: 'vegetarian' }).check();
  await dialog(page)
    .getByRole('radio', { name: t('sort_price') })
    .check();
  await dialog(page).getByRole('button', { name: /^Show/ }).click();
  const first = page.getByRole('region', { name: 'Heading 1' });
  const titles = first.getByRole('listitem').locator('strong');
  await expect(titles).toHaveText(Array.from({ length: 15 }, (_, index) => `Dish ${29 - 2 * index}`));
  const last = first.getByRole('listitem').last();
  const widths = await Promise.all([first, last].map(async (part) => (await part.boundingBox())?.width ?? 0));
  expect(widths[1]).toBeGreaterThan(0.9 * (widths[0] ?? 0));
  await page.getByRole('button', { name: t('show_all') }).click();
  await expect(titles).toHaveCount(30);
});
