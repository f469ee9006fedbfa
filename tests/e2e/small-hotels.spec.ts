import type { Page } from '@playwright/test';
import { WIDGET_DOMAIN } from '@/tests/peers/widgets';
import { test } from '../peers/third-party-browser';
import { choosePayment } from './cart';
import { atHotel, axe, expect, screenshot } from './fixtures';
import { dialog, openHotel, translationsOf, untilAtRest } from './guest';
import { markStored } from './known-device';
import { outOfScreen } from './long-words';
import {
  BOTTOM_BAR,
  CART_BAR,
  CHOSEN_LANGUAGE,
  LANGUAGE_BUTTON,
  LIVE_ORDER,
  ORDER_BUTTON,
  OTHER_LANGUAGE,
  PRODUCT_CARD,
  SECTION_TILE,
} from './parts';
import { telling } from './variants';

/** The small demo hotels, each of which shows certain variations. docs/variations.md lists them. */

const WIDE = { width: 1280, height: 900 };
const WIDGETS = ['chat', 'chatbot', 'booking'] as const;
const hostsOf = (requested: readonly string[]) => [...new Set(requested.map((one) => one.split('/')[0]))].sort();

const frameOf = (page: Page, name: string) => page.frameLocator(`iframe[title="Widget ${name}"]`);

for (const [language, colorScheme] of telling(
  [
    ['fr', 'dark'],
    ['en', 'light'],
  ],
  'look',
))
  test.describe(`apartments where guests only browse, ask and call, in ${language} and ${colorScheme}`, () => {
    test.use({ colorScheme });
    const t = translationsOf('rive', language);

    test('the bar has no services, orders and cart, Home leads to the own site, and brand and flags are its own', async ({
      page,
    }) => {
      await openHotel(page, 'rive', { language });
      const bar = page.locator(BOTTOM_BAR);
      await expect(bar.getByRole('listitem')).toHaveText([t('home'), /^E-mail$/i, t('call')]);
      await expect(bar.getByRole('link', { name: t('home') })).toHaveAttribute('href', 'https://example.com/');
      await expect(bar.getByRole('link', { name: t('call') })).toHaveAttribute('href', /^tel:\+41/);
      await expect(page).toHaveTitle(/Séjours du Léman/);
      await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute('href', /\/storage\/rive\/brand\.svg/);
      await axe(page);
      await screenshot(page, `rive-home-${language}-${colorScheme}`);
      await page.locator(LANGUAGE_BUTTON).click();
      const flags = dialog(page).locator(`:is(${CHOSEN_LANGUAGE}, ${OTHER_LANGUAGE}) img`);
      await expect(flags).toHaveCount(3);
      const shown = await flags.evaluateAll((all) =>
        all.map((flag) => /(\w+)\.svg/.exec(flag.getAttribute('src') ?? '')?.[1]),
      );
      expect(shown).toEqual(['ch', 'de', 'gb']);
      await axe(page);
      await screenshot(page, `rive-languages-${language}-${colorScheme}`);
      await page.setViewportSize(WIDE);
      await openHotel(page, 'rive', { path: '/products/511' });
      await axe(page);
      await expect(page.getByRole('complementary', { name: t('your_order') })).toHaveCount(0);
      await screenshot(page, `rive-apartment-wide-${language}-${colorScheme}`);
    });
  });

