import { printerSecret } from '@/lib/platform/tickets/printer-secret';
import { startPrinterDemo } from '@/tests/peers/printer-demo/start-printer-demo';
import { fillInCheckout, openCartWith, orderPlacedHeading, sendButton, t, viewOrders } from './cart';
import { signIn } from './desk-sign-in';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog } from './guest';
import { ORDER_CARD } from './parts';
import { DESK_TOKEN, staffedApp } from './staffed-app';
import { markStopped } from './stopped-servers';

const CAKE = 'Strawberry cake';
const app = staffedApp('cala-verde');
const { at } = app;

/** The kitchen's printer of the demo hotel on this machine, with its page. It asks often, so that the journey is short. */
const startDemo = () =>
  startPrinterDemo(
    [
      {
        ...{ hotel: 'cala-verde', id: 'kitchen', title: 'Kitchen', width: 80, kind: 'cloudprnt' },
        call: {
          url: at('/printers/kitchen'),
          user: 'kitchen',
          password: printerSecret(DESK_TOKEN, 'cala-verde', 'kitchen'),
        },
      },
    ],
    { pollMs: 200 },
  );

test('an order comes out of the kitchen’s printer, its guest reads so, and the desk sees when its paper is out', async ({
  page,
  newGuest,
}) => {
  const demo = await startDemo();
  try {
    const paperPage = await (await newGuest({ viewport: { width: 1280, height: 900 } })).newPage();
    await paperPage.goto(demo.origin);
    const papers = paperPage.locator('[id="cala-verde/kitchen"] img');
    await expect(paperPage.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
    const readPrinters = async () => (await app.callDesk('/printers')) as { id: string; state: string }[];
    await expect.poll(async () => (await readPrinters()).find(({ id }) => id === 'kitchen')?.state).toBe('ready');

    await page.context().addCookies([{ name: 'lang', value: 'en', url: at('') }]);
    await page.goto(at('/products/102'));
    await openCartWith(page, CAKE);
    await fillInCheckout(page);
    await sendButton(page).click();
    await expect(orderPlacedHeading(page)).toBeVisible();
    await expect(papers).toHaveCount(1);
    await viewOrders(page);
    const order = dialog(page).locator(ORDER_CARD).first();
    await expect(order).toContainText(t('order_in_kitchen'));
    await screenshot(paperPage, 'printer-demo');

    await paperPage.getByRole('button', { name: 'Take the paper out' }).click();
    const desk = await (await newGuest({ viewport: { width: 1280, height: 900 } })).newPage();
    await signIn(desk, { url: at('/desk#printers'), key: app.key, name: 'Marta' });
    await expect(desk.getByText('Out of paper')).toBeVisible();
    await axe(desk);
    await paperPage.getByRole('button', { name: 'Put paper in' }).click();
    await expect(desk.getByText('Ready', { exact: true })).toBeVisible();
  } finally {
    // Its page goes on asking what the printers do.
    markStopped(Number(new URL(demo.origin).port));
    await demo.close();
  }
});
