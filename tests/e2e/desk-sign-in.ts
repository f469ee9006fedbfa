import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Signs a staff member in at a desk. `url`: of the page. */
export async function signIn(page: Page, { url, key, name }: { url: string; key: string; name: string }) {
  await page.goto(url);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Staff key').fill(key);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByText(/Live,/)).toBeVisible();
}
