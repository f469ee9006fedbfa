import type { IncomingHttpHeaders } from 'node:http';
import type { HotelResponse } from '@/lib/contract/hotel';
import { hostRulesFrom } from '@/lib/domain/tenancy/host';
import { resolvePageRequest } from './page-request';

const LANGUAGES = { aurora: ['en', 'de', 'fr', 'ua'], bellevue: ['ru', 'en'] } as const;

/** A hotel with only the fields that the page cache reads. */
const hotelWith = (languages: readonly string[]) =>
  ({ languages: languages.map((code) => ({ code })), hotel: { hide_ru: false } }) as unknown as HotelResponse;

const loadHotel = async (code: string) =>
  code === 'aurora' || code === 'bellevue' ? hotelWith(LANGUAGES[code]) : null;

const resolve = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  resolvePageRequest(
    { method, url, headers: { host: 'aurora.localhost:3000', ...headers } },
    { rules: hostRulesFrom({}), loadHotel },
  );
const keyOf = async (url: string, headers: IncomingHttpHeaders = {}) => (await resolve(url, headers))?.key ?? null;

describe('a cacheable page', () => {
  it.each([['/'], ['/home'], ['/sections/3'], ['/products/102?product=1001'], ['/catalogue/de/house']])(
    '%s is cacheable',
    async (url) => {
      // By its hotel's prefix all pages of a hotel are removed.
      expect(await resolve(url)).toMatchObject({ key: expect.stringMatching(/^aurora /), url });
      expect(
        await resolvePageRequest(
          { method: 'HEAD', url, headers: { host: 'aurora.localhost' } },
          { rules: hostRulesFrom({}), loadHotel },
        ),
      ).not.toBeNull();
    },
  );

  it('keeps what home says of the house in the language of its path, with the guest’s region', async () => {
    const page = await resolve('/catalogue/de/house?lang=fr&x=1', {
      cookie: 'lang=en',
      'accept-language': 'en, de-AT',
    });
    expect(page).toMatchObject({
      url: '/catalogue/de/house',
      headers: { cookie: 'lang=de', 'accept-language': 'de-AT' },
    });
    expect(await keyOf('/catalogue/de/house')).not.toBe(await keyOf('/catalogue/fr/house'));
    for (const url of ['/catalogue/de', '/catalogue/de/house/x', '/catalogue/DE/house'])
      expect(await keyOf(url)).toBeNull();
  });

  it('has one key for all spellings of a host, and none for a host below the hotel', async () => {
    const key = await keyOf('/');
    for (const host of ['AURORA.localhost:3000', 'aurora.localhost.:3000', 'aurora.localhost:03000']) {
      expect(await keyOf('/', { host })).toBe(key);
      expect((await resolve('/', { host }))?.headers.host).toBe('aurora.localhost:3000');
    }
    for (const host of ['aurora.a.localhost:3000', 'a.aurora.localhost:3000'])
      expect(await keyOf('/', { host })).toBeNull();
  });

  it('renders a page only from its URL, its language and the router’s headers, and from nothing else of the request', async () => {
    const page = await resolve('/products/102?utm_source=qr&product=7', {
      cookie: 'lang=de',
      'accept-language': 'de-CH, en;q=0.5',
      authorization: 'Bearer secret',
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'a phone',
      'x-lang': 'fr',
      'content-security-policy': "script-src 'nonce-mine'",
    });
    expect(page).toMatchObject({
      url: '/products/102?product=7',
      headers: { host: 'aurora.localhost:3000', cookie: 'lang=de', 'accept-language': 'de-CH' },
    });
    expect(Object.keys(page?.headers ?? {})).toEqual(['host', 'cookie', 'accept-language']);
  });
});

describe('a page that is not cacheable', () => {
  it.each([
    ['/?debug_mode=1'],
    ['/products/102?set-room=101'],
    ['/?open-product-id=4'],
    ['/home?send-url=L2hvbWU='],
    ['/payment/success?order=1'],
    ['/payment/error'],
    [`/pay/${'a'.repeat(43)}`],
    ['/nowhere'],
    ['/desk'],
    ['/api/v1/hotels/aurora'],
    ['/healthz'],
    ['//elsewhere.example/'],
    ['/\\elsewhere.example'],
  ])('%s is not cacheable', async (url) => {
    expect(await resolve(url)).toBeNull();
  });

  it.each([
    ['another cookie', { cookie: 'lang=de; session=1' }],
    ['another cookie alone', { cookie: 'session=1' }],
    ['no hotel’s host', { host: 'localhost' }],
    ['an unknown hotel’s host', { host: 'nowhere.localhost' }],
    ['no host', { host: '' }],
    ['a router state of any length', { rsc: '1', 'next-router-state-tree': 'x'.repeat(9_000) }],
  ])('a page is not cacheable when the request has %s', async (_what, headers) => {
    expect(await resolve('/', headers)).toBeNull();
  });

  it('does not cache a POST, or a router request with a query key that no page reads', async () => {
    expect(await resolve('/', {}, 'POST')).toBeNull();
    expect(await resolve('/?utm_source=qr&_rsc=1', { rsc: '1' })).toBeNull();
    expect(await resolve('/?_rsc=1', { rsc: '1' })).toMatchObject({ url: '/?_rsc=1' });
  });
});

