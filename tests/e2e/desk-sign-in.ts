import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** The words of the desk in a language. */
export function deskWords(language: string): (key: string) => string {
  const words: Readonly<Record<string, string>> = JSON.parse(readFileSync(`lib/words/desk/${language}.json`, 'utf8'));
  return (key) => {
    const word = words[key];
    if (word === undefined) throw new Error(`the desk has no word ${key} in ${language}`);
    return word;
  };
}

type SignIn = { url: string; key: string; name: string; language?: string };

/** Signs a staff member in at a desk. `url`: of the page; `language`: of the browser. */
export async function signIn(page: Page, { url, key, name, language = 'en' }: SignIn) {
  const t = deskWords(language);
  await page.goto(url);
  await page.getByLabel(t('name')).fill(name);
  await page.getByLabel(t('key')).fill(key);
  await page.getByRole('button', { name: t('sign_in') }).click();
  await expect(page.getByText(t('live').replace('{time}', ''))).toBeVisible();
}
