import type { BrowserContext, Page } from '@playwright/test';
import { writeHotel } from '@/tests/builders/platform/hotel-files';
import { expect, test } from './fixtures';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { PRODUCT_CARD } from './parts';

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

test.beforeAll(async () => {
  own = await serveOwnHotels((files) => {
    writeHotel(files, { code: 'aurora', id: 1, languages: ['en', 'de'], factor: 1 });
    writeHotel(files, { code: 'bellevue', id: 2, languages: ['en'], factor: 2 });
    files.change('aurora/hotel.json', (hotel) => {
      const widgets = { chat: `${PROVIDER}/chat.js`, booking: `${PROVIDER}/gone.js` };
      hotel.ext_data = {
        ...(hotel.ext_data as object),
        scripts: '<script type="text/javascript">document.documentElement.dataset.counted = "1";</script>',
        variations: { widgets },
      };
    });
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
