import type { Page } from '@playwright/test';
import type { pageOf } from '@/lib/domain/navigation/routes';
import { type HotelFiles, writeHotel } from '@/tests/builders/platform/hotel-files';
import { HANGING_SCRIPT, WIDGET_DOMAIN } from '@/tests/peers/widgets';
import { DEAD_HOST, test } from '../peers/third-party-browser';
import { expect } from './fixtures';
import { dialog, translationsOf, untilAtRest } from './guest';
import { markStored } from './known-device';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { CART_BAR, PRODUCT_CARD } from './parts';

test.use({ seesCookieBanner: true });

const t = translationsOf('cala-verde', 'en');

const CHAT = `https://chat.${WIDGET_DOMAIN}`;
const GONE = `https://${DEAD_HOST}/gone.js`;

let own: OwnHotels;

/** Gives corona what every route needs, and a counter. */
function addEverything(files: HotelFiles): void {
  files.change('corona/hotel.json', (hotel) => {
    hotel.metric_num = '12345678';
    const { variations, ...ext } = hotel.ext_data as { variations: object };
    hotel.ext_data = { ...ext, variations: { ...variations, recognitionPage: true, skipTheClean: 110 } };
  });
  files.change('corona/sections/10-kitchen.json', (section) => {
    section.lottery = { title: 'The summer draw', prize: 'A dinner for two', rules: '<p>One entry for a guest.</p>' };
    const days = { id: 1101, title: 'Days', ptype_id: 'calendar', is_required: true };
    (section.products as object[]).push({ id: 110, title: 'No cleaning', price: 0, is_popup: true, options: [days] });
  });
}

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  own = await serveOwnHotels((files) => {
    writeHotel(files, { code: 'aurora', id: 1, languages: ['en', 'de'], factor: 1 });
    writeHotel(files, { code: 'bellevue', id: 2, languages: ['en'], factor: 2 });
    writeHotel(files, { code: 'corona', id: 3, languages: ['en'], factor: 1 });
    writeHotel(files, { code: 'delta', id: 4, languages: ['en'], factor: 1 });
    for (const code of ['aurora', 'corona', 'delta'])
      files.change(`${code}/hotel.json`, (hotel) => {
        const hanging = code === 'delta' ? { chatbot: HANGING_SCRIPT } : {};
        const widgets = { chat: `${CHAT}/chat.js`, booking: GONE, ...hanging };
        hotel.ext_data = {
          ...(hotel.ext_data as object),
          scripts: '<script type="text/javascript">document.documentElement.dataset.counted = "1";</script>',
          variations: { widgets },
        };
      });
    addEverything(files);
  });
});
test.afterAll(() => own.stop());

/** Opens a page of aurora after the guest has decided about cookies. */
async function openDecided(page: Page, accepted: boolean): Promise<void> {
  await page.goto(own.at('aurora'));
  await page.evaluate((value) => localStorage.setItem('access_cookie', value), String(accepted));
  await page.goto(own.at('aurora', '/products/10'));
  await untilAtRest(page);
}

const frameOfChat = (page: Page) => page.frameLocator('iframe[title="Widget chat"]');

const policyOf = async (page: Page, code: string) => {
  const response = await page.goto(own.at(code));
  return (await response?.headerValue('content-security-policy')) ?? '';
};

type Kind = ReturnType<typeof pageOf>['kind'];

/** The addresses of every kind of page; the type checker misses a new kind here. */
const ROUTES: Readonly<Record<Kind, readonly string[]>> = {
  home: ['/', '/home'],
  sections: ['/sections/20'],
  products: ['/products/10'],
  search: ['/search'],
  booking: ['/booking'],
  'my-day': ['/my-day'],
  'skip-the-clean': ['/skip-the-clean'],
  'locations-occupancy': ['/locations-occupancy'],
  receipt: ['/receipt'],
  'receipt-check': ['/receipt/made-up'],
  'room-code': ['/room-code'],
  ar: ['/ar'],
  'ar-promo': ['/ar-promo'],
  chat: ['/chat'],
  'section-page': ['/section-page/10'],
  lottery: ['/lottery/10'],
  payment: ['/payment/success', '/payment/error'],
  pay: [`/pay/${'a'.repeat(43)}`],
  desk: ['/desk'],
  'desk-invitation': ['/desk/invitation'],
  'not-found': ['/nowhere'],
};
/** What the hotel has nothing for. */
const MISSING: readonly Kind[] = ['pay', 'receipt-check', 'not-found'];

for (const stored of [null, 'false'] as const)
  test(`no route requests anything of another host while the decision about cookies is ${stored}`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/\b(?:404|401|403|410)\b/);
    const kinds = Object.keys(ROUTES) as Kind[];
    const hosts = new Set<string>();
    context.on('request', (request) => hosts.add(new URL(request.url()).host));
    if (stored !== null) await markStored(context, { access_cookie: stored });
    for (const [path, kind] of kinds.flatMap((kind) => ROUTES[kind].map((path) => [path, kind] as const))) {
      const response = await page.goto(own.at('corona', path));
      expect(response?.ok(), path).toBe(!MISSING.includes(kind));
      await untilAtRest(page);
      await expect(page.locator('html'), path).not.toHaveAttribute('data-counted');
    }
    expect([...hosts]).toEqual([new URL(own.at('corona')).host]);
    expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== 'lang')).toEqual([]);
  });