describe('the cache keys of two requests', () => {
  const SAME: readonly (readonly [string, IncomingHttpHeaders, string, IncomingHttpHeaders])[] = [
    ['/', {}, '/?utm_source=qr', {}],
    ['/products/1?product=1&lang=de', {}, '/products/1?lang=de&product=1', {}],
    ['/?product=1&_rsc=1', {}, '/', {}],
    [`/products/1?product=${'x'.repeat(41)}`, {}, '/products/1?product=%3Cscript%3E', {}],
    ['/', { 'accept-language': 'de' }, '/', { 'accept-language': 'de;q=0.9, en;q=0.1, xx' }],
    ['/', { 'accept-language': 'de' }, '/', { cookie: 'lang=de' }],
    ['/', {}, '/', { cookie: 'lang=nonsense' }],
    ['/?lang=nonsense', {}, '/', {}],
    ['/?lang=uk-UA', {}, '/?lang=ua', {}],
    ['/', { host: 'AURORA.localhost:3000' }, '/', {}],
  ];
  it.each(SAME)(
    '%s with the headers %j has the same page as %s with %j',
    async (one, oneHeaders, other, otherHeaders) => {
      expect(await keyOf(one, oneHeaders)).toBe(await keyOf(other, otherHeaders));
    },
  );

  const APART: readonly (readonly [string, IncomingHttpHeaders, string, IncomingHttpHeaders])[] = [
    ['/', {}, '/home', {}],
    ['/', { cookie: 'lang=de' }, '/', { cookie: 'lang=fr' }],
    ['/', { 'accept-language': 'fr-CA' }, '/', { 'accept-language': 'fr-FR' }],
    // A page with the language in its URL has another canonical link.
    ['/', { cookie: 'lang=de' }, '/?lang=de', {}],
    ['/', { host: 'aurora.localhost' }, '/', { host: 'bellevue.localhost' }],
    // The page contains its URL.
    ['/', { host: 'aurora.localhost' }, '/', { host: 'aurora.example.com' }],
    ['/', {}, '/', { rsc: '1' }],
    ['/', { rsc: '1' }, '/', { rsc: '1', 'next-router-prefetch': '1' }],
    ['/', { rsc: '1', 'next-router-state-tree': 'a' }, '/', { rsc: '1', 'next-router-state-tree': 'b' }],
    ['/', { rsc: '1', 'next-url': 'a' }, '/', { rsc: '1', 'next-router-state-tree': 'a' }],
    ['/?_rsc=a', { rsc: '1' }, '/?_rsc=b', { rsc: '1' }],
    ['/products/1?product=1', {}, '/products/1?product=2', {}],
  ];
  it.each(APART)(
    '%s with the headers %j has another page than %s with %j',
    async (one, oneHeaders, other, otherHeaders) => {
      const keys = [await keyOf(one, oneHeaders), await keyOf(other, otherHeaders)];
      expect(keys).not.toContain(null);
      expect(keys[0]).not.toBe(keys[1]);
    },
  );
});

it('gives 100,000 made-up Accept-Language headers as many pages as the hotel has languages', async () => {
  const keys = new Set<string | null>();
  for (let made = 0; made < 100_000; made += 1) {
    const tag = `${made.toString(36).replace(/\d/g, 'q')}-x${made % 7}, de;q=0.${made % 10}, fr;q=0.${(made + 5) % 10}`;
    keys.add(await keyOf('/', { 'accept-language': tag }));
  }
  expect(keys.size).toBeLessThanOrEqual(LANGUAGES.aurora.length);
});

it('determines the requested language, and the same language again from the request of the rendering', async () => {
  for (const [headers, language, locale] of [
    [{ 'accept-language': 'uk-UA' }, 'ua', 'uk-UA'],
    [{ 'accept-language': 'de' }, 'de', 'de'],
    [{ 'accept-language': 'es', host: 'bellevue.localhost' }, 'ru', 'ru'],
    [{}, 'en', 'en'],
  ] as const) {
    const page = await resolve('/', headers);
    expect(page?.headers).toMatchObject({ cookie: `lang=${language}`, 'accept-language': locale });
    expect((await resolve(page?.url ?? '', page?.headers))?.key).toBe(page?.key);
  }
});
