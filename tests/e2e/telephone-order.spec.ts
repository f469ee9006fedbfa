import type { Page } from '@playwright/test';
import type { DeskOrder } from '@/lib/platform/orders/order-card';
import { printerSecret } from '@/lib/platform/tickets/printer-secret';
import { ask } from '@/scripts/parts/serve-built-app.mjs';
import { type CloudPrntPrinter, cloudPrntPrinter } from '@/tests/peers/cloudprnt-printer';
import { deskWords, signIn } from './desk-sign-in';
import { axe, expect, screenshot, test } from './fixtures';
import { untilHydrated } from './guest';
import { ORDER_CARD } from './parts';
import { staffedApp } from './staffed-app';

const CODE = 'cala-verde';
const ROOM = '204';
const t = deskWords('en');

const app = staffedApp(CODE);
const { at } = app;

test.describe.configure({ mode: 'default' });

/** The printer of the kitchen, which asks the server as a real one does. */
function kitchenPrinter(): CloudPrntPrinter {
  const { port, deskToken } = app.server();
  return cloudPrntPrinter({
    url: at('/printers/kitchen'),
    user: 'kitchen',
    password: printerSecret(deskToken, CODE, 'kitchen'),
    send: async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = request.method === 'GET' ? undefined : Buffer.from(await request.arrayBuffer());
      const headers = Object.fromEntries(request.headers);
      const answer = await ask({
        ...{ port, host: `${CODE}.localhost`, path: `${pathname}${search}`, method: request.method, headers },
        ...(body !== undefined && { body: body.toString() }),
      });
      const hasBody = answer.status !== 204 && answer.status !== 304;
      const type = String(answer.headers['content-type'] ?? 'application/octet-stream');
      return new Response(hasBody ? new Uint8Array(answer.body) : null, {
        status: answer.status,
        headers: { 'content-type': type },
      });
    },
  });
}

const openDesk = (page: Page) => signIn(page, { url: at('/desk'), key: app.key, name: 'Marta' });
const newOrders = async () => (await app.callDesk('/orders')) as readonly DeskOrder[];
const readOrder = async (uuid: string) => (await app.callDesk(`/orders/${uuid}`)) as DeskOrder;

/** Finds a dish by some letters and adds it; of a question with choices the first is taken. */
async function addDish(page: Page, sheet: ReturnType<Page['getByRole']>, letters: string): Promise<void> {
  await sheet.getByRole('combobox', { name: t('find_dish') }).fill(letters);
  await expect(sheet.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  const form = sheet.getByRole('form');
  const added = sheet.getByText(t('line_added').split('{')[0] ?? '');
  await expect(form.or(added).first()).toBeVisible();
  if (!(await form.isVisible())) return;
  const [choice] = await form.getByRole('radio').all();
  await choice?.check();
  await form.getByRole('button', { name: new RegExp(`^${t('add_dish')}`) }).click();
  await expect(form).toBeHidden();
}

test('reception takes an order by telephone, corrects it, and hands it to the guest’s phone', async ({
  page,
  browser,
}) => {
  const printer = kitchenPrinter();
  // A printer gets the orders that are placed after it was first seen.
  await printer.poll();
  await openDesk(page);

  await page.getByRole('button', { name: t('take_order') }).click();
  const sheet = page.getByRole('dialog', { name: t('take_order') });
  await sheet.getByLabel(t('room')).fill(ROOM);
  await addDish(page, sheet, 'cala burg');
  await addDish(page, sheet, 'strawberry ca');
  await expect(sheet.getByRole('list', { name: t('products') }).getByRole('listitem')).toHaveCount(2);
  await axe(page);
  await screenshot(page, 'take-order');
  await page.setViewportSize({ width: 390, height: 844 });
  await axe(page);
  await screenshot(page, 'take-order-390');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(sheet.getByRole('radio', { name: 'Card online' })).toHaveCount(0);
  await sheet.getByRole('radio', { name: 'Card at the door' }).check();
  await sheet.getByRole('button', { name: t('place_order') }).click();
  await expect(sheet).toBeHidden();

  const [placed] = await newOrders();
  expect(placed).toMatchObject({
    number_room: ROOM,
    taken_by_staff: true,
    taken_by: 'Marta',
    final_sum: expect.any(Number),
  });
  const { uuid } = placed ?? { uuid: '' };
  expect(await printer.poll()).toBe(true);

  // Its details are open, with what comes next.
  await page.getByRole('button', { name: t('correct_order') }).click();
  const correction = page.getByRole('dialog', { name: new RegExp(t('correct_order')) });
  await correction.getByRole('button', { name: `${t('remove')} Strawberry cake` }).click();
  await correction.getByLabel(t('note_to_guest')).fill('Without the cake, as you said.');
  await axe(page);
  await screenshot(page, 'correct-order');
  await correction.getByRole('button', { name: t('save_correction') }).click();
  await expect(correction).toBeHidden();
  await expect.poll(async () => (await readOrder(uuid)).products.length).toBe(1);
  expect(await printer.poll()).toBe(true);
  const { tickets } = await readOrder(uuid);
  expect(tickets.filter(({ station }) => station === 'kitchen').map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'order printed',
    'correction printed',
  ]);

  await page.getByRole('button', { name: t('hand_over_order') }).click();
  const link = page.getByRole('dialog', { name: t('hand_over_order') });
  const address = await link.locator('code').textContent();
  await axe(page);
  await screenshot(page, 'hand-over');

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await phone.addCookies([{ name: 'lang', value: 'en', url: at('') }]);
  const guest = await phone.newPage();
  await guest.goto(address ?? '');
  await untilHydrated(guest);
  const card = guest.locator(ORDER_CARD);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Without the cake, as you said.');
  await expect(guest).toHaveURL(at('/'));
  // Once per device: a second opening adds nothing.
  await guest.goto(address ?? '');
  await untilHydrated(guest);
  await expect(card).toHaveCount(1);
  await phone.close();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(at('/'));
  expect(await other.evaluate(() => localStorage.getItem('fs_uuids'))).toBeNull();
  await stranger.close();
});

test('the desk takes an order by the keyboard alone, in Arabic and in forced colours', async ({ page }) => {
  const words = deskWords('ar');
  await page.emulateMedia({ forcedColors: 'active' });
  await openDesk(page);
  await page.goto(at('/desk?lang=ar#orders'));
  const open = page.getByRole('button', { name: words('take_order') });
  await open.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: words('take_order') });
  const room = sheet.getByLabel(words('room'));
  await expect(room).toBeFocused();
  await page.keyboard.type(ROOM);
  await sheet.getByRole('combobox', { name: words('find_dish') }).focus();
  await page.keyboard.type('كعكة');
  await expect(sheet.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('list', { name: words('products') }).getByRole('listitem')).toHaveCount(1);
  await axe(page);
  await screenshot(page, 'take-order-ar-forced');
});
