import type { Page } from '@playwright/test';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Staff desk' });

/** Opens what the last button of the navigation has, if there is one. */
async function openMore(page: Page): Promise<void> {
  const more = navigation(page).getByRole('button', { name: /More$/, expanded: false });
  if ((await more.count()) > 0) await more.click();
}

/** The addresses of the areas that the navigation of a desk in English offers, also behind its last button. */
export async function offeredAreas(page: Page): Promise<readonly (string | null)[]> {
  await openMore(page);
  const links = await navigation(page)
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  await page.keyboard.press('Escape');
  return [...new Set(links)];
}

/** Opens an area by the navigation of a desk in English, also one behind its last button. */
export async function openArea(page: Page, title: string): Promise<void> {
  const link = navigation(page).getByRole('link', { name: title });
  if ((await link.count()) === 0) await openMore(page);
  await link.click();
}
