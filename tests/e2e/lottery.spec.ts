import { deskKey } from '@/lib/platform/desk-key';
import { ask } from '@/scripts/parts/serve-built-app.mjs';
import { writeHotel } from '@/tests/builders/platform/hotel-files';
import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { openHotel, translationsOf, untilHydrated } from './guest';
import { serveOwnHotels } from './own-hotels';
import { telling } from './variants';

for (const language of telling(['ar', 'en'], 'language')) {
  const t = translationsOf('cala-verde', language);

  test(`a guest enters a draw from its section, and finds the entry again, in ${language}`, async ({ page }) => {
    await openHotel(page, 'cala-verde', { language, path: '/products/405' });
    await page
      .getByRole('main')
      .getByRole('link', { name: t('lottery_to') })
      .click();
    await expect(page).toHaveURL(/\/lottery\/405$/);
    await expect(page.locator('html')).toHaveAttribute('data-page', '/lottery/405');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: t('lottery_rules') })).toBeVisible();
    const name = main.getByRole('textbox', { name: t('lottery_name') });
    const enter = main.getByRole('button', { name: t('lottery_enter') });
    await enter.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(t('validation_required'));
    await axe(page);
    await screenshot(page, `lottery-missing-${language}`);
    await name.fill('<b>Ada</b>');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`Lottery ${language} ${test.info().retry}`);
    await page.keyboard.press('Enter');
    const entered = main.getByRole('status');
    await expect(entered).toBeFocused();
    await expect(entered).toContainText(t('lottery_entered'));
    await expect(entered).toContainText('<b>Ada</b>');
    await axe(page);
    await screenshot(page, `lottery-entered-${language}`);
    await page.reload();
    await expect(main.getByRole('status')).toContainText(t('lottery_entered'));
    await expect(enter).toHaveCount(0);
  });
}

test('a draw with a winner names the winner and takes no entries', async ({ page }) => {
  await openHotel(page, 'lido', { language: 'en', path: '/lottery/405' });
  await expect(page.getByRole('main')).toContainText('Giulia B.');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await axe(page);
  await screenshot(page, 'lottery-drawn-en');
});

test('the page of a section without a draw is not found', async ({ page, problems }) => {
  problems.allow(/\b404\b/);
  for (const path of ['/lottery/102', '/lottery/999999', '/lottery'])
    expect((await page.goto(atHotel('cala-verde', path)))?.status()).toBe(404);
});

const TOKEN = 'the operator’s own token of a draw';

test('the winner whom staff choose reads it on the phone that entered', async ({ page }) => {
  const own = await serveOwnHotels(
    (files) => {
      writeHotel(files, { code: 'aurora', id: 1, languages: ['en'], factor: 1 });
      files.change('aurora/sections/20-wellness.json', (section) => {
        section.lottery = { title: 'Front row', prize: 'Two sunbeds' };
      });
    },
    { DESK_TOKEN: TOKEN },
  );
  try {
    const t = translationsOf('cala-verde', 'en');
    await page.goto(own.at('aurora', '/lottery/20'));
    await untilHydrated(page);
    await page.getByRole('textbox', { name: t('lottery_name') }).fill('Ada');
    await page.getByRole('combobox', { name: t('room_number') }).fill('101');
    await page.getByRole('button', { name: t('lottery_enter') }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(t('lottery_entered'));
    const { hostname: host, port } = new URL(own.at('aurora'));
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${deskKey(TOKEN, 'aurora')}` };
    const desk = (path: string, more: object = {}) =>
      ask({ port: Number(port), host, path: `/api/desk/v1/lotteries/20/${path}`, headers, ...more });
    const [entry] = JSON.parse((await desk('entries')).body.toString()).data;
    const chosen = await desk('winner', { method: 'POST', body: JSON.stringify({ entry: entry.uuid }) });
    expect(chosen.status).toBe(200);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(t('lottery_winner', { name: '\u2068Ada\u2069' }));
    await expect(page.getByRole('main').getByRole('status')).toContainText(t('lottery_won'));
  } finally {
    await own.stop();
  }
});
