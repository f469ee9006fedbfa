import { openProduct } from './booking';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { telling } from './variants';

const LIST = '/products/102';
const PIZZA = { en: 'Margherita pizza', ar: 'بيتزا مارغريتا' } as const;

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a guest swipes through the pictures of a dish, enlarges one and comes back to the sheet, in ${language}`, async ({
    page,
  }) => {
    const t = translationsOf('cala-verde', language);
    const place = (n: number) => t('slide_of', { n: String(n), count: '3' });
    await openHotel(page, 'cala-verde', { language, path: LIST });
    await openProduct(page, PIZZA[language]);
    const sheet = page.locator('dialog[open]').first();
    const row = sheet.locator('[data-part="picture"] ul');
    await expect(sheet.getByText(place(1))).toBeAttached();
    await axe(page);
    await screenshot(page, `gallery-${language}`);

    // As a finger does, in the direction of the text.
    await row.evaluate(
      (list, sign) => {
        list.scrollBy({ left: sign * list.clientWidth, behavior: 'instant' });
      },
      language === 'ar' ? -1 : 1,
    );
    await expect(sheet.getByText(place(2))).toBeAttached();

    await row.getByRole('button').nth(1).click();
    const large = dialog(page);
    await expect(large.getByText(place(2), { exact: true })).toBeVisible();
    await axe(page);
    await screenshot(page, `gallery-large-${language}`);
    await large.getByRole('button', { name: place(3), exact: true }).click();
    await expect(large.getByText(place(3), { exact: true })).toBeVisible();

    const picture = large.getByRole('button', { name: t('enlarge_picture') }).last();
    await expect(picture).toHaveAttribute('aria-pressed', 'false');
    const width = () => picture.evaluate((button) => button.getBoundingClientRect().width);
    const before = await width();
    await picture.click();
    await expect(picture).toHaveAttribute('aria-pressed', 'true');
    expect(await width()).toBeGreaterThan(before * 2);

    await page.goBack();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(PIZZA[language]);
  });
}
