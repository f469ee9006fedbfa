import type { Locator, Page } from '@playwright/test';
import { openCartWith } from './cart';
import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf, untilHydrated } from './guest';
import { RICH_TEXT } from './parts';
import { telling } from './variants';

const t = translationsOf('cala-verde', 'en');

const isInfo = (url: string, type: string) => new URL(url).pathname.endsWith(`/get-public-info/${type}`);

/** Makes the hotel have no text of this type. */
const without = (page: Page, type: string) =>
  page.route('**/get-public-info/**', (route) =>
    isInfo(route.request().url(), type)
      ? route.fulfill({ status: 404, json: { status: 404, refusal: 'not-found' } })
      : route.continue(),
  );

/** Opens a legal text with its button in the consent or in the footer. */
const openText = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const language of telling(['ar', 'en'], 'language')) {
  test(`every legal text of the hotel opens in a dialog and is fetched once, in ${language}`, async ({ page }) => {
    const translate = translationsOf('cala-verde', language);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/get-public-info/')) fetched.push(new URL(request.url()).pathname);
    });
    await openHotel(page, 'cala-verde', { language });
    for (const key of ['privacy_policy', 'impressum', 'public_offer'] as const) {
      await openText(page, translate(key));
      await expect(
        dialog(page)
          .getByRole('heading', { name: translate(key), level: 2 })
          .first(),
      ).toBeVisible();
      await expect(dialog(page).locator(RICH_TEXT)).not.toBeEmpty();
      await axe(page);
      await screenshot(page, `legal-${key}-${language}`);
      await dialog(page)
        .getByRole('button', { name: translate('back') })
        .click();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
    await openText(page, translate('impressum'));
    await expect(dialog(page).locator(RICH_TEXT)).toBeVisible();
    expect(fetched).toHaveLength(3);
    await page.goBack();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test(`the palace without its own text on personal data shows the built-in text, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/\b404\b/);
    const translate = translationsOf('qasr', language);
    await openHotel(page, 'qasr', { language, path: '/products/201' });
    await openCartWith(page, language === 'en' ? 'Lentil soup' : 'شوربة العدس');
    await dialog(page)
      .getByRole('button', { name: translate('personal_data_agreement') })
      .click();
    const notice = dialog(page);
    await expect(notice.getByText(/2021/)).toBeVisible();
    await expect(notice.getByText(/Qasr Al Nakheel|قصر النخيل/).first()).toBeVisible();
    await expect(notice.getByRole('link', { name: 'privacy@qasr.example' })).toBeVisible();
    await axe(page);
    await screenshot(page, `data-protection-${language}`);
    await notice.getByRole('button', { name: translate('back') }).click();
    await expect(dialog(page).getByRole('checkbox').last()).not.toBeChecked();
  });
}

test('a legal text that the hotel does not have shows a message', async ({ page, problems }) => {
  problems.allow(/\b404\b/);
  await without(page, 'impressum');
  await openHotel(page, 'cala-verde', { language: 'en' });
  await openText(page, t('impressum'));
  await expect(dialog(page).getByText(t('legal_text_missing'))).toBeVisible();
});

/** Whether a finger that touches 21 pixels above or below the middle of a link still hits the link. */
const isWideEnough = (link: Locator) =>
  link.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return [-21, 0, 21].every((step) =>
      element.contains(document.elementFromPoint(left + width / 2, top + height / 2 + step)),
    );
  });

test('the links of the consent have the same touch height as the buttons', async ({ page }) => {
  const translate = translationsOf('qasr', 'en');
  await openHotel(page, 'qasr', { language: 'en', path: '/products/201' });
  await openCartWith(page, 'Lentil soup');
  const cart = dialog(page);
  for (const name of [translate('public_offer'), 'privacy policy', translate('personal_data_agreement')]) {
    expect(await isWideEnough(cart.getByRole('button', { name })), name).toBe(true);
  }
  expect(await isWideEnough(cart.getByRole('link', { name: 'privacy@qasr.example' }))).toBe(true);
  // A tap on the text beside a link ticks its checkbox.
  await cart.getByText('I accept the').first().click();
  await expect(cart.getByRole('checkbox').first()).toBeChecked();
});

/** How much of a page is rendered: the number of pixels on its canvas that are not white. */
const inkOn = (page: Page, number: number) =>
  dialog(page)
    .locator('canvas')
    .nth(number - 1)
    .evaluate((canvas: HTMLCanvasElement) => {
      if (canvas.width === 0) return 0;
      // Of a copy, because Chromium warns of a canvas that is read again and again.
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
      if (copy === null) throw new Error('The browser has no canvas.');
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
      let ink = 0;
      for (let at = 0; at < data.length; at += 4) {
        if ((data[at + 3] ?? 0) > 0 && ((data[at] ?? 255) < 250 || (data[at + 1] ?? 255) < 250)) ink += 1;
      }
      return ink;
    });

/** Before the app handles taps, the browser opens the file by itself. */
async function openMenu(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.getByRole('link', { name: 'The menu', exact: true }).click();
}

test('a PDF menu can be read page by page, enlarged, and closed with the phone’s back button', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/sections/202' });
  await axe(page);
  await screenshot(page, 'section-files-en');
  await openMenu(page);
  const viewer = dialog(page);
  await expect(viewer.getByRole('heading', { name: 'Cala Verde – Menu' })).toBeVisible();
  await expect.poll(() => inkOn(page, 1)).toBeGreaterThan(5_000);
  await expect(viewer.getByRole('region', { name: t('pdf_page', { n: '1', most: '3' }) })).toContainText('Paella');
  await axe(page);
  await screenshot(page, 'pdf-en');

  const before = await viewer
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.width);
  await viewer.getByRole('button', { name: t('zoom_in') }).click();
  await expect
    .poll(() =>
      viewer
        .locator('canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => canvas.width),
    )
    .toBeGreaterThan(before);
  await viewer.getByRole('button', { name: t('zoom_out') }).click();

  await viewer.locator('canvas').last().scrollIntoViewIfNeeded();
  await expect.poll(() => inkOn(page, 3)).toBeGreaterThan(5_000);

  const link = viewer.getByRole('link', { name: t('open_in_new_tab') });
  const file = await page.evaluate(
    async (href) => {
      const response = await fetch(href ?? '');
      return [response.headers.get('content-type'), (await response.text()).slice(0, 5)];
    },
    await link.getAttribute('href'),
  );
  expect(file).toEqual(['application/pdf', '%PDF-']);

  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page).toHaveURL(atHotel('cala-verde', '/sections/202'));
});

test('the PDF viewer enters and leaves full screen', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/sections/202' });
  await openMenu(page);
  await dialog(page)
    .getByRole('button', { name: t('full_screen') })
    .click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.querySelector('h2') != null)).toBe(true);
  await expect.poll(() => inkOn(page, 1)).toBeGreaterThan(5_000);
  await dialog(page)
    .getByRole('button', { name: t('leave_full_screen') })
    .click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await dialog(page)
    .getByRole('button', { name: t('close') })
    .click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('a broken PDF shows a message and a plain link to the file', async ({ page }) => {
  await page.route('**/storage/cala-verde/menu-*.pdf', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: 'this was a menu once' }),
  );
  await openHotel(page, 'cala-verde', { language: 'en', path: '/sections/202' });
  await openMenu(page);
  await expect(
    dialog(page)
      .getByRole('alert')
      .filter({ hasText: t('pdf_broken') }),
  ).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: t('pdf_open') })).toHaveAttribute('href', /menu-en\.pdf$/);
  await axe(page);
  await screenshot(page, 'pdf-broken-en');
});

test('a PDF menu opens in the guest’s language if the hotel has it, and as a plain link without scripts', async ({
  newGuest,
  problems,
}) => {
  problems.allow(/^request csp: .*\.js$/);
  const plain = await (await newGuest({ javaScriptEnabled: false })).newPage();
  await openHotel(plain, 'cala-verde', { language: 'es', path: '/products/211', early: true });
  await expect(plain.getByRole('link', { name: 'La carta', exact: true })).toHaveAttribute('href', /menu-es\.pdf$/);
});
