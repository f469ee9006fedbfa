import type { Page } from '@playwright/test';
import type { BrowserSubscription } from '@/lib/contract/push/push';
import { deskKey } from '@/lib/platform/desk-key';
import { ask, serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { beginChat } from '@/tests/bench/parts/seed-chat.mjs';
import { type PushService, startPushService } from '@/tests/peers/push-service';
import { choosePayment, openCartWith, sendButton } from './cart';
import { callDesk } from './desk-call';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, translationsOf } from './guest';
import { tap } from './kept-hotel';
import { markStored } from './known-device';
import { markStopped } from './stopped-servers';
import { openChat } from './stored-chat';
import { telling } from './variants';

test.use({ serviceWorkers: 'allow' });

const HOTEL = 'cala-verde';
/** The product without options that these guests order. */
const CAKE = { en: 'Strawberry cake', ar: 'كعكة الفراولة' } as const;
const DESK_TOKEN = 'the operator’s own token';

let service: PushService;
let server: Awaited<ReturnType<typeof serveBuiltApp>>;
// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  service = await startPushService();
  server = await serveBuiltApp({
    env: { AUTOPILOT: 'off', RATE_LIMITS: 'off', DESK_TOKEN, PUSH_HOSTS: service.origin },
  });
});
test.afterAll(async () => {
  markStopped(server.port);
  await server.stop();
  await service.close();
});
test.beforeEach(() => {
  service.received.length = 0;
});

const address = (path = '/') => `http://${HOTEL}.localhost:${server.port}${path}`;
const desk = (path: string) => callDesk({ port: server.port, hotel: HOTEL, deskToken: DESK_TOKEN }, path, {});

declare global {
  interface Window {
    /** How often a page has asked for the permission. */
    askedForPermission: number;
    /** The tags of the notifications that a page has closed. */
    closedNotifications: string[];
  }
}

/**
 * The browser's own part, which needs a push service on the internet and a guest who answers: a question with this answer,
 * and a subscription at the peer, which outlives a page.
 */
async function atTheBrowser(page: Page, answer: NotificationPermission): Promise<BrowserSubscription> {
  const subscription = service.subscribe();
  await page.addInitScript(
    ({ given, answered }) => {
      const kept = 'journey-subscription';
      const made = {
        endpoint: given.endpoint,
        toJSON: () => given,
        unsubscribe: async () => {
          sessionStorage.removeItem(kept);
          return true;
        },
      };
      let permission = (sessionStorage.getItem('journey-permission') ?? 'default') as NotificationPermission;
      window.askedForPermission = 0;
      window.closedNotifications = [];
      ServiceWorkerRegistration.prototype.getNotifications = async ({ tag = '' } = {}) => {
        return [{ close: () => void window.closedNotifications.push(tag) } as Notification];
      };
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => {
        window.askedForPermission += 1;
        permission = answered;
        sessionStorage.setItem('journey-permission', answered);
        return answered;
      };
      PushManager.prototype.getSubscription = async () =>
        sessionStorage.getItem(kept) === null ? null : (made as unknown as PushSubscription);
      PushManager.prototype.subscribe = async () => {
        sessionStorage.setItem(kept, 'yes');
        return made as unknown as PushSubscription;
      };
    },
    { given: subscription, answered: answer },
  );
  return subscription;
}

/** Orders a cake in a language. Returns the order's uuid. */
async function order(page: Page, language: 'en' | 'ar'): Promise<string> {
  const t = translationsOf(HOTEL, language);
  await page.context().addCookies([{ name: 'lang', value: language, url: address() }]);
  await page.goto(address('/products/102'));
  await openCartWith(page, CAKE[language]);
  const form = dialog(page);
  await choosePayment(page, t);
  await form.getByLabel(t('room_number')).fill('214');
  await form.getByRole('checkbox').last().check();
  await sendButton(page).click();
  await expect(dialog(page).getByRole('heading', { name: t('order_placed') })).toBeVisible();
  const uuids = await page.evaluate(() => JSON.parse(localStorage.getItem('fs_uuids') ?? '[]'));
  return uuids[0];
}

const asked = (page: Page) => page.evaluate(() => window.askedForPermission);
const control = (page: Page, language = 'en') =>
  dialog(page).getByRole('switch', { name: translationsOf(HOTEL, language)('push_switch') });
const received = () => service.received.map(({ message }) => message);

