import { axe, expect, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';

test.use({ seesAnnouncements: true });

const translate = translationsOf('cala-verde', 'en');

test('home says what the hotel states, copies the password of its Wi-Fi, and opens a ring as often as the guest likes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHotel(page, 'cala-verde', { language: 'en' });

  const now = page.getByRole('region', { name: translate('now_in_house') });
  await expect(now.getByRole('listitem')).toHaveCount(4);
  await now.getByRole('button', { name: translate('copy_text') }).click();
  await expect(now.getByRole('button', { name: translate('copied_text') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('sol-y-mar');

  const facts = page.getByRole('region', { name: translate('good_to_know') });
  await expect(facts.getByRole('link', { name: 'Call Reception' })).toHaveAttribute('href', 'tel:+34971000000');
  await expect(facts).toContainText('12:00');
  await axe(page);

  const ring = page.getByRole('button', { name: 'Dinner', exact: true });
  await ring.click();
  await expect(dialog(page)).toHaveAccessibleName('Dinner by the sea');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);

  await page.reload();
  const seen = page.getByRole('button', { name: `Dinner ${translate('story_seen')}` });
  await seen.click();
  await expect(dialog(page)).toHaveAccessibleName('Dinner by the sea');
});

test('home greets by name, and “Stay longer” opens the late check-out', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fs_name', 'Anna'));
  await openHotel(page, 'cala-verde', { language: 'en' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), \u2068Anna\u2069$/,
  );
  await page.getByRole('link', { name: translate('stay_longer') }).click();
  await expect(dialog(page)).toHaveAccessibleName('Late check-out');
});

test('the card of what is on today opens its announcement', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en' });
  await page
    .getByRole('region', { name: translate('today_in_house') })
    .getByRole('button')
    .click();
  await expect(dialog(page)).toHaveAccessibleName('Live music on the terrace');
});

for (const [code, language] of [
  ['cala-verde', 'en'],
  ['cala-verde', 'ar'],
  ['qasr', 'ar'],
  ['polar', 'sv'],
  ['lido', 'it'],
  ['rive', 'fr'],
  ['dar-lila', 'fr'],
] as const) {
  test(`what home says of the house takes the place that was kept for it: ${code} in ${language}`, async ({ page }) => {
    await openHotel(page, code, { language });
    const places = page.locator('[data-house][style]');
    await expect(places.first()).not.toBeEmpty();
    const heights = await places.evaluateAll((all) =>
      (all as HTMLElement[]).map(({ dataset, style, offsetHeight }) => ({
        part: dataset.house,
        kept: Math.round(Number.parseFloat(style.minHeight) * 16),
        taken: offsetHeight,
      })),
    );
    expect(heights.length).toBeGreaterThan(0);
    for (const { part, kept, taken } of heights) expect(Math.abs(taken - kept), part).toBeLessThanOrEqual(1);
  });
}
