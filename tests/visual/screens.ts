import { expect, type Page } from '@playwright/test';
import { dialog, openHotel, type translationsOf } from '../e2e/guest';

type Translate = ReturnType<typeof translationsOf>;
type Visit = { page: Page; language: string; t: Translate };

const HOTEL = 'cala-verde';
const ROOM_SERVICE = '/products/102';
const SPA = '/products/311';
const TRANSFERS = '/products/503';
const FOR_YOUR_ROOM = '/products/703';
/** The id of a product without options. */
const CAKE = 1006;

const open = ({ page, language }: Visit, path = '/') => openHotel(page, HOTEL, { language, path });

const openProduct = async (visit: Visit, path: string, id: number) => {
  await open(visit, `${path}?product=${id}`);
  await expect(dialog(visit.page).getByRole('heading', { level: 2 })).toBeVisible();
};

const openFromBar = async (visit: Visit, word: string) => {
  await open(visit);
  await visit.page
    .getByRole('navigation')
    .getByRole('button', { name: visit.t(word) })
    .click();
  await expect(dialog(visit.page)).toBeVisible();
};

const openFilledCart = async (visit: Visit) => {
  const { page, t } = visit;
  await openProduct(visit, ROOM_SERVICE, CAKE);
  await dialog(page)
    .getByRole('button', { name: t('send_to_cart') })
    .click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('button', { name: t('send_to_order') }).click();
  await expect(dialog(page).getByRole('heading', { name: t('your_order') })).toBeVisible();
};

/** Every screen that one address and a few taps can reach, by the name of its screenshot. */
export const SCREENS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  home: (visit) => open(visit),
  sections: (visit) => open(visit, '/sections/202'),
  products: (visit) => open(visit, ROOM_SERVICE),
  'not-found': async ({ page, language }) => openHotel(page, HOTEL, { language, path: '/nowhere' }),
  'payment-success': (visit) => open(visit, '/payment/success'),
  'payment-error': (visit) => open(visit, '/payment/error'),
  services: (visit) => openFromBar(visit, 'services'),
  'orders-empty': (visit) => openFromBar(visit, 'my_orders'),
  'cart-empty': (visit) => openFromBar(visit, 'cart'),
  'privacy-policy': async (visit) => {
    await open(visit);
    await visit.page.getByRole('contentinfo').getByRole('button').first().click();
    await expect(dialog(visit.page)).toBeVisible();
  },
  language: async (visit) => {
    await open(visit);
    await visit.page.getByRole('banner').getByRole('button').last().click();
    await expect(dialog(visit.page).getByRole('radio').first()).toBeVisible();
  },
  sheet: (visit) => openProduct(visit, ROOM_SERVICE, 1001),
  'sheet-errors': async (visit) => {
    await openProduct(visit, ROOM_SERVICE, 1001);
    await dialog(visit.page)
      .getByRole('button', { name: visit.t('send_to_cart') })
      .click();
    await expect(dialog(visit.page).getByText(visit.t('validation_choice')).first()).toBeVisible();
  },
  slots: async (visit) => {
    await open(visit, SPA);
    await visit.page
      .getByRole('main')
      .getByRole('button')
      .or(visit.page.getByRole('main').getByRole('link'))
      .last()
      .click();
    await expect(dialog(visit.page).locator('[data-part="days"]')).not.toHaveAttribute('aria-busy', 'true');
  },
  'sheet-transfer': async (visit) => {
    await open(visit, TRANSFERS);
    await visit.page.getByRole('main').getByRole('listitem').first().click();
    await expect(dialog(visit.page)).toBeVisible();
  },
  'fast-order': async (visit) => {
    await open(visit, FOR_YOUR_ROOM);
    await visit.page.getByRole('main').getByRole('listitem').first().click();
    await expect(dialog(visit.page)).toBeVisible();
  },
  cart: openFilledCart,
  'cart-errors': async (visit) => {
    await openFilledCart(visit);
    await dialog(visit.page)
      .getByRole('button', { name: visit.t('send_to_order') })
      .click();
    await expect(dialog(visit.page).getByText(visit.t('validation_room_number')).first()).toBeVisible();
    await expect(dialog(visit.page).locator('[aria-invalid="true"]').first()).toBeInViewport();
  },
};