for (const [language, colorScheme] of telling(
  [
    ['ar', 'dark'],
    ['en', 'light'],
  ],
  'look',
))
  test.describe(`a gift shop with widgets, in ${language} and ${colorScheme}`, () => {
    test.use({ colorScheme, seesCookieBanner: true });
    const t = translationsOf('dar-lila', language);

    test('there is no bar, a product in the cart has its button, and the chat asks for hotel and full name', async ({
      page,
    }) => {
      await openHotel(page, 'dar-lila', { language });
      await page.getByRole('button', { name: t('cookie_refuse') }).click();
      await expect(page.locator(BOTTOM_BAR)).toHaveCount(0);
      await expect(page.getByRole('contentinfo').getByRole('button', { name: t('privacy_policy') })).toBeVisible();
      await axe(page);
      await screenshot(page, `dar-lila-home-${language}-${colorScheme}`);
      await openHotel(page, 'dar-lila', { path: '/products/611' });
      await page.locator(PRODUCT_CARD).first().click();
      await dialog(page).getByRole('radio').first().check();
      await page.locator(ORDER_BUTTON).click();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(page.locator(CART_BAR)).toBeVisible();
      await expect(page.locator(BOTTOM_BAR)).toHaveCount(0);
      await axe(page);
      await screenshot(page, `dar-lila-list-${language}-${colorScheme}`);
      await page.setViewportSize(WIDE);
      await openHotel(page, 'dar-lila');
      await axe(page);
      await screenshot(page, `dar-lila-home-wide-${language}-${colorScheme}`);
      await openHotel(page, 'dar-lila', { path: '/chat' });
      for (const label of [t('last_name'), t('first_name'), t('hotel')])
        await expect(page.getByRole('textbox', { name: label })).toBeVisible();
      await expect(page.getByText(/18:00|18 h/)).toBeVisible();
      await axe(page);
      await screenshot(page, `dar-lila-chat-wide-${language}-${colorScheme}`);
    });

    test('the three widgets load after the guest accepts cookies, and answer in frames of their hosts', async ({
      page,
      requested,
    }) => {
      await openHotel(page, 'dar-lila', { language });
      await untilAtRest(page);
      expect(requested).toEqual([]);
      await page.getByRole('button', { name: t('cookie_accept') }).click();
      for (const name of WIDGETS) await expect(frameOf(page, name).getByText(`${name}: may I help?`)).toBeVisible();
      expect(hostsOf(requested)).toEqual(WIDGETS.map((name) => `${name}.${WIDGET_DOMAIN}`).sort());
    });
  });

test('only the gift shop’s policy names the hosts of its widgets', async ({ page }) => {
  const policyOf = async (code: string) =>
    (await (await page.goto(atHotel(code)))?.headerValue('content-security-policy')) ?? '';
  for (const name of WIDGETS) expect(await policyOf('dar-lila')).toContain(`https://${name}.${WIDGET_DOMAIN}`);
  expect(await policyOf('rive')).not.toContain(WIDGET_DOMAIN);
});

test('the order of a gift shop without a bar is found again, also on a phone held sideways', async ({ page }) => {
  const t = translationsOf('dar-lila', 'en');
  await openHotel(page, 'dar-lila', { language: 'en', path: '/products/611' });
  await page.locator(PRODUCT_CARD).first().click();
  await dialog(page).getByRole('radio').first().check();
  await page.locator(ORDER_BUTTON).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator(CART_BAR).click();
  await choosePayment(page, t);
  await dialog(page).getByLabel('Riad and room').fill('Dar du Puits');
  await dialog(page).getByLabel(t('your_name')).fill('Ada');
  await dialog(page).getByRole('checkbox').last().check();
  await dialog(page).locator('button[type=submit]').click();
  await expect(dialog(page).getByRole('heading', { name: t('order_placed') })).toBeVisible();

  await openHotel(page, 'dar-lila', { language: 'en' });
  await expect(page.getByRole('button', { name: t('my_orders') })).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  const strip = page.locator(LIVE_ORDER);
  await expect(strip).toBeVisible();
  expect(await strip.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  expect(await outOfScreen(page)).toEqual([]);
  await axe(page);
  await screenshot(page, 'dar-lila-sideways-en');
  await strip.click();
  await expect(dialog(page).getByRole('article')).toBeVisible();
});

test('an answer for an option’s old id is chosen again in the gift shop', async ({ page }) => {
  await markStored(page, { property_values: JSON.stringify([{ id: 7, value: '6100102' }]) });
  await openHotel(page, 'dar-lila', { language: 'en', path: '/products/611' });
  await page.locator(PRODUCT_CARD).first().click();
  await expect(dialog(page).getByRole('radio', { name: /Cloth from the medina/ })).toBeChecked();
});

test('the chat of the nordic hotel asks for room or cabin', async ({ page }) => {
  await openHotel(page, 'polar', { language: 'en', path: '/chat' });
  await expect(page.getByRole('textbox', { name: 'Room or cabin' })).toBeVisible();
});

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the gift shop, which is online only, removes what the phone has kept of it, and keeps nothing', async ({
    page,
  }) => {
    await openHotel(page, 'dar-lila', { language: 'en' });
    await page.evaluate(async () => void (await caches.open('kept-before')));
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    // The first tap that the page notices removes it.
    await expect(async () => {
      await page.locator('h1').first().click();
      expect(await left()).toEqual([]);
    }).toPass();
    await page.locator(SECTION_TILE).first().click();
    await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
    expect(await left()).toEqual([]);
  });
});
