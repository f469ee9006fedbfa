import type { Page } from '@playwright/test';
import { STORED_KEYS, storedKey } from '@/lib/domain/privacy/stored-keys';
import { openProduct } from './booking';
import { cartWith, fillInCheckout, orderPlacedHeading, sendButton, t } from './cart';
import { expect, test } from './fixtures';
import { dialog, openHotel, untilHydrated } from './guest';
import { BOTTOM_BAR, LANGUAGE_BUTTON } from './parts';

const base64 = (text: string) => encodeURIComponent(Buffer.from(text).toString('base64'));

/** Everything that the browser has stored, as the register's places and keys. */
async function storedOn(page: Page) {
  const [web, databases, caches] = await page.evaluate(async () => [
    [
      ...Object.keys(localStorage).map((key) => ({ place: 'local' as const, key })),
      ...Object.keys(sessionStorage).map((key) => ({ place: 'session' as const, key })),
    ],
    (await indexedDB.databases()).map(({ name }) => name ?? ''),
    (await window.caches.keys()).map((key) => ({ place: 'cache' as const, key })),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => ({ place: 'cookie' as const, key: name }));
  return { entries: [...web, ...caches, ...cookies], databases };
}

/** Expects that everything stored is in the register. Returns the keys of its rows. */
async function expectRegistered(page: Page): Promise<string[]> {
  const { entries, databases } = await storedOn(page);
  expect(databases).toEqual([]);
  expect(entries.filter(({ place, key }) => storedKey(place, key) === undefined)).toEqual([]);
  return entries.map(({ place, key }) => storedKey(place, key)?.key ?? '');
}

async function order(page: Page): Promise<void> {
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
}

async function writeToTheHotel(page: Page): Promise<void> {
  await openHotel(page, 'cala-verde', { language: 'en' });
  await page
    .locator(BOTTOM_BAR)
    .getByRole('button', { name: t('chat') })
    .click();
  // A guest whose name and room are known writes at once.
  const message = dialog(page).locator('textarea');
  await message.fill('Good morning');
  await dialog(page)
    .getByRole('button', { name: t('chat_send') })
    .click();
  await expect(message).toHaveValue('');
  await message.fill('And another thing');
}

test('a guest who uses all of the app stores only keys of the register', async ({ page }) => {
  const query = `send-url=${base64('/products/102')}&send-email=ana%40example.com&announcement_id=7`;
  await openHotel(page, 'cala-verde', { language: 'en', path: `/home?${query}` });
  await expect(page).toHaveURL(/\/products\/102$/);
  const seen = new Set(await expectRegistered(page));
  const add = async () => {
    for (const key of await expectRegistered(page)) seen.add(key);
  };

  await order(page);
  await add();

  await openHotel(page, 'cala-verde', { path: '/products/503' });
  await openProduct(page, 'Taxi to Palma old town');
  const phone = dialog(page).getByLabel('Phone number for the driver');
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${t('country')}`) })
    .click();
  await dialog(page)
    .getByRole('combobox', { name: t('country_search') })
    .fill('germ');
  await dialog(page).getByRole('option').first().click();
  await phone.pressSequentially('15112345678');
  await add();

  await openHotel(page, 'cala-verde', { path: '/lottery/405' });
  await untilHydrated(page);
  await page.getByRole('textbox', { name: t('lottery_name') }).fill('Ada');
  await page.getByRole('main').getByRole('textbox').last().fill('214');
  await page.getByRole('button', { name: t('lottery_enter') }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(t('lottery_entered'));
  await add();

  await writeToTheHotel(page);
  const stored = async () => (await storedOn(page)).entries.map(({ key }) => key);
  await expect.poll(stored).toEqual(expect.arrayContaining(['chat-draft', 'chat-uuid']));
  await add();

  await dialog(page)
    .getByRole('button', { name: t('close') })
    .first()
    .click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator(LANGUAGE_BUTTON).click();
  await dialog(page).getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await add();

  // The walk is one: it has met most of what guests store.
  const met = [...seen].sort();
  expect(met).toEqual(
    expect.arrayContaining([
      'access_cookie',
      'alternate_logo',
      'announcement_id',
      'chat-draft',
      'chat-uuid',
      'email',
      'fs_room_number',
      'fs_uuids',
      'lang',
      'lottery_entries',
      'person-uuid',
      'phone-number-country',
      'phone-number-mask',
      'prev_route',
    ]),
  );
  expect(met.every((key) => STORED_KEYS.some((row) => row.key === key))).toBe(true);
});

test.describe('with announcements', () => {
  test.use({ seesAnnouncements: true });

  test('a seen announcement is stored under a key of the register', async ({ page }) => {
    await openHotel(page, 'cala-verde', { language: 'en', path: '/products/211' });
    await expect(dialog(page)).toHaveAccessibleName('Live music on the terrace');
    const keys = await expectRegistered(page);
    expect(keys).toContain('display_announcement_*');
    expect(keys).toContain('visit_began');
  });
});
