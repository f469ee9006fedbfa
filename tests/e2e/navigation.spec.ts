import type { Page } from '@playwright/test';
import type { HotelFiles } from '@/tests/builders/platform/hotel-files';
import { openCartWith } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf, untilHydrated } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { BOTTOM_BAR, CART_BAR, LANGUAGE_BUTTON, PRODUCT_CARD } from './parts';
import { telling } from './variants';

const LINK = 'https://elsewhere.example/';
const t = translationsOf('qasr', 'en');

/** Languages, one section with a list of sections in it, and one product without options. */
function writeHotel(files: HotelFiles, code: string, hotel: { variations?: object; [field: string]: unknown }): void {
  const { variations, ...fields } = hotel;
  files.write(`${code}/hotel.json`, {
    title: { en: code, ar: code },
    currency: '€',
    languages: ['en', 'ar'],
    ext_data: { variations },
    ...fields,
  });
  files.write(`${code}/sections/20-shops.json`, {
    id: 20,
    title: { en: 'Shops', ar: 'متاجر' },
    sections: [{ id: 21, title: { en: 'Gifts', ar: 'هدايا' }, products: [{ id: 210, title: 'Dates', price: 9 }] }],
  });
}

let own: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  own = await serveOwnHotels((files) => {
    writeHotel(files, 'shop', { variations: { hideBar: true } });
    writeHotel(files, 'information', {
      variations: {
        barLinks: [
          { icon: 'spa', title: 'Spa', section: 21 },
          { icon: 'info', title: 'Info', link: LINK },
        ],
        callPhone: '+49 (30) 1',
        hideCart: true,
        hideOrders: true,
        hideServices: true,
        homeLink: LINK,
      },
    });
    writeHotel(files, 'configured', {
      is_active_chat: true,
      help_link: 'tel:100',
      variations: { callPhone: '200' },
      navigation: [
        { code: 'voice', title: 'Voice', paths: ['/'] },
        { code: 'chat', title: 'Chat', paths: ['/'] },
        { code: 'help', title: 'Ask us', paths: ['/'] },
        { code: 'phone_call', title: 'Ring', paths: ['/'] },
        { code: 'info', title: 'One', external_link: LINK, paths: ['/'] },
        { code: 'info', title: 'Two', external_link: '/products/21', paths: ['/', '/products/21'] },
        { code: 'unknown', title: 'Unknown', paths: ['/'] },
        { code: 'cart', title: 'Off', active: false },
      ],
    });
  });
});
test.afterAll(() => own.stop());

