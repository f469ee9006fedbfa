import type { Page } from '@playwright/test';
import { deskWords, signIn } from './desk-sign-in';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, translationsOf, untilHydrated } from './guest';
import { said } from './money-texts';
import { orderOnline } from './online-order';
import { staffedApp } from './staffed-app';
import { telling } from './variants';

/** The hotel charges when it accepts, and only staff move orders. */
const HOTEL = 'cala-verde';
const app = staffedApp(HOTEL, { PAYMENT_CAPTURE: 'on_accept' });
const { at } = app;
const ROOM_SERVICE = 102;

type Translate = ReturnType<typeof translationsOf>;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

/** A guest whose order is paid at the demonstration page, back on the page after the payment. */
async function payOnline(page: Page, language: string): Promise<{ uuid: string; num: string }> {
  await page.context().addCookies([{ name: 'lang', value: language, url: at('') }]);
  await page.goto(at('/'));
  await untilHydrated(page);
  const { uuid, num, payPath } = await orderOnline(page, HOTEL, ROOM_SERVICE);
  await page.goto(at(payPath));
  await page.locator('button[value="pay"]').click();
  await expect(page).toHaveURL(/\/payment\/success\?order=\d+$/);
  return { uuid, num };
}

async function openOrders(page: Page, t: Translate) {
  await page.getByRole('button', { name: t('view_orders') }).click();
  const card = dialog(page).getByRole('article');
  await expect(card).toHaveCount(1);
  return card;
}

const approve = (uuid: string) => app.callDesk(`/orders/${uuid}/approve`, { expected_seconds: 600 });

for (const language of telling(['en', 'ar'], 'language')) {
  const t = translationsOf(HOTEL, language);

  test(`money is reserved until the hotel accepts, then charged, for which there is a receipt, in ${language}`, async ({
    page,
  }) => {
    const { uuid, num } = await payOnline(page, language);
    await expect(page.getByRole('heading', { name: t('accept_order') })).toBeVisible();
    const result = page.getByRole('status').filter({ hasText: t('accept_order') });
    await expect(result).toContainText(said(t, 'money_reserved'));
    await expect(result).toContainText(t('money_on_accept'));
    await axe(page);
    await screenshot(page, `money-reserved-${language}`);

    const card = await openOrders(page, t);
    await expect(card).toContainText(said(t, 'money_reserved'));
    await expect(card.getByText(t('order_payment_paid'))).toHaveCount(0);
    await approve(uuid);
    // Not before the desk's offer to undo has ended.
    await expect(card).toContainText(said(t, 'money_charged'));
    await expect(card.getByText(t('order_payment_paid'))).toBeVisible();
    await expect(card.getByText(t('money_on_accept'))).toHaveCount(0);
    await axe(page);
    await screenshot(page, `money-charged-${language}`);

    await app.callDesk(`/orders/${uuid}/done`, {});
    await expect(card).toContainText(t('order_status__done'));
    await expect(card).toContainText(said(t, 'money_charged'));
    await page.goto(at(`/receipt?order=${num}`));
    const receipt = page.getByRole('article', { name: new RegExp(t('receipt_n', { number: '\\d{4}-\\d{6}' })) });
    await expect(receipt).toContainText(t('order_n', { num }));
    await axe(page);
  });

  test(`a guest sees live that a cancelled order gives the money back, in ${language}`, async ({ page }) => {
    const { uuid, num } = await payOnline(page, language);
    await approve(uuid);
    const card = await openOrders(page, t);
    await expect(card).toContainText(said(t, 'money_charged'));
    await app.callDesk(`/orders/${uuid}/cancel`, { reason: 'order_cancel__closed' });
    await expect(card).toContainText(said(t, 'money_returned'));
    await expect(card.getByText(t('order_payment_paid'))).toHaveCount(0);
    await expect(card).toContainText(t('order_cancel__closed'));
    await axe(page);
    await screenshot(page, `money-returned-${language}`);

    await page.goto(at(`/payment/success?order=${num}`));
    await expect(page.getByRole('heading', { name: t('payment_unknown_title') })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: said(t, 'money_returned') })).toBeVisible();
  });

  test(`staff give a part back at the desk, and the guest reads how much and why, in ${language}`, async ({
    page,
    newGuest,
  }) => {
    const { uuid, num } = await payOnline(page, language);
    await approve(uuid);
    const card = await openOrders(page, t);
    await expect(card).toContainText(said(t, 'money_charged'));

    const words = deskWords(language);
    const desk = await (await newGuest({ viewport: { width: 1280, height: 900 } })).newPage();
    await signIn(desk, { url: at('/desk'), key: app.key, name: 'Marta' });
    await desk.goto(at(`/desk?lang=${language}#orders/${uuid}`));
    const money = desk.getByRole('region', { name: words('money'), exact: true });
    await expect(money).toContainText(words('money_charged'));
    await money.getByRole('button', { name: words('refund') }).click();
    // Between Arabic words invisible characters isolate the number.
    const title = new RegExp(words('refund_title').replace('{number}', `.?#${num}.?$`));
    const question = desk.getByRole('dialog', { name: title });
    await axe(desk);
    await screenshot(desk, `refund-lines-${language}`);
    await question.getByRole('tab', { name: words('refund_amount') }).click();
    const amount = question.getByRole('textbox', { name: words('refund_amount') });
    const reason = question.getByRole('textbox', { name: words('refund_reason') });
    // More than the order costs, and without a reason: nothing is sent.
    await amount.fill('9999');
    await amount.press('Enter');
    await expect(question.getByRole('alert')).toHaveCount(2);
    await expect(amount).toBeFocused();
    await axe(desk);
    await screenshot(desk, `refund-refused-${language}`);
    await amount.fill('1,50');
    await reason.fill('<b>soup</b> was cold');
    await reason.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(money).toContainText(words('money_given_back'));
    await expect(money).toContainText('<b>soup</b> was cold');

    await expect(card).toContainText(said(t, 'money_returned_for'));
    await expect(card.getByText('<b>soup</b> was cold')).toBeVisible();
    await expect(card.getByText(t('order_payment_paid'))).toBeVisible();
    await axe(page);
    await screenshot(page, `money-returned-in-part-${language}`);
  });
}

