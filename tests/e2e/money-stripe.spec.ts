import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { postReport, signReport } from '@/tests/peers/stripe/webhooks';
import { type StripeAccountPeer, type StripeServer, startStripeServer } from '@/tests/peers/stripe-server';
import { choosePayment, openCartWith } from './cart';
import { callDesk } from './desk-call';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, translationsOf, untilHydrated } from './guest';
import { said } from './money-texts';
import { orderOnline } from './online-order';
import { type OwnHotels, serveOwnHotels } from './own-hotels';

const CODE = 'cala-verde';
const ROOM_SERVICE = 102;
const DESK_TOKEN = 'the operator’s own token';
const SECRET_KEY = 'sk_test_51JourneysOwnKey0000000001';
const WEBHOOK_SECRET = 'whsec_journeysOwnSecret0000000001';
const NOTHING = { authorised: 0, captured: 0, released: 0, refunded: 0 };
const DECLINED = 'Pay with a card that is declined';

const t = translationsOf(CODE, 'en');

let peer: StripeServer;
let stripe: StripeAccountPeer;
let hotels: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  peer = await startStripeServer();
  stripe = peer.account(SECRET_KEY);
  hotels = await serveOwnHotels(
    (files) => {
      cpSync(`hotels/${CODE}`, join(files.dir, CODE), { recursive: true });
      // A pop-up would cover what the journeys tap.
      files.remove(`${CODE}/announcements.json`);
    },
    {
      DESK_TOKEN,
      AUTOPILOT: 'off',
      PAYMENT_CAPTURE: 'on_accept',
      STRIPE_SECRET_KEY: SECRET_KEY,
      // Another secret stands beside it while one changes.
      STRIPE_WEBHOOK_SECRETS: `whsec_theSecretBeforeIt0000000001,${WEBHOOK_SECRET}`,
      STRIPE_API_URL: peer.url,
    },
  );
});
test.afterAll(async () => {
  await hotels.stop();
  await peer.close();
});

const port = () => Number(new URL(hotels.at(CODE)).port);
const staff = (path: string, body: unknown) =>
  callDesk({ port: port(), hotel: CODE, deskToken: DESK_TOKEN }, path, body);
/** The page at Stripe of the newest order. */
const newestSession = () => [...stripe.account.sessions.keys()].at(-1) ?? '';
const title = (page: Page, name: string) => page.getByRole('heading', { name });
const atStripe = (page: Page, choice: string) => page.getByRole('button', { name: choice, exact: true }).click();
const shown = (cents: number) => `${(cents / 100).toFixed(2)} €`;

/** A guest with an order that waits for its payment. `session`: its page at Stripe. */
async function order(page: Page) {
  await hotels.speak(page.context(), CODE, 'en');
  await page.goto(hotels.at(CODE));
  await untilHydrated(page);
  return { ...(await orderOnline(page, CODE, ROOM_SERVICE)), session: newestSession() };
}

/** Opens My orders from the page after a payment. */
async function openOrders(page: Page) {
  await page.getByRole('button', { name: t('view_orders') }).click();
  const card = dialog(page).getByRole('article');
  await expect(card).toHaveCount(1);
  return card;
}

/** Sends what Stripe reports of a page that was paid; returns the status of the answer. */
async function report(session: string, secret = WEBHOOK_SECRET): Promise<number> {
  const event = stripe.events.find(
    ({ type, object }) => type === 'checkout.session.completed' && JSON.stringify(object).includes(session),
  );
  if (event === undefined) throw new Error(`the page ${session} is not paid`);
  const signed = signReport(event, { secrets: [secret], at: Math.floor(Date.now() / 1000) });
  return postReport(`http://localhost:${port()}/pay/reports/stripe`, signed);
}

