import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { orderable, placeOrderNow } from '@/tests/bench/parts/guest-orders.mjs';
import { type PushService, startPushService } from '@/tests/peers/push-service';
import { signIn } from './desk-sign-in';
import { axe, expect, test } from './fixtures';
import { screenshot } from './screenshot';

test.use({ serviceWorkers: 'allow' });

const DESK_TOKEN = 'the key of these journeys';
const CODE = 'cala-verde';

let app: Awaited<ReturnType<typeof serveBuiltApp>>;
let service: PushService;
// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  service = await startPushService();
  app = await serveBuiltApp({
    env: { DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off', PUSH_HOSTS: service.origin },
  });
});
test.afterAll(async () => {
  await app.stop();
  await service.close();
});

const address = (path: string) => `http://${CODE}.localhost:${app.port}${path}`;
const openDesk = (page: Page) => signIn(page, { url: address('/desk'), key: deskKey(DESK_TOKEN, CODE), name: 'Marta' });
const placeOrder = async () =>
  placeOrderNow(await orderable({ port: app.port, host: `${CODE}.localhost`, code: CODE }), crypto.randomUUID());

/** Collects the tones that the page plays. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    // What a journey reads of the page counts as a gesture of the user for Chromium.
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: false, isActive: false }) });
    const played: number[] = [];
    Object.assign(window, { played });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      played.push(this.frequency.value);
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { played: number[] }).played.length);
}

test('a desk that is reloaded remembers its sound, and a tap anywhere lets it be heard', async ({ page }) => {
  const tones = await listen(page);
  await openDesk(page);
  await page.getByRole('button', { name: 'Switch the sound on' }).click();
  await placeOrder();
  await expect.poll(tones).toBeGreaterThan(0);
  await page.reload();
  const button = page.getByRole('button', { name: /^Tap to hear the desk/ });
  await expect(button).toBeVisible();
  await axe(page);
  await screenshot(page, 'desk-tap-to-hear');
  await page.setViewportSize({ width: 390, height: 844 });
  await screenshot(page, 'desk-tap-to-hear-390');
  await button.click();
  await expect(button).toHaveCount(0);
  await expect.poll(tones).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible();
});

test('each device silences kinds of signals, and sets the volume', async ({ page }) => {
  const tones = await listen(page);
  await openDesk(page);
  await placeOrder();
  await page.getByRole('button', { name: 'Switch the sound on' }).click();
  await expect.poll(tones).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Signals on this device' }).click();
  await axe(page);
  await screenshot(page, 'desk-signals-dialog');
  await page.getByRole('switch', { name: 'New orders' }).uncheck();
  await page.getByRole('slider', { name: 'Volume' }).fill('0.9');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('button', { name: /^Tap to hear the desk/ }).click();
  await placeOrder();
  await expect(page.getByText(/^New orders: \d+$/).last()).toBeVisible();
  expect(await tones()).toBe(0);
  await page.getByRole('button', { name: 'Signals on this device' }).click();
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('0.9');
  await page.getByRole('button', { name: 'Try it: Chats' }).click();
  await expect.poll(tones).toBe(3);
});

/** The browser's own part, which needs a push service on the internet: a permission, and a subscription at the peer. */
async function atTheBrowser(page: Page): Promise<void> {
  await page.addInitScript((given) => {
    const made = { endpoint: given.endpoint, toJSON: () => given, unsubscribe: async () => true };
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.getSubscription = async () => made as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription;
  }, service.subscribe());
}

test('a phone of staff is notified of a new order until they sign out', async ({ page }) => {
  await atTheBrowser(page);
  await openDesk(page);
  await page.getByRole('button', { name: 'Signals on this device' }).click();
  const phone = page.getByRole('switch', { name: /^Notify this phone/ });
  await phone.click();
  await expect(phone).toBeChecked();
  await page.getByRole('button', { name: 'Close' }).click();
  const { order } = await placeOrder();
  await expect.poll(() => service.received.map(({ message }) => message.body)).toContain(`New order #${order.num}`);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/desk']);
  await page.getByRole('button', { name: 'Sign out' }).last().click();
  await expect(page.getByLabel('Staff key')).toBeVisible();
  service.received.length = 0;
  await placeOrder();
  await new Promise((done) => setTimeout(done, 3_000));
  expect(service.received).toEqual([]);
});
