import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { cutTexts } from './cut-texts';
import { callDesk } from './desk-call';
import { signIn } from './desk-sign-in';
import { placeDishes, plainDishes } from './dish-orders';
import { axe, expect, test } from './fixtures';
import { screenshot } from './screenshot';

const DESK_TOKEN = 'the key of these journeys';
const CODE = 'cala-verde';
const HOST = `${CODE}.localhost`;
const WIDE = { viewport: { width: 1280, height: 800 } };

let app: Awaited<ReturnType<typeof serveBuiltApp>>;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  app = await serveBuiltApp({ env: { DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off' } });
});
test.afterAll(() => app.stop());

const server = () => ({ port: app.port, host: HOST, code: CODE });
const openDesk = (page: Page, station: string) =>
  signIn(page, {
    url: `http://${HOST}:${app.port}/desk${station === '' ? '' : `?station=${station}`}`,
    key: deskKey(DESK_TOKEN, CODE),
    name: station === '' ? 'Marta' : station,
  });

/** Places an order of one dish of the kitchen and one drink of the bar, and one of the kitchen alone. */
async function placeForBoth() {
  const food = await plainDishes(server(), [102]);
  const drinks = await plainDishes(server(), [212]);
  const ordered = [
    {
      room: '108',
      dishes: [
        [0, 1],
        [food.length, 2],
      ],
    },
    { room: '302', dishes: [[1, 1]] },
  ] as const;
  const [both, kitchen] = await placeDishes(server(), [...food, ...drinks], ordered);
  if (both === undefined || kitchen === undefined) throw new Error('no order was placed');
  return { both, kitchen };
}

test('two stations see their own orders, make their lines, and the order goes on its way when both have', async ({
  newGuest,
}) => {
  const [kitchen, bar] = [await (await newGuest(WIDE)).newPage(), await (await newGuest(WIDE)).newPage()];
  await openDesk(kitchen, 'kitchen');
  await openDesk(bar, 'bar');
  const orders = await placeForBoth();
  const ticket = (desk: Page, { number }: { number: string }) =>
    desk.getByRole('article', { name: `Order ${number}`, exact: true });
  await expect(kitchen.getByRole('article')).toHaveCount(2);
  await expect(bar.getByRole('article')).toHaveCount(1);
  await expect(bar).toHaveTitle(/^\(1\)/);
  await expect(ticket(bar, orders.both)).toContainText('Kitchen');
  await expect(bar.getByRole('region', { name: 'All day' }).getByRole('listitem')).toHaveCount(1);

  await ticket(kitchen, orders.both)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await ticket(bar, orders.both)
    .getByRole('button', { name: /^Ready/ })
    .click();
  await expect(ticket(bar, orders.both)).toContainText('Waits for: Kitchen');
  await expect(ticket(kitchen, orders.both)).toContainText('Bar, ready');
  for (const desk of [kitchen, bar]) {
    await axe(desk);
    expect(await cutTexts(desk)).toEqual([]);
  }
  await screenshot(kitchen, 'desk-station-kitchen');
  await screenshot(bar, 'desk-station-bar');

  await ticket(kitchen, orders.both)
    .getByRole('button', { name: /^Ready/ })
    .click();
  for (const desk of [kitchen, bar])
    await expect(desk.getByRole('region', { name: 'On the way' }).getByRole('article')).toHaveCount(1);
  await kitchen.getByRole('button', { name: /^Undo ·/ }).click();
  await expect(kitchen.getByRole('region', { name: 'In preparation' }).getByRole('article')).toHaveCount(1);
});

test('a device remembers its station, names it in the address, and lets each line be made in the details', async ({
  newGuest,
}) => {
  const desk = await (await newGuest(WIDE)).newPage();
  await openDesk(desk, '');
  await desk.getByLabel('Station').selectOption('Bar');
  await expect(desk).toHaveURL(/\?station=bar/);
  await desk.goto(`http://${HOST}:${app.port}/desk`);
  await expect(desk.getByLabel('Station')).toHaveValue('bar');
  await expect(desk).toHaveURL(/\?station=bar/);

  const { both } = await placeForBoth();
  await callDesk({ port: app.port, hotel: CODE, deskToken: DESK_TOKEN }, `/orders/${both.uuid}/approve`, {});
  await desk.getByRole('button', { name: `Show order ${both.number}` }).click();
  const lines = desk.getByRole('group', { name: 'What is ready' });
  await lines.getByRole('checkbox').first().click();
  await expect(lines.getByRole('checkbox').first()).toBeChecked();
  await axe(desk);
  await lines.getByRole('checkbox').last().click();
  await expect(lines).toHaveCount(0);
  await expect(desk.getByRole('dialog').getByText('On the way').first()).toBeVisible();
});

test('a station that has gone says so and shows every order', async ({ newGuest }) => {
  const desk = await (await newGuest(WIDE)).newPage();
  await placeForBoth();
  await openDesk(desk, 'grill');
  await expect(desk.getByText(/^The station grill or its sections no longer exist/)).toBeVisible();
  await expect(desk.getByRole('article').first()).toBeVisible();
  await axe(desk);
  await desk.getByLabel('Station').selectOption('All stations');
  await expect(desk.getByText(/^The station grill/)).toHaveCount(0);
});
