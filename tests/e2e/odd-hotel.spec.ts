import { serveBuiltApp } from '../../scripts/parts/serve-built-app.mjs';
import { AURORA, twoHotels } from '../peers/two-hotels';
import { startUpstream, type Upstream } from '../peers/upstream';
import { axe, expect, test } from './fixtures';
import { translationsOf } from './guest';

const t = translationsOf('cala-verde', 'en');

/** Wrong, missing and impossible values, as an upstream may send them. */
const ODD = {
  title: null,
  descr: 7,
  logo: 'javascript:alert(1)',
  favicon: {},
  color: '#12',
  font: 'Comic Sans;} body{display:none',
  template: 'hologram',
  start_page: 999,
  currency: null,
  banners: 'none',
  payments: {},
  limit_room: 12,
  ext_data: { timezone: 'Moon/Sea', variations: 'all', logos: [] },
};
const NAVIGATION = [null, { code: 'teleport', title: 'Beam', active: true }, { title: 'No code' }, 'junk'];

let upstream: Upstream;
let app: Awaited<ReturnType<typeof serveBuiltApp>>;
test.beforeAll(async () => {
  upstream = await startUpstream((method, path, body) => {
    if (path.includes('/bottom-navigation-menu')) return { body: NAVIGATION };
    if (path === `/api/v1/hotels/${AURORA.code}`) {
      const { id, uuid, code } = AURORA;
      return { body: { data: { hotel: { id, uuid, code, ...ODD } } } };
    }
    return twoHotels(method, path, body);
  });
  app = await serveBuiltApp({ env: { HOTEL_API_URL: upstream.origin, RATE_LIMITS: 'off' } });
});
test.afterAll(async () => {
  await app.stop();
  await upstream.close();
});

test('a hotel without a title and languages, with an odd template, colour, font, start page and bar, has a page that works', async ({
  page,
  problems,
}) => {
  // This upstream names pictures that it does not have.
  problems.allow(/toast\.webp/);
  await page.goto(`http://${AURORA.code}.localhost:${app.port}/`);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toBeVisible();
  const bar = page.getByRole('navigation', { name: t('main_menu') });
  for (const label of ['services', 'my_orders', 'cart']) {
    await expect(bar.getByRole('button', { name: t(label) })).toBeVisible();
  }
  await expect(bar.getByText('Beam')).toHaveCount(0);
  await axe(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Breakfast/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Breakfast' }).first()).toBeVisible();
  await expect(page.getByText('Toast')).toBeVisible();
  await axe(page);
});