test('a guest pays at Stripe’s page, is charged when the hotel accepts, and gets all of it back when the hotel cancels, while no report arrives', async ({
  page,
}) => {
  await hotels.speak(page.context(), CODE, 'en');
  await page.goto(hotels.at(CODE, '/products/102'));
  await untilHydrated(page);
  await openCartWith(page, 'Strawberry cake');
  const cart = dialog(page);
  await choosePayment(page, t, 'Card online');
  await cart.getByLabel(t('room_number')).fill('214');
  await cart.getByRole('checkbox').last().check();
  await cart.getByRole('button', { name: t('order_and_pay_online') }).click();
  await dialog(page)
    .getByRole('link', { name: t('order_online_pay') })
    .click();

  await expect(page).toHaveURL(/\/c\/pay\/\w+$/);
  const session = newestSession();
  expect(page.url()).toBe(`${peer.url}/c/pay/${session}`);
  await expect(title(page, 'Cala Verde')).toBeVisible();
  await atStripe(page, 'Pay');
  await expect(title(page, t('accept_order'))).toBeVisible();
  const sum = stripe.books(session).authorised;
  expect(stripe.books(session)).toEqual({ ...NOTHING, authorised: sum });
  const result = page.getByRole('status').filter({ hasText: t('accept_order') });
  await expect(result).toContainText(said(t, 'money_reserved', shown(sum)));
  await expect(result).toContainText(t('money_on_accept'));
  await axe(page);
  await screenshot(page, 'stripe-reserved');

  const uuid: string = await page.evaluate(() => JSON.parse(localStorage.getItem('fs_uuids') ?? '[]').at(-1));
  const card = await openOrders(page);
  await staff(`/orders/${uuid}/approve`, { expected_seconds: 600 });
  await expect(card).toContainText(said(t, 'money_charged', shown(sum)));
  await expect(card.getByText(t('order_payment_paid'))).toBeVisible();
  expect(stripe.books(session)).toEqual({ ...NOTHING, authorised: sum, captured: sum });

  await staff(`/orders/${uuid}/cancel`, { reason: 'order_cancel__closed' });
  await expect(card).toContainText(said(t, 'money_returned', shown(sum)));
  await expect(card.getByText(t('order_payment_paid'))).toHaveCount(0);
  expect(stripe.books(session)).toEqual({ ...NOTHING, authorised: sum, captured: sum, refunded: sum });
  await screenshot(page, 'stripe-returned');

  expect(peer.requests.map(({ text }) => text).join('\n')).not.toContain(uuid);
  expect(hotels.output()).toContain('TEST MODE');
  expect(hotels.output()).not.toContain(SECRET_KEY);
});

test('a card that is declined is followed by a second attempt at the same page, which is paid once', async ({
  page,
}) => {
  const { payPath, session } = await order(page);
  await page.goto(hotels.at(CODE, payPath));
  await atStripe(page, DECLINED);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(title(page, t('payment_failed_title'))).toBeVisible();
  expect(stripe.books(session)).toEqual(NOTHING);
  await axe(page);
  await screenshot(page, 'stripe-declined');

  await page.getByRole('link', { name: t('pay_again') }).click();
  await expect(page).toHaveURL(`${peer.url}/c/pay/${session}`);
  await atStripe(page, 'Pay');
  await expect(title(page, t('accept_order'))).toBeVisible();
  expect(newestSession()).toBe(session);
  const { authorised } = stripe.books(session);
  await expect(await openOrders(page)).toContainText(said(t, 'money_reserved', shown(authorised)));
});

test('an open page follows what Stripe reports, and what is cancelled before the hotel accepts it is never charged', async ({
  page,
}) => {
  const { uuid, num, session } = await order(page);
  await page.goto(hotels.at(CODE, `/payment/success?order=${num}`));
  await expect(title(page, t('payment_waiting_title'))).toBeVisible();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));

  // Paid on another screen.
  stripe.pay(session);
  expect(await report(session, 'whsec_somebodyElsesSecret00000001')).toBe(400);
  await expect(title(page, t('payment_waiting_title'))).toBeVisible();
  expect(await report(session)).toBe(200);
  await expect(title(page, t('accept_order'))).toBeVisible();
  // Stripe reports at least once.
  expect(await report(session)).toBe(200);
  const card = await openOrders(page);
  const { authorised } = stripe.books(session);
  await expect(card).toContainText(said(t, 'money_reserved', shown(authorised)));

  await staff(`/orders/${uuid}/cancel`, { reason: 'order_cancel__sold_out' });
  await expect(card).toContainText(t('money_released'));
  await expect(card.getByText(t('order_payment_paid'))).toHaveCount(0);
  expect(stripe.books(session)).toEqual({ ...NOTHING, authorised, released: authorised });
  expect(loads).toEqual([]);
  await axe(page);
  await screenshot(page, 'stripe-released');
});