/** What the worker shows for a message, as if the browser had received it. */
async function deliver(page: Page, message: unknown): Promise<string[]> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('no service worker');
  return worker.evaluate(async (data) => {
    const shown: string[] = [];
    const scope = self as unknown as ServiceWorkerGlobalScopeForJourney;
    scope.registration.showNotification = async (title, { body }) => void shown.push(`${title}: ${body}`);
    const event = new Event('push');
    const work: Promise<unknown>[] = [];
    Object.assign(event, { data: { json: () => data }, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    self.dispatchEvent(event);
    await Promise.all(work);
    return shown;
  }, message);
}

type ServiceWorkerGlobalScopeForJourney = {
  registration: { showNotification(title: string, options: { body: string }): Promise<void> };
};

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a guest who has said yes after an order is notified of its next status, in ${language}`, async ({ page }) => {
    const t = translationsOf(HOTEL, language);
    const subscription = await atTheBrowser(page, 'granted');
    const uuid = await order(page, language);
    await expect(control(page, language)).not.toBeChecked();
    expect(await asked(page)).toBe(0);
    await axe(page);
    await screenshot(page, `push-splash-${language}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page);
    await screenshot(page, `push-splash-dark-${language}`);
    await page.emulateMedia({ colorScheme: 'light' });
    await control(page, language).click();
    await expect(control(page, language)).toBeChecked();
    expect(await asked(page)).toBe(1);

    await desk(`/orders/${uuid}/approve`);
    await expect.poll(() => service.received.length).toBe(1);
    const [push] = service.received;
    expect(push?.endpoint).toBe(subscription.endpoint);
    expect(push?.message).toMatchObject({ target: 'orders', dir: language === 'ar' ? 'rtl' : 'ltr' });
    expect(push?.message.body).toMatch(new RegExp(`#?\\d+.*: ${t('order_status__approved')}$`));
    expect(JSON.stringify(push?.message)).not.toMatch(/\b214\b/);

    // The guest looks at the page, which shows the status and closes the notification.
    expect(await deliver(page, push?.message)).toEqual([`${push?.message.title}: ${push?.message.body}`]);
    await expect.poll(() => page.evaluate(() => window.closedNotifications)).toEqual([push?.message.tag]);

    await dialog(page)
      .getByRole('button', { name: t('view_orders') })
      .click();
    await expect(dialog(page).getByRole('article').first()).toBeVisible();
    await expect(control(page, language)).toBeChecked();
    await axe(page);
    await control(page, language).scrollIntoViewIfNeeded();
    await screenshot(page, `push-orders-${language}`);
    await page.emulateMedia({ forcedColors: 'active' });
    await axe(page);
    await page.emulateMedia({ forcedColors: 'none' });
    await control(page, language).click();
    await expect(control(page, language)).not.toBeChecked();
    await desk(`/orders/${uuid}/accept`);
    await desk(`/orders/${uuid}/done`);
    expect(received()).toHaveLength(1);
  });
}

test('a guest who has refused reads where to change it, and is not asked again', async ({ page }) => {
  await atTheBrowser(page, 'denied');
  await order(page, 'en');
  await control(page).click();
  await expect(dialog(page).getByText(translationsOf(HOTEL, 'en')('push_blocked'))).toBeVisible();
  await expect(control(page)).toHaveCount(0);
  expect(await asked(page)).toBe(1);
  await axe(page);
  await expect(dialog(page).getByText(translationsOf(HOTEL, 'en')('push_blocked'))).toBeVisible();
  await screenshot(page, 'push-refused-en');
  await dialog(page)
    .getByRole('button', { name: translationsOf(HOTEL, 'en')('view_orders') })
    .click();
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  await expect(control(page)).toHaveCount(0);
  expect(await asked(page)).toBe(1);
});

test('a guest who has said yes in the chat is notified of an answer, without its words', async ({ page }) => {
  await atTheBrowser(page, 'granted');
  const at = { port: server.port, host: `${HOTEL}.localhost` };
  const chat = await beginChat(at, HOTEL);
  await markStored(page, { 'chat-uuid': chat.uuid, 'person-uuid': chat.person });
  await page.goto(address('/'));
  await tap(page);
  await openChat(page);
  await expect(control(page)).not.toBeChecked();
  await axe(page);
  await screenshot(page, 'push-chat-en');
  await control(page).click();
  await expect(control(page)).toBeChecked();
  await page.setViewportSize({ width: 1280, height: 800 });
  await screenshot(page, 'push-chat-1280-en');
  const { status } = await ask({
    ...at,
    path: `/api/desk/v1/chats/${chat.uuid}/messages`,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${deskKey(DESK_TOKEN, HOTEL)}` },
    body: JSON.stringify({ content: 'The pool opens at nine' }),
  });
  expect(status).toBe(200);
  await expect.poll(() => service.received.length).toBe(1);
  expect(received()[0]).toMatchObject({ target: 'chat', tag: 'chat' });
  expect(JSON.stringify(received())).not.toContain('pool');
});

test('a tap on a notification opens My orders in the page that is open', async ({ page }) => {
  await atTheBrowser(page, 'granted');
  await order(page, 'en');
  await page.goto(address('/products/102'));
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('no service worker');
  await expect(async () => {
    await worker.evaluate(async () => {
      const event = new Event('notificationclick');
      const work: Promise<unknown>[] = [];
      Object.assign(event, {
        notification: { close: () => undefined, data: { target: 'orders' } },
        waitUntil: (promise: Promise<unknown>) => work.push(promise),
      });
      self.dispatchEvent(event);
      await Promise.all(work);
    });
    await expect(dialog(page).getByRole('article').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
