import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { cutTexts } from './cut-texts';
import { signIn } from './desk-sign-in';
import { placeDishes, plainDishes } from './dish-orders';
import { axe, expect, test } from './fixtures';
import { screenshot } from './screenshot';

const DESK_TOKEN = 'the key of these journeys';
const CODE = 'cala-verde';
const HOST = `${CODE}.localhost`;

let app: Awaited<ReturnType<typeof serveBuiltApp>>;

test.use({ viewport: { width: 1280, height: 800 } });
// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  app = await serveBuiltApp({ env: { DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off' } });
});
test.afterAll(() => app.stop());

const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).getByRole('article');

test('an order is accepted, made and delivered by keys alone, undone, and reopened from its details', async ({
  page,
}) => {
  await signIn(page, { url: `http://${HOST}:${app.port}/desk`, key: deskKey(DESK_TOKEN, CODE), name: 'Marta' });
  const server = { port: app.port, host: HOST, code: CODE };
  const dishes = await plainDishes(server, [102]);
  const [first, second] = await placeDishes(server, dishes, [
    {
      room: '108',
      dishes: [
        [0, 2],
        [1, 1],
      ],
    },
    { room: '108', dishes: [[1, 1]] },
  ]);
  if (first === undefined || second === undefined) throw new Error('no order was placed');
  await expect(lane(page, 'New')).toHaveCount(2);
  await expect(lane(page, 'New').first()).toContainText(`Same room: ${second.number}`);
  const line = page.getByRole('main').getByRole('status').first();
  await expect(line).toContainText(/Room 108 · 2× .*, 1× /);
  await axe(page);
  await screenshot(page, 'desk-keys');
  expect(await cutTexts(page)).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(lane(page, 'In preparation')).toHaveCount(1);
  await expect(page.getByRole('article', { name: `Order ${second.number}` })).toContainText(first.number);
  await page.keyboard.press('2');
  await expect(lane(page, 'On the way')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(lane(page, 'In preparation')).toHaveCount(1);
  await page.keyboard.press('1');
  await expect(lane(page, 'In preparation')).toHaveCount(2);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await axe(page);
  await screenshot(page, 'desk-key-list');
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();

  await lane(page, 'On the way').getByRole('button', { name: /^Done/ }).click();
  await page.getByRole('button', { name: /^Undo \d/ }).click();
  const undo = page.getByRole('dialog', { name: 'Undo' });
  await expect(undo.getByRole('listitem')).toHaveCount(2);
  await axe(page);
  await undo.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Done \d/ }).click();
  await page
    .getByRole('dialog', { name: 'Done' })
    .getByRole('button', { name: /#\d+ · Done/ })
    .click();
  const details = page.getByRole('dialog', { name: /^Order #/ });
  await axe(page);
  await details.getByRole('button', { name: 'Reopen the order' }).click();
  await expect(details.getByRole('button', { name: /^Done/ })).toBeInViewport();
  await expect(details.getByText('€').first()).toBeVisible();
  await screenshot(page, 'desk-order-details');
});
