import { expect, type Page } from '@playwright/test';
import { openMonth, openProduct } from './booking';
import { t } from './cart';
import { dialog, untilHydrated } from './guest';
import { ORDER_BUTTON, PRODUCT_CARD, VISIBLE_SKELETON } from './parts';

export type Screen = { path: string; open?: (page: Page) => Promise<unknown>; allow?: RegExp };

/** For a dialog that the address itself opens. */
const opensItself = async () => undefined;

const tap = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Screens of the first demo hotel and how a guest opens them, without those on which an order is made. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  services: { path: '/', open: tap(t('services')) },
  section: { path: '/sections/202' },
  'legal-text': { path: '/', open: tap(t('privacy_policy')) },
  file: { path: '/sections/202', open: (page) => page.getByRole('link', { name: 'The menu', exact: true }).click() },
  'not-found': { path: '/nowhere', allow: /\b404\b/ },
  chat: { path: '/chat' },
  'days-without-cleaning': { path: '/skip-the-clean' },
  occupancy: { path: '/locations-occupancy' },
  'check-in': { path: '/?online-checkin=1', open: opensItself },
  'payment-result': { path: '/payment/error' },
  'no-orders': { path: '/', open: tap(t('my_orders')) },
  'list-filter': { path: '/products/102', open: tap(t('filter')) },
  'empty-cart': { path: '/', open: tap(t('cart')) },
  age: { path: '/products/102?product=1007', open: (page) => dialog(page).locator(ORDER_BUTTON).click() },
  'fast-order': { path: '/products/503', open: (page) => page.locator(PRODUCT_CARD).first().click() },
  day: {
    path: '/products/703',
    open: async (page) => {
      await openProduct(page, 'Wake-up call');
      await openMonth(page, t);
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

/** Waits until a screen is complete. */
export async function openScreen(page: Page, { open }: Screen): Promise<void> {
  if (open) {
    await untilHydrated(page);
    await open(page);
    await expect(dialog(page).locator('button, a').first()).toBeVisible();
  }
  await expect(page.locator(VISIBLE_SKELETON)).toHaveCount(0);
}
