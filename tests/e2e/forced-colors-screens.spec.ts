import type { Page } from '@playwright/test';
import { openProduct } from './booking';
import { t } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, untilHydrated } from './guest';
import { shapeless } from './paint';
import { ORDER_BUTTON, PRODUCT_CARD, VISIBLE_SKELETON } from './parts';

type Screen = { path: string; open?: (page: Page) => Promise<unknown>; allow?: RegExp };

const tap = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Screens that are not part of the order journey in forced-colors.spec.ts. */
const SCREENS: Readonly<Record<string, Screen>> = {
  services: { path: '/', open: tap(t('services')) },
  section: { path: '/sections/202' },
  'legal-text': { path: '/', open: tap(t('privacy_policy')) },
  file: { path: '/sections/202', open: (page) => page.getByRole('link', { name: 'The menu', exact: true }).click() },
  'not-found': { path: '/nowhere', allow: /\b404\b/ },
  'payment-result': { path: '/payment/error' },
  'no-orders': { path: '/', open: tap(t('my_orders')) },
  'empty-cart': { path: '/', open: tap(t('cart')) },
  age: { path: '/products/102?product=1007', open: (page) => dialog(page).locator(ORDER_BUTTON).click() },
  'fast-order': { path: '/products/503', open: (page) => page.locator(PRODUCT_CARD).first().click() },
  day: {
    path: '/products/703',
    open: async (page) => {
      await openProduct(page, 'Wake-up call');
      await dialog(page).getByLabel('Which morning').click();
      await expect(page.locator('dialog[open]')).toHaveCount(2);
    },
  },
  country: {
    path: '/products/503',
    open: async (page) => {
      await openProduct(page, 'Taxi to Palma old town');
      await dialog(page)
        .getByRole('button', { name: new RegExp(`^${t('country')}`) })
        .click();
      await expect(page.locator('dialog[open]')).toHaveCount(2);
    },
  },
};

for (const theme of ['light', 'dark'] as const) {
  for (const [name, { path, open, allow }] of Object.entries(SCREENS)) {
    test(`every control on the screen ${name} keeps a shape in forced colours, ${theme}`, async ({
      page,
      problems,
    }) => {
      if (allow) problems.allow(allow);
      await page.emulateMedia({ forcedColors: 'active', colorScheme: theme });
      await openHotel(page, 'cala-verde', { language: 'en', path });
      if (open) {
        await untilHydrated(page);
        await open(page);
        await expect(dialog(page).locator('button, a').first()).toBeVisible();
      }
      await expect(page.locator(VISIBLE_SKELETON)).toHaveCount(0);
      await axe(page);
      expect(await shapeless(page)).toEqual([]);
      await screenshot(page, `forced-${name}-${theme}`);
    });
  }
}
