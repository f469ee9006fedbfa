import type { Page } from '@playwright/test';
import { t } from './cart';
import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { known, pending } from './kept-hotel';
import { countTaps } from './taps';
import { telling } from './variants';

const FOR_YOUR_ROOM = '/products/703';
const TOWELS = { en: 'Fresh towels', ar: 'مناشف نظيفة' } as const;
type Language = keyof typeof TOWELS;
type Translate = ReturnType<typeof translationsOf>;

const toast = (page: Page) => page.locator('[data-part="undo"]');
const ask = (page: Page, translate: Translate = t, language: Language = 'en') =>
  page.getByRole('button', { name: `${translate('ask')}: ${TOWELS[language]}` });
const sendTo101 = (page: Page, translate: Translate = t) =>
  dialog(page).getByRole('button', { name: translate('request_send', { room: '101' }) });

/** The first request of this phone: room and consent are asked for. */
async function askOnce(page: Page, translate: Translate = t, language: Language = 'en'): Promise<void> {
  await openHotel(page, 'cala-verde', { language, path: FOR_YOUR_ROOM });
  await ask(page, translate, language).click();
  await dialog(page).getByLabel(translate('room_number')).fill('101');
  await dialog(page).getByRole('checkbox').last().check();
  await sendTo101(page, translate).click();
  await expect(toast(page).getByText(translate('request_sent'))).toBeVisible({ timeout: 30_000 });
}

const orders = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/orders')) sent.push(request.postData() ?? '');
  });
  return sent;
};

for (const language of telling(['ar', 'en'], 'language') as Language[]) {
  test(`towels are asked for with two taps from their card, and sent after ten seconds, in ${language}`, async ({
    page,
  }) => {
    const translate = translationsOf('cala-verde', language);
    await askOnce(page, translate, language);
    const sent = orders(page);
    const taps = await countTaps(page);
    await ask(page, translate, language).click();
    await expect(dialog(page).getByRole('checkbox', { name: translate('personal_data_consent') })).toHaveCount(0);
    await expect(dialog(page).getByText(translate('personal_data_agreement'))).toBeVisible();
    await expect(sendTo101(page, translate)).toBeVisible();
    await axe(page);
    await screenshot(page, `request-${language}`);
    await sendTo101(page, translate).click();
    expect(await taps()).toBe(2);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(toast(page)).toContainText(TOWELS[language]);
    await expect(toast(page).getByRole('button', { name: translate('undo') })).toBeVisible();
    await axe(page);
    await screenshot(page, `request-held-${language}`);
    expect(sent).toEqual([]);
    await expect(toast(page).getByText(translate('request_sent'))).toBeVisible({ timeout: 30_000 });
    expect(sent.map((body) => JSON.parse(body))).toMatchObject([{ room_number: '101', is_temporary: true }]);
    expect(await known(page)).toHaveLength(2);
  });
}

test('a request that is undone is never sent', async ({ page }) => {
  const sent = orders(page);
  await openHotel(page, 'cala-verde', { language: 'en', path: FOR_YOUR_ROOM });
  await ask(page).click();
  await dialog(page).getByLabel(t('room_number')).fill('101');
  // Without the tick nothing is held, and the tick has the focus.
  await sendTo101(page).click();
  await expect(dialog(page).getByRole('checkbox').last()).toBeFocused();
  await dialog(page).getByRole('checkbox').last().check();
  await sendTo101(page).click();
  await toast(page)
    .getByRole('button', { name: t('undo') })
    .click();
  await expect(toast(page).getByText(t('request_undone'))).toBeVisible();
  expect(await pending(page)).toBeNull();
  expect(sent).toEqual([]);
  expect(await known(page)).toHaveLength(0);
});

test('a request is sent once when the guest leaves the page within the ten seconds', async ({ page }) => {
  await askOnce(page);
  await ask(page).click();
  await sendTo101(page).click();
  await expect(toast(page).getByRole('button', { name: t('undo') })).toBeVisible();
  await page.goto(atHotel('cala-verde', '/search'));
  await expect.poll(() => known(page)).toHaveLength(2);
  await expect.poll(() => pending(page)).toBeNull();
});