test('an order that is cancelled before the hotel accepts it charges nothing', async ({ page }) => {
  const t = translationsOf(HOTEL, 'en');
  const { uuid } = await payOnline(page, 'en');
  const card = await openOrders(page, t);
  await expect(card).toContainText(said(t, 'money_reserved'));
  await app.callDesk(`/orders/${uuid}/cancel`, { reason: 'order_cancel__sold_out' });
  await expect(card).toContainText(t('money_released'));
  await expect(card.getByText(t('order_payment_paid'))).toHaveCount(0);
});

test('Escape leaves a refund and its order open below, and gives the focus back', async ({ page, newGuest }) => {
  const t = translationsOf(HOTEL, 'en');
  const { uuid, num } = await payOnline(page, 'en');
  await approve(uuid);
  await expect(await openOrders(page, t)).toContainText(said(t, 'money_charged'));
  const desk = await (await newGuest({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(desk, { url: at('/desk'), key: app.key, name: 'Marta' });
  await desk.goto(at(`/desk#orders/${uuid}`));
  const opener = desk.getByRole('button', { name: 'Give money back' });
  await opener.focus();
  await desk.keyboard.press('Enter');
  const question = desk.getByRole('dialog', { name: `Give money back: order #${num}` });
  await question.getByRole('checkbox').first().press('Space');
  await expect(question.getByRole('button', { name: /^Give back/ })).toBeVisible();
  await axe(desk);
  await screenshot(desk, 'refund-phone');
  await desk.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(desk.getByRole('dialog', { name: `Order #${num}` })).toBeVisible();
  await expect(opener).toBeFocused();
});