test('scripts of others load on the page on which a guest accepts, and end on the page on which the guest refuses', async ({
  page,
  context,
  problems,
  requested,
}) => {
  problems.allow(/gone\.js/);
  await page.goto(own.at('aurora'));
  await untilAtRest(page);
  await page
    .getByRole('region', { name: t('cookie_title') })
    .getByRole('button', { name: t('cookie_accept') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-counted', '1');
  await expect.poll(() => requested).toContain(`${new URL(CHAT).host}/chat.js`);
  await page.evaluate(() => localStorage.setItem('_counter', '7'));
  await context.addCookies([{ name: '_counter', value: '7', url: own.at('aurora') }]);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('cookie_settings') })
    .click();
  await expect(dialog(page)).toContainText(t('cookie_accepted'));
  const reloaded = page.waitForEvent('load');
  await dialog(page)
    .getByRole('button', { name: t('cookie_refuse') })
    .click();
  await reloaded;
  const before = requested.length;
  await untilAtRest(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-counted');
  await expect(dialog(page)).toContainText(t('cookie_refused'));
  expect(requested.length).toBe(before);
  expect(await page.evaluate(() => [localStorage.getItem('_counter'), document.cookie.includes('_counter')])).toEqual([
    null,
    false,
  ]);
  expect(await page.evaluate(() => localStorage.getItem('access_cookie'))).toBe('false');
});

test('requests nothing of others before a guest has accepted cookies', async ({ page, requested }) => {
  await page.goto(own.at('aurora'));
  await untilAtRest(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-counted');
  await openDecided(page, false);
  await expect(page.locator('html')).not.toHaveAttribute('data-counted');
  expect(requested).toEqual([]);
});

test('runs the hotel’s script and a widget with its frame after a guest has accepted cookies, although the host of another widget is down', async ({
  page,
  problems,
  requested,
}) => {
  problems.allow(/gone\.js/);
  await openDecided(page, true);
  await expect(frameOfChat(page).getByText('may I help?')).toBeVisible();
  await expect(page.getByAltText('Widget chat')).toHaveJSProperty('naturalWidth', 8);
  await expect(page.locator('html')).toHaveAttribute('data-counted', '1');
  // The page that the guest is leaving may notice the decision, and load them too.
  const { host } = new URL(CHAT);
  const paths = ['/chat.js', '/frame?hello', '/greeting', '/picture.svg'];
  expect([...new Set(requested)].sort()).toEqual(paths.map((path) => host + path));
  await page.locator(PRODUCT_CARD).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('allows the host of a widget only on the pages of the hotel that has it', async ({ page }) => {
  expect(await policyOf(page, 'aurora')).toContain(`frame-src ${CHAT}`);
  // The second response comes from the page cache.
  expect(await policyOf(page, 'aurora')).toContain(`frame-src ${CHAT}`);
  const bellevue = await policyOf(page, 'bellevue');
  expect(bellevue).not.toContain(WIDGET_DOMAIN);
  expect(bellevue).not.toContain('frame-src');
});

test('a hotel stays usable while the host of one widget is down and that of another hangs', async ({
  page,
  context,
  problems,
  requested,
}) => {
  // What the browser itself reports of the host that is down.
  problems.allow(/net::ERR_.*gone\.js/);
  await markStored(context, { access_cookie: 'true' });
  await page.goto(own.at('delta', '/products/10'));
  await expect.poll(() => requested).toContain(HANGING_SCRIPT.replace('https://', ''));
  await expect(frameOfChat(page).getByText('may I help?')).toBeVisible();
  await page.locator(PRODUCT_CARD).first().click();
  await dialog(page)
    .getByRole('button', { name: /^Add at/ })
    .click();
  await page.locator(CART_BAR).click();
  await expect(dialog(page).getByRole('heading', { name: t('your_order') })).toBeVisible();
});

test('widgets are requested only after the page is loaded', async ({ page, context, problems }) => {
  problems.allow(/net::ERR_.*gone\.js/);
  await markStored(context, { access_cookie: 'true' });
  await page.goto(own.at('aurora', '/products/10'));
  await expect(frameOfChat(page).getByText('may I help?')).toBeVisible();
  const [loaded, requestedAt] = await page.evaluate((address) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return [navigation?.loadEventStart ?? 0, performance.getEntriesByName(address)[0]?.startTime ?? 0];
  }, `${CHAT}/chat.js`);
  expect(loaded).toBeGreaterThan(0);
  expect(requestedAt).toBeGreaterThanOrEqual(loaded ?? 0);
});