const entries = (page: Page) => page.locator(BOTTOM_BAR).getByRole('listitem');
const bar = (page: Page) => page.getByRole('navigation', { name: t('main_menu') });

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a hotel without a bar of its own has the default bar with its changes, in ${language}`, async ({ page }) => {
    const translate = translationsOf('qasr', language);
    // Recognition would be the seventh entry, and stands in the services drawer.
    const titles =
      language === 'en'
        ? ['Menu', 'Hammam', translate('chat'), 'Request', translate('my_orders'), translate('cart')]
        : ['القائمة', 'الحمّام', translate('chat'), 'طلب', translate('my_orders'), translate('cart')];
    await openHotel(page, 'qasr', { language });
    await expect(entries(page)).toHaveText(titles);
    await expect(entries(page).getByRole('link', { name: titles[3] ?? '' })).toHaveAttribute('href', /^tel:/);
    await axe(page);
    await screenshot(page, `bar-variations-${language}`);

    // The pages of the spa have no Help, and the entry that led there is the current one.
    await entries(page)
      .getByRole('link', { name: titles[1] ?? '' })
      .click();
    await expect(page).toHaveURL(/\/products\/203$/);
    await expect(entries(page)).toHaveText(titles.filter((title) => title !== titles[3]));
    await expect(page.locator(BOTTOM_BAR).locator('[aria-current]')).toHaveText(titles[1] ?? '');
    await page
      .locator(BOTTOM_BAR)
      .getByRole('button', { name: titles[0] ?? '' })
      .click();
    await expect(dialog(page).getByRole('list', { name: translate('main_menu') })).toHaveText(translate('recognition'));
    await expect(dialog(page).getByRole('list', { name: translate('services') })).toBeVisible();
    await screenshot(page, `services-with-bar-entries-${language}`);
  });
}

test('an entry of a configured bar leads where its code says, and one that nothing serves is not drawn', async ({
  page,
}) => {
  await page.goto(own.at('configured'));
  await expect(entries(page)).toHaveText(['Ask us', 'Ring', 'Chat', 'One', 'Two']);
  const hrefs = await entries(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['tel:100', 'tel:200', LINK, '/products/21']);

  await entries(page).getByRole('link', { name: 'Two' }).click();
  await expect(page).toHaveURL(own.at('configured', '/products/21'));
  await expect(entries(page)).toHaveText(['Two']);
  expect(await page.locator(`${BOTTOM_BAR} ul`).evaluate((list) => getComputedStyle(list).justifyContent)).toBe(
    'center',
  );
});

test('a page for which the hotel configures nothing has the default bar, and so has one whose response fails', async ({
  page,
  problems,
}) => {
  // The chat has taken the place of Home.
  const standard = [t('services'), t('chat'), t('help'), t('my_orders'), t('cart'), t('call')];
  await page.goto(own.at('configured', '/sections/20'));
  await expect(entries(page)).toHaveText(standard);
  problems.allow(/bottom-navigation-menu|status of 503/);
  await page.goto(own.at('configured'));
  await expect(entries(page)).toHaveCount(5);
  await page.route('**/bottom-navigation-menu**', (route) => route.fulfill({ status: 503, json: {} }));
  await untilHydrated(page);
  await entries(page).getByRole('link', { name: 'Two' }).click();
  await expect(entries(page)).toHaveText(standard);
});

test('a hotel for information has neither services nor orders, but links, a call and a home of its own', async ({
  page,
}) => {
  await page.goto(own.at('information'));
  await expect(entries(page)).toHaveText([t('home'), 'Spa', 'Info', t('call')]);
  const hrefs = await entries(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([LINK, '/products/21', LINK, 'tel:+49301']);
});

test('a gift shop has no bar, and its full cart can be opened from every page', async ({ page }) => {
  await page.goto(own.at('shop', '/products/21'));
  await expect(page.locator(PRODUCT_CARD)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.locator(PRODUCT_CARD).click();
  await dialog(page)
    .getByRole('button', { name: t('send_to_cart') })
    .click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goto(own.at('shop'));
  await expect(bar(page)).toHaveCount(0);
  await screenshot(page, 'bar-hidden-en');
  await page.locator(CART_BAR).click();
  await expect(dialog(page).getByRole('heading', { name: t('your_order') })).toBeVisible();
});

test('the cart asks for an extra guest field of the hotel in the orders of its sections', async ({ page }) => {
  await openHotel(page, 'qasr', { language: 'en', path: '/products/208' });
  await openCartWith(page, 'A box of fine dates');
  const field = dialog(page).getByRole('textbox', { name: 'Who is the gift from?' });
  await field.fill('Your friends');
  await expect(field).toHaveValue('Your friends');
});

test('back leads to the page before, also after a change of the writing direction', async ({ page }) => {
  await page.goto(own.at('shop', '/sections/20'));
  await untilHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Gifts' }).click();
  await expect(page).toHaveURL(own.at('shop', '/products/21'));
  await page.locator(LANGUAGE_BUTTON).click();
  await dialog(page).getByRole('radio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => sessionStorage.getItem('prev_route'))).toBe('/sections/20');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('prev_route_old'))).toBeNull();
  await page.getByRole('button', { name: translationsOf('qasr', 'ar')('back'), exact: true }).click();
  await expect(page).toHaveURL(own.at('shop', '/sections/20'));
});
