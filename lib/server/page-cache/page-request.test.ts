import type { IncomingHttpHeaders } from 'node:http';
import type { HotelAnswer } from '@/lib/contract/hotel';
import { hostRulesFrom } from '@/lib/domain/tenancy/host';
import { resolvePageRequest } from './page-request';

const LANGUAGES = { aurora: ['en', 'de', 'fr', 'ua'], bellevue: ['ru', 'en'] } as const;

/** What the cache reads of a hotel. */
const hotelWith = (languages: readonly string[]) =>
  ({ languages: languages.map((code) => ({ code })), hotel: { hide_ru: false } }) as unknown as HotelAnswer;

const loadHotel = async (code: string) =>
  code === 'aurora' || code === 'bellevue' ? hotelWith(LANGUAGES[code]) : null;

const resolve = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  resolvePageRequest(
    { method, url, headers: { host: 'aurora.localhost:3000', ...headers } },
    { rules: hostRulesFrom({}), loadHotel },
  );
const keyOf = async (url: string, headers: IncomingHttpHeaders = {}) => (await resolve(url, headers))?.key ?? null;

describe('a page that is kept', () => {
  it.each([
    ['/', 'aurora'],
    ['/home', 'aurora'],
    ['/sections/3', 'aurora'],
    ['/products/102?product=1001', 'aurora'],
  ])('is %s', async (url, hotel) => {
    expect(await resolve(url)).toMatchObject({ hotel, url });
    expect(
      await resolvePageRequest(
        { method: 'HEAD', url, headers: { host: 'aurora.localhost' } },
        { rules: hostRulesFrom({}), loadHotel },
      ),
    ).not.toBeNull();
  });

  it('is rendered from its address, its language and the router’s headers, and from nothing else of the request', async () => {
    const page = await resolve('/products/102?utm_source=qr&product=7', {
      cookie: 'lang=de',
      'accept-language': 'de-CH, en;q=0.5',
      authorization: 'Bearer secret',
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'a phone',
      'x-lang': 'fr',
      'x-nonce': 'mine',
    });
    expect(page).toMatchObject({
      url: '/products/102?product=7',
      headers: { host: 'aurora.localhost:3000', cookie: 'lang=de', 'accept-language': 'de-CH' },
    });
    expect(Object.keys(page?.headers ?? {})).toEqual(['host', 'cookie', 'accept-language']);
  });
});

describe('a page that is not kept', () => {
  it.each([
    ['/?debug_mode=1'],
    ['/products/102?set-room=101'],
    ['/payment/success?order=1'],
    ['/payment/error'],
    [`/pay/${'a'.repeat(43)}`],
    ['/nowhere'],
    ['/desk'],
    ['/api/v1/hotels/aurora'],
    ['/healthz'],
    ['//elsewhere.example/'],
    ['/\\elsewhere.example'],
  ])('is %s', async (url) => {
    expect(await resolve(url)).toBeNull();
  });

  it.each([
    ['another cookie', { cookie: 'lang=de; session=1' }],
    ['another cookie alone', { cookie: 'session=1' }],
    ['no hotel’s host', { host: 'localhost' }],
    ['an unknown hotel’s host', { host: 'nowhere.localhost' }],
    ['no host', { host: '' }],
    ['a router state of any length', { rsc: '1', 'next-router-state-tree': 'x'.repeat(9_000) }],
  ])('is one that is asked for with %s', async (_what, headers) => {
    expect(await resolve('/', headers)).toBeNull();
  });

  it('is one that is posted to, or that the router asks for with a key that no page reads', async () => {
    expect(await resolve('/', {}, 'POST')).toBeNull();
    expect(await resolve('/?utm_source=qr&_rsc=1', { rsc: '1' })).toBeNull();
    expect(await resolve('/?_rsc=1', { rsc: '1' })).toMatchObject({ url: '/?_rsc=1' });
  });
});

describe('two requests', () => {
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
  it.each(SAME)('for %s %j and %s %j share a page', async (one, oneHeaders, other, otherHeaders) => {
    expect(await keyOf(one, oneHeaders)).toBe(await keyOf(other, otherHeaders));
  });

  const APART: readonly (readonly [string, IncomingHttpHeaders, string, IncomingHttpHeaders])[] = [
    ['/', {}, '/home', {}],
    ['/', { cookie: 'lang=de' }, '/', { cookie: 'lang=fr' }],
    ['/', { 'accept-language': 'fr-CA' }, '/', { 'accept-language': 'fr-FR' }],
    // The address of a page with a language is another canonical one.
    ['/', { cookie: 'lang=de' }, '/?lang=de', {}],
    ['/', { host: 'aurora.localhost' }, '/', { host: 'bellevue.localhost' }],
    // The address stands in the page.
    ['/', { host: 'aurora.localhost' }, '/', { host: 'aurora.example.com' }],
    ['/', {}, '/', { rsc: '1' }],
    ['/', { rsc: '1' }, '/', { rsc: '1', 'next-router-prefetch': '1' }],
    ['/', { rsc: '1', 'next-router-state-tree': 'a' }, '/', { rsc: '1', 'next-router-state-tree': 'b' }],
    ['/', { rsc: '1', 'next-url': 'a' }, '/', { rsc: '1', 'next-router-state-tree': 'a' }],
    ['/?_rsc=a', { rsc: '1' }, '/?_rsc=b', { rsc: '1' }],
    ['/products/1?product=1', {}, '/products/1?product=2', {}],
  ];
  it.each(APART)('for %s %j and %s %j have a page each', async (one, oneHeaders, other, otherHeaders) => {
    const keys = [await keyOf(one, oneHeaders), await keyOf(other, otherHeaders)];
    expect(keys).not.toContain(null);
    expect(keys[0]).not.toBe(keys[1]);
  });
});

it('gives 100,000 made-up Accept-Language headers as many pages as the hotel has languages', async () => {
  const keys = new Set<string | null>();
  for (let made = 0; made < 100_000; made += 1) {
    const tag = `${made.toString(36).replace(/\d/g, 'q')}-x${made % 7}, de;q=0.${made % 10}, fr;q=0.${(made + 5) % 10}`;
    keys.add(await keyOf('/', { 'accept-language': tag }));
  }
  expect(keys.size).toBeLessThanOrEqual(LANGUAGES.aurora.length);
});

it('opens a page in the language that it was asked for, and again when it is rendered from its own request', async () => {
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
