import type { Locator, Page } from '@playwright/test';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import {
  addProduct,
  choosePayment,
  openCartWith,
  orderPlacedHeading,
  paymentRow,
  sendButton,
  viewOrders,
} from './cart';
import { callDesk } from './desk-call';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, translationsOf, untilHydrated } from './guest';
import { KITCHEN, writeMoneyHotel, ZONE } from './money-hotels';
import { said } from './money-texts';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { CART_BAR, TOTALS } from './parts';
import { telling } from './variants';

const DESK_TOKEN = 'the operator’s own token';
const ROOM = '101';
/** Messages in the browser's console when the hotel refuses an order. */
const REFUSED = /\/api\/v1\/orders|status of 422/;

/** Its prices contain two taxes. */
const CAFE = 'cafe';
/** A charge and a tax come on top of its prices, and it asks for tips. */
const FJORD = 'fjord';
const VAT = { en: 'VAT', ar: 'ضريبة القيمة المضافة' };

type Translate = ReturnType<typeof translationsOf>;

let hotels: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  hotels = await serveOwnHotels(
    (files) => {
      writeMoneyHotel(files, CAFE, {
        taxes: [
          { id: 'food', title: VAT, percent: 7, included: true },
          { id: 'drinks', title: VAT, percent: 19, included: true },
        ],
        dishes: [
          { id: 100, title: 'Soup', price: 10.7, tax: 'food' },
          { id: 101, title: 'Wine', price: 11.9, tax: 'drinks' },
        ],
      });
      writeMoneyHotel(files, FJORD, {
        discount_percent: 10,
        charge_tax: 'vat',
        taxes: [{ id: 'vat', title: VAT, percent: 5, included: false }],
        tips: { percent: [5, 10], after_delivery: true },
        dishes: [{ id: 100, title: { en: 'Salmon', ar: 'سلمون' }, price: 20, tax: 'vat' }],
      });
    },
    { DESK_TOKEN, AUTOPILOT: 'off' },
  );
});
test.afterAll(() => hotels.stop());

const staff = <T>(code: string, path: string, body?: unknown) =>
  callDesk(
    { port: Number(new URL(hotels.at(code)).port), hotel: code, deskToken: DESK_TOKEN },
    path,
    body,
  ) as Promise<T>;

type StoredOrder = {
  products: readonly { id: number | string; product: { title: unknown } }[];
  final_sum: number;
  tip: number;
  taxes: readonly { percent: number; amount: number; included: boolean }[];
  money: { charged: number } | null;
};

const openKitchen = async (page: Page, code: string, language = 'en') => {
  await hotels.speak(page.context(), code, language);
  await page.goto(hotels.at(code, `/products/${KITCHEN}`));
  await untilHydrated(page);
};
const newestOrder = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('fs_uuids') ?? '[]').at(-1));
const agree = (page: Page) => dialog(page).getByRole('checkbox').last().check();

/** Sends an order that is paid online, and pays it at the demonstration page. Returns the order's uuid. */
async function payOnline(page: Page, t: Translate, sum: string): Promise<string> {
  await sendButton(page).click();
  await dialog(page)
    .getByRole('link', { name: t('order_online_pay') })
    .click();
  await expect(page).toHaveURL(/\/pay\/[\w-]{43}$/);
  await expect(page.getByRole('main')).toContainText(sum);
  await page.locator('button[value="pay"]').click();
  await expect(page.getByRole('heading', { name: t('payment_paid_title') })).toBeVisible();
  return newestOrder(page);
}

async function openOrders(page: Page, t: Translate): Promise<Locator> {
  await page.getByRole('button', { name: t('view_orders') }).click();
  const card = dialog(page).getByRole('article');
  await expect(card).toHaveCount(1);
  return card;
}

/** The rates of a document: net, tax and gross of each. */
async function expectRates(sheet: Locator, rates: readonly (readonly string[])[]): Promise<void> {
  await expect(sheet.getByRole('row')).toHaveCount(rates.length + 1);
  for (const [place, rate] of rates.entries())
    await expect(
      sheet
        .getByRole('row')
        .nth(place + 1)
        .getByRole('cell'),
    ).toHaveText(rate);
}

test('two taxes in the prices change nothing in the cart, and stand by rate on the receipt and on the document of a refund', async ({
  page,
}) => {
  const t = translationsOf('cala-verde', 'en');
  await openKitchen(page, CAFE);
  for (const dish of ['Soup', 'Wine']) await addProduct(page, dish);
  await page.locator(CART_BAR).click();
  await choosePayment(page, t, 'Card online');
  await dialog(page).getByLabel(t('room_number')).fill(ROOM);
  await agree(page);
  await expect(dialog(page).locator(TOTALS)).toHaveText(/^Total\s*22\.60.€$/);
  await expect(dialog(page).getByText('VAT')).toHaveCount(0);
  const uuid = await payOnline(page, t, '22.60 €');
  const card = await openOrders(page, t);
  for (const tax of ['VAT, 7%', 'VAT, 19%'])
    await expect(card.getByText(t('incl_charge', { charge: tax }))).toBeVisible();

  const { products } = await staff<StoredOrder>(CAFE, `/orders/${uuid}`);
  const wine = products.find(({ product }) => JSON.stringify(product.title).includes('Wine'));
  await staff(CAFE, `/orders/${uuid}/refund`, { line_ids: [wine?.id], reason: 'The wine was corked' });
  await expect(card).toContainText(said(t, 'money_returned_for', '11.90 €'));
  await card.getByRole('link', { name: t('order_receipt') }).click();

  const year = hotelNow(ZONE, new Date()).date.slice(0, 4);
  const receipt = page.getByRole('article', { name: t('receipt_n', { number: `${year}-000001` }) });
  await expect(receipt).toContainText(`${CAFE} Hotels Ltd`);
  await expect(receipt).toContainText('TAX-0001');
  await expectRates(receipt, [
    ['10.00', '0.70', '10.70'],
    ['10.00', '1.90', '11.90'],
  ]);
  const refund = page.getByRole('article', { name: t('refund_n', { number: `${year}-000002` }) });
  await expect(refund).toContainText('The wine was corked');
  await expect(refund).toContainText(`${t('refund_for')}${year}-000001`);
  await expectRates(refund, [['10.00', '1.90', '11.90']]);
  await axe(page);
  await screenshot(page, 'receipt-by-rate', { fullPage: true });
  await page.setViewportSize({ width: 1280, height: 900 });
  await axe(page);
  await screenshot(page, 'receipt-by-rate-1280', { fullPage: true });
});

