import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoHotels, findProductList, hostOf } from '@/scripts/parts/demo-hotels.mjs';
import { axe, expect, test, WITH_MOTION } from './fixtures';
import { openHotel, untilAtRest } from './guest';
import { BOTTOM_BAR } from './parts';
import { telling } from './variants';

test.use(WITH_MOTION);

// Guests who have not decided about cookies, whose pages show the banner.
test.use({ seesCookieBanner: true });

// What Lighthouse scores the same in every run, for home and a product list of every demo hotel, one of each template.
// `npm run bench -- templates` runs Lighthouse itself.

/** Whether a demo hotel shows that there may be no bar. */
const hidesBar = (code: string): boolean =>
  JSON.parse(readFileSync(join('hotels', code, 'hotel.json'), 'utf8')).ext_data.variations.hideBar === true;

const port = Number(process.env.E2E_PORT || '3410');

/**
 * A layout shift that is 0.00. With fonts and pictures one second late no page moves at all. But a busy browser may stop
 * in the middle of the HTML and paint what it has read, and what comes then moves what stands before it, which no page
 * can exclude (decision 142). A font or a picture that moves lines is 0.01 and more.
 */
const MOST_SHIFT = 0.005;

declare global {
  interface Window {
    shifts?: string[];
  }
}

/** Records what moves on the page without the guest. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[]) {
        const moved = entry.sources?.map(({ node }) => node?.textContent?.slice(0, 40) ?? '').join(' | ');
        window.shifts?.push(`${entry.value.toFixed(4)} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The home of every hotel, because each has its own template; then their lists. */
const PAGES = (['home', 'product list'] as const).flatMap((kind) => demoHotels().map((code) => ({ kind, code })));

for (const { kind, code } of telling(PAGES, 'hotel', demoHotels().length + 1))
  test(`the ${kind} of ${code} moves nothing while it loads and is accessible, described and canonical`, async ({
    page,
  }) => {
    const path = kind === 'home' ? '/' : await findProductList({ port, host: hostOf(code) });
    await recordShifts(page);
    await openHotel(page, code, { path });
    await untilAtRest(page);
    const shifts = (await page.evaluate(() => window.shifts)) ?? [];
    const shift = shifts.reduce((sum, one) => sum + Number.parseFloat(one), 0);
    expect(shift, shifts.join('\n')).toBeLessThan(MOST_SHIFT);
    await expect(page).toHaveTitle(/.+/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.+/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
    await axe(page);
  });

for (const code of telling(
  demoHotels().filter((code) => !hidesBar(code)),
  'hotel',
  2,
))
  test(`the bar of ${code} and its first entry are in place before the browser has read the others`, async ({
    page,
  }) => {
    await openHotel(page, code);
    const places = await page.locator(BOTTOM_BAR).evaluate((bar) => {
      const [first, ...others] = bar.querySelectorAll('li');
      const placeOf = (one: Element | undefined) => {
        const { x, y, width, height } = one?.getBoundingClientRect() ?? {};
        return [x, y, width, height];
      };
      const complete = [placeOf(bar), placeOf(first)];
      for (const entry of others) entry.remove();
      first?.replaceChildren();
      const begun = [placeOf(bar), placeOf(first)];
      first?.parentElement?.remove();
      return { complete, begun, empty: placeOf(bar) };
    });
    expect(places.begun).toEqual(places.complete);
    expect(places.empty).toEqual(places.complete[0]);
  });
