import type { Locator } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { callDesk } from './desk-call';
import { signIn } from './desk-sign-in';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, translationsOf, untilHydrated } from './guest';
import { KITCHEN, writeMoneyHotel } from './money-hotels';
import { said } from './money-texts';
import { orderOnline } from './online-order';
import { type OwnHotels, serveOwnHotels } from './own-hotels';

const DESK_TOKEN = 'the operator’s own token';
const TAX = { id: 'food', title: 'VAT', percent: 10, included: true };

/** Each with the amounts of an order of one dish and of a part of it that is given back, as they must be written. */
const CASES = [
  {
    code: 'sakura',
    fields: { currency: '¥', currency_code: 'JPY', currency_digits: 0, currency_position: 'left' },
    price: 1200,
    refund: 500,
    paid: '¥ 1 200',
    returned: '¥ 500',
    left: '¥ 700',
    sold: ['1 091', '109', '1 200'],
    undone: ['455', '45', '500'],
  },
  {
    code: 'manama',
    fields: { currency: 'BHD', currency_digits: 3, currency_position: 'left' },
    price: 4.75,
    refund: 1.25,
    paid: 'BHD 4.750',
    returned: 'BHD 1.250',
    left: 'BHD 3.500',
    sold: ['4.318', '0.432', '4.750'],
    undone: ['1.136', '0.114', '1.250'],
  },
] as const;

const t = translationsOf('cala-verde', 'en');

let hotels: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  hotels = await serveOwnHotels(
    (files) => {
      for (const { code, fields, price } of CASES) {
        const dishes = [{ id: 100, title: 'Rice', price, tax: TAX.id }];
        writeMoneyHotel(files, code, { ...fields, taxes: [TAX], dishes });
      }
    },
    { DESK_TOKEN, AUTOPILOT: 'off' },
  );
});
test.afterAll(() => hotels.stop());

/** The amounts of the only rate on a document: net, tax, gross. */
const ratesOf = (sheet: Locator) => sheet.getByRole('row').nth(1).getByRole('cell');

for (const { code, fields, refund, paid, returned, left, sold, undone } of CASES)
  test(`amounts with ${fields.currency_digits} decimals are paid, given back in part and written right everywhere`, async ({
    page,
    newGuest,
  }) => {
    const staff = (path: string, body: unknown) =>
      callDesk({ port: Number(new URL(hotels.at(code)).port), hotel: code, deskToken: DESK_TOKEN }, path, body);
    await hotels.speak(page.context(), code, 'en');
    await page.goto(hotels.at(code));
    await untilHydrated(page);
    const { uuid, num, payPath } = await orderOnline(page, code, KITCHEN);
    await page.goto(hotels.at(code, payPath));
    await expect(page.getByRole('main')).toContainText(paid);
    await page.locator('button[value="pay"]').click();
    await expect(page.getByRole('heading', { name: t('payment_paid_title') })).toBeVisible();

    await page.getByRole('button', { name: t('view_orders') }).click();
    const card = dialog(page).getByRole('article');
    await expect(card).toContainText(said(t, 'money_charged', paid));
    await staff(`/orders/${uuid}/approve`, { expected_seconds: 600 });
    await staff(`/orders/${uuid}/refund`, { amount: refund, reason: 'The rice was cold' });
    await expect(card).toContainText(said(t, 'money_returned_for', returned));
    await expect(card.getByText('The rice was cold')).toBeVisible();
    await axe(page);
    await screenshot(page, `money-card-${code}`);

    await page.goto(hotels.at(code, `/receipt?order=${num}`));
    const sheets = page.getByRole('main').getByRole('article');
    await expect(sheets).toHaveCount(2);
    await expect(ratesOf(sheets.first())).toHaveText(sold);
    await expect(sheets.first()).toContainText(paid);
    await expect(ratesOf(sheets.last())).toHaveText(undone);
    await expect(sheets.last()).toContainText(returned);
    await axe(page);
    await screenshot(page, `money-receipt-${code}`, { fullPage: true });

    const desk = await (await newGuest({ viewport: { width: 1280, height: 900 } })).newPage();
    await signIn(desk, { url: hotels.at(code, '/desk'), key: deskKey(DESK_TOKEN, code), name: 'Marta' });
    await desk.goto(hotels.at(code, `/desk#orders/${uuid}`));
    const money = desk.getByRole('region', { name: 'Money', exact: true });
    for (const amount of [paid, returned]) await expect(money).toContainText(amount);
    await money.getByRole('button', { name: 'Give money back' }).click();
    // What can still be given back.
    await expect(desk.getByRole('dialog', { name: /^Give money back/ })).toContainText(left);
    await axe(desk);
    await screenshot(desk, `money-desk-${code}`);
  });
