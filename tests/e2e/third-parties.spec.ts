import type { BrowserContext, Page } from '@playwright/test';
import type { pageOf } from '@/lib/domain/navigation/routes';
import { type HotelFiles, writeHotel } from '@/tests/builders/platform/hotel-files';
import { expect, test } from './fixtures';
import { dialog, translationsOf } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { PRODUCT_CARD } from './parts';

test.use({ seesCookieBanner: true });

const t = translationsOf('cala-verde', 'en');

/** The host of a widget's provider, for which the browser's network stands in. */
const PROVIDER = 'https://widgets.example';

/** A provider's script: it asks its host for a greeting and shows it in a frame. */
const WIDGET = `
  fetch('${PROVIDER}/greeting').then((response) => response.text()).then((greeting) => {
    const frame = document.createElement('iframe');
    frame.title = 'Widget';
    frame.src = '${PROVIDER}/frame?' + greeting;
    document.body.append(frame);
  });
`;

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

test.beforeAll(async () => {
  own = await serveOwnHotels((files) => {
    writeHotel(files, { code: 'aurora', id: 1, languages: ['en', 'de'], factor: 1 });
    writeHotel(files, { code: 'bellevue', id: 2, languages: ['en'], factor: 2 });
    writeHotel(files, { code: 'corona', id: 3, languages: ['en'], factor: 1 });
    for (const code of ['aurora', 'corona'])
      files.change(`${code}/hotel.json`, (hotel) => {
        const widgets = { chat: `${PROVIDER}/chat.js`, booking: `${PROVIDER}/gone.js` };
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

/** Responds at the provider's addresses. Returns the paths that pages have requested. */
async function provider(context: BrowserContext): Promise<readonly string[]> {
  const requested: string[] = [];
  const headers = { 'access-control-allow-origin': '*' };
  await context.route(`${PROVIDER}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(pathname);
    if (pathname === '/chat.js') await route.fulfill({ contentType: 'text/javascript', body: WIDGET });
    else if (pathname === '/greeting') await route.fulfill({ headers, body: 'hello' });
    else if (pathname === '/frame') await route.fulfill({ contentType: 'text/html', body: '<p>May I help?</p>' });
    else await route.abort('connectionrefused');
  });
  return requested;
}

/** Opens a page of aurora after the guest has decided about cookies. */
async function openDecided(page: Page, accepted: boolean): Promise<void> {
  await page.goto(own.at('aurora'));
  await page.evaluate((value) => localStorage.setItem('access_cookie', value), String(accepted));
  await page.goto(own.at('aurora', '/products/10'), { waitUntil: 'networkidle' });
}

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
  'skip-the-clean': ['/skip-the-clean'],
  'locations-occupancy': ['/locations-occupancy'],
  receipt: ['/receipt'],
  'receipt-check': ['/receipt/made-up'],
  ar: ['/ar'],
  'ar-promo': ['/ar-promo'],
  chat: ['/chat'],
  'section-page': ['/section-page/10'],
  lottery: ['/lottery/10'],
  payment: ['/payment/success', '/payment/error'],
  pay: [`/pay/${'a'.repeat(43)}`],
  desk: ['/desk'],
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
    if (stored !== null) await context.addInitScript((value) => localStorage.setItem('access_cookie', value), stored);
    for (const [path, kind] of kinds.flatMap((kind) => ROUTES[kind].map((path) => [path, kind] as const))) {
      const response = await page.goto(own.at('corona', path), { waitUntil: 'networkidle' });
      expect(response?.ok(), path).toBe(!MISSING.includes(kind));
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html'), path).not.toHaveAttribute('data-counted');
    }
    expect([...hosts]).toEqual([new URL(own.at('corona')).host]);
    expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== 'lang')).toEqual([]);
  });

test('scripts of others load on the page on which a guest accepts, and end on the page on which the guest refuses', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/gone\.js/);
  const requested = await provider(context);
  await page.goto(own.at('aurora'), { waitUntil: 'networkidle' });
  await page
    .getByRole('region', { name: t('cookie_title') })
    .getByRole('button', { name: t('cookie_accept') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-counted', '1');
  await expect.poll(() => requested).toContain('/chat.js');
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
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-counted');
  await expect(dialog(page)).toContainText(t('cookie_refused'));
  expect(requested.length).toBe(before);
  expect(await page.evaluate(() => [localStorage.getItem('_counter'), document.cookie.includes('_counter')])).toEqual([
    null,
    false,
  ]);
  expect(await page.evaluate(() => localStorage.getItem('access_cookie'))).toBe('false');
});

test('requests nothing of others before a guest has accepted cookies', async ({ page, context }) => {
  const requested = await provider(context);
  await page.goto(own.at('aurora'), { waitUntil: 'networkidle' });
  await expect(page.locator('html')).not.toHaveAttribute('data-counted');
  await openDecided(page, false);
  await expect(page.locator('html')).not.toHaveAttribute('data-counted');
  expect(requested).toEqual([]);
});

test('runs the hotel’s script and a widget with its frame after a guest has accepted cookies, although the host of another widget is down', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/gone\.js/);
  const requested = await provider(context);
  await openDecided(page, true);
  await expect(page.frameLocator('iframe[title=Widget]').getByText('May I help?')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-counted', '1');
  // The page that the guest is leaving may notice the decision, and load them too.
  expect([...new Set(requested)].sort()).toEqual(['/chat.js', '/frame', '/gone.js', '/greeting']);
  await page.locator(PRODUCT_CARD).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('allows the host of a widget only on the pages of the hotel that has it', async ({ page }) => {
  expect(await policyOf(page, 'aurora')).toContain(`frame-src ${PROVIDER}`);
  // The second response comes from the page cache.
  expect(await policyOf(page, 'aurora')).toContain(`frame-src ${PROVIDER}`);
  const bellevue = await policyOf(page, 'bellevue');
  expect(bellevue).not.toContain(PROVIDER);
  expect(bellevue).not.toContain('frame-src');
});
