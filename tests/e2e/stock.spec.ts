import { openCartWith, sendButton, t } from './cart';
import { axe, expect, test } from './fixtures';
import { dialog } from './guest';
import { CART_LINE, LINE_QUANTITY, PRODUCT_CARD } from './parts';
import { staffedApp } from './staffed-app';

const CAKE = 'Strawberry cake';
const CAKE_STOCK = '/stock/product:1006';

const app = staffedApp('cala-verde');
const { at } = app;
const setLeft = (left: number) => app.callDesk(CAKE_STOCK, { left });

test('a dish says how few are left, and is named in an open cart when it sells out', async ({ page }) => {
  await setLeft(3);
  await page.context().addCookies([{ name: 'lang', value: 'en', url: at('') }]);
  await page.goto(at('/products/102'));
  const card = page.locator(PRODUCT_CARD).filter({ hasText: CAKE });
  await expect(card).toContainText(t('few_left', { n: '3' }));

  await openCartWith(page, CAKE);
  const line = page.locator(CART_LINE).filter({ hasText: CAKE });
  const more = line.getByRole('button', { name: t('more'), exact: true });
  await more.click();
  await more.click();
  await expect(dialog(page).locator(LINE_QUANTITY)).toHaveText('3');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(line).toContainText(t('few_left', { n: '3' }));

  await setLeft(2);
  await expect(line).toContainText(t('line_few_left', { n: '2' }));
  await line.getByRole('button', { name: t('fewer'), exact: true }).click();
  await expect(line).not.toContainText(t('line_few_left', { n: '2' }));

  await setLeft(0);
  await expect(line).toContainText(t('line_sold_out'));
  await axe(page);
  await sendButton(page).click();
  await page.getByRole('button', { name: t('remove_unavailable') }).click();
  await expect(line).toHaveCount(0);

  await page.goto(at('/products/102'));
  await expect(card).toContainText(t('line_sold_out'));
});