for (const language of telling(['en', 'ar'] as const, 'language'))
  test(`a tax and a tip that are added stand in the cart, in the payment and in the order, and a tip outlives a refusal, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(REFUSED);
    const t = translationsOf('cala-verde', language);
    const tax = t('service_charge_percent', { title: VAT[language], percent: '5' });
    await openKitchen(page, FJORD, language);
    await openCartWith(page, language === 'en' ? 'Salmon' : 'سلمون');
    const cart = dialog(page);
    const [sums, names] = [cart.locator(TOTALS).getByRole('definition'), cart.locator(TOTALS).getByRole('term')];
    await choosePayment(page, t, language === 'en' ? 'Charge to my room' : 'على حساب غرفتي');
    await cart.getByLabel(t('room_number')).fill(ROOM);
    const tips = cart.getByRole('group', { name: t('tip'), exact: true }).getByRole('button');
    await expect(tips).toHaveCount(3);
    for (const tip of await tips.all()) await expect(tip).toHaveAttribute('aria-pressed', 'false');
    await expect(names).toContainText([t('products'), /10%/, tax, t('total')]);
    await expect(sums).toHaveText(['20.00 €', '2.00 €', '1.10 €', '23.10 €']);
    await tips.nth(1).click();
    await expect(names).toContainText([t('products'), /10%/, tax, t('tip'), t('total')]);
    await expect(sums).toHaveText(['20.00 €', '2.00 €', '1.10 €', '2.00 €', '25.10 €']);
    await axe(page);
    await screenshot(page, `cart-tax-and-tip-${language}`);

    await cart.getByRole('textbox', { name: t('room_proof_digits') }).fill('000 000');
    await agree(page);
    await sendButton(page).click();
    await expect(cart.getByRole('textbox', { name: t('room_proof_digits') })).toHaveAttribute('aria-invalid', 'true');
    await expect(tips.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(sums.last()).toHaveText('25.10 €');

    await paymentRow(page, language === 'en' ? 'Card online' : 'بالبطاقة عبر الإنترنت').check();
    const uuid = await payOnline(page, t, '25.10 €');
    const card = await openOrders(page, t);
    await expect(card).toContainText(said(t, 'money_charged', '25.10 €'));
    await expect(card.getByText(tax, { exact: true }).locator('..')).toContainText('1.10 €');
    await expect(card.getByText(t('tip'), { exact: true }).locator('..')).toContainText('2.00 €');
    await expect(card.getByText(t('total'), { exact: true }).locator('..')).toContainText('25.10 €');
    await axe(page);
    await screenshot(page, `order-tax-and-tip-${language}`);
    expect(await staff<StoredOrder>(FJORD, `/orders/${uuid}`)).toMatchObject({
      final_sum: 25.1,
      tip: 2,
      taxes: [{ percent: 5, amount: 1.1, included: false }],
      money: { charged: 25.1 },
    });
  });

test('an order on the bill of the room is tipped once after its delivery, and staff post the tip apart', async ({
  page,
}) => {
  const t = translationsOf('cala-verde', 'en');
  const { codes } = await staff<{ codes: readonly { key: string; path: string }[] }>(FJORD, '/room-codes');
  await page.goto(hotels.at(FJORD, codes.find(({ key }) => key === ROOM)?.path ?? ''));
  await expect(page).toHaveURL(hotels.at(FJORD));
  await untilHydrated(page);
  await openKitchen(page, FJORD);
  await openCartWith(page, 'Salmon');
  await choosePayment(page, t, 'Charge to my room');
  await agree(page);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  const uuid = await newestOrder(page);
  await viewOrders(page);
  await staff(FJORD, `/orders/${uuid}/approve`, { expected_seconds: 600 });
  await staff(FJORD, `/orders/${uuid}/done`, {});
  const card = dialog(page).getByRole('article');
  const tips = card.getByRole('group', { name: t('tip_after') });
  await expect(tips.getByRole('button', { pressed: true })).toHaveCount(0);
  await tips.getByRole('button', { name: /10.%/ }).click();
  await axe(page);
  await screenshot(page, 'tip-after-delivery');
  await card.getByRole('button', { name: /^Add/ }).click();
  await expect(tips).toHaveCount(0);
  await expect(card).toBeFocused();
  await expect(card.getByText(t('tip'), { exact: true }).locator('..')).toContainText('2.00 €');
  await expect(card.getByText(t('total'), { exact: true }).locator('..')).toContainText('25.10 €');
  const open = await staff<readonly { kind: string; amount: number }[]>(FJORD, '/room-charges/open', { room: ROOM });
  expect(open.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['order', 23.1],
    ['tip', 2],
  ]);
});
