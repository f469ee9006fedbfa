import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { run } from 'axe-core';
import { smallTargets } from './small-targets';
import { waitUntilSettled } from './wait-until-settled';

const SOURCE = readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    axe?: { run: typeof run };
  }
}

/** Expects that the current screen breaks no rule of WCAG 2.2 AA that axe can check, and that a finger hits all of its controls. */
export async function axe(page: Page): Promise<void> {
  // Colours in the middle of a fade would be reported as errors.
  await waitUntilSettled(page);
  // While a page replaces another, the document has no title for a moment.
  await expect(page).toHaveTitle(/./);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  // Formatted in the page: the complete results are large, and take time to send.
  const found = await page.evaluate(async (rules) => {
    const results = await window.axe?.run(document, {
      runOnly: { type: 'tag', values: rules },
      resultTypes: ['violations'],
    });
    return results?.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
    );
  }, RULES);
  expect(found, `axe on ${page.url()}`).toEqual([]);
  expect(await smallTargets(page), `small targets on ${page.url()}`).toEqual([]);
}
