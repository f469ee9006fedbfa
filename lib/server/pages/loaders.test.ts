import type { Text } from '@/lib/domain/i18n/text';
import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { AURORA } from '@/tests/peers/two-hotels';
import { clearResponseCache } from '../upstream/shared-response-cache';
import { loadFrontPage } from './front-page';
import { loadHome, loadHotel, loadHotelIn, loadNavigation, loadSection, loadStartPath } from './loaders';

/** The headers and cookies that Next would provide. */
const asked = { headers: new Headers(), cookies: {} as Record<string, string> };

jest.mock('next/headers', () => ({
  headers: async () => asked.headers,
  cookies: async () => ({
    get: (name: string) => (name in asked.cookies ? { value: asked.cookies[name] } : undefined),
  }),
}));

const gateway = gatewayToUpstream();
beforeEach(() => {
  asked.headers = new Headers({ host: 'aurora.localhost:3000' });
  asked.cookies = {};
});

describe('the loader of a page’s hotel', () => {
  it('loads the hotel of the host', async () => {
    const loaded = await loadHotel('aurora');
    expect(loaded).toMatchObject({
      state: 'found',
      value: {
        view: { code: 'aurora', title: 'Hotel aurora', descr: 'By the sea', hasImpressum: true, live: 'poll' },
        theme: { color: '#2faa61', font: 'Ubuntu', cover: 'https://cdn.example/spa.jpg' },
        messages: { cart: 'Basket of aurora' },
      },
    });
  });

  it('uses the hotel’s own icon, or an icon with the hotel’s initial when there is none', async () => {
    expect(await loadHotel('aurora')).toMatchObject({
      value: { theme: { favicon: expect.stringMatching(/^data:image\/svg\+xml,.*2faa61.*%3EH%3C%2Ftext/) } },
    });
    clearResponseCache();
    gateway.instead = (path) => {
      if (!path.endsWith('/hotels/aurora')) return undefined;
      return {
        body: { data: { hotel: { id: 1, uuid: AURORA.uuid, title: 'Aurora', favicon: 'a.png' }, languages: [] } },
      };
    };
    expect(await loadHotel('aurora')).toMatchObject({ value: { theme: { favicon: '/storage/a.png' } } });
  });

  it('returns the connection data of an upstream’s realtime database', async () => {
    gateway.configure({ FIREBASE_DATABASE_URL: 'http://127.0.0.1:9000?ns=hotels', REGION: 'UK' });
    const realtime = { databaseURL: 'http://127.0.0.1:9000?ns=hotels', region: 'uk', chatRegion: 'ru' };
    expect(await loadHotel('aurora')).toMatchObject({ value: { view: { live: 'firebase', realtime } } });
    gateway.configure();
    expect(await loadHotel('aurora')).toMatchObject({ value: { view: { live: 'poll', realtime: null } } });
  });

  it('asks for no proof of rooms behind an upstream, whatever its hotel says', async () => {
    clearResponseCache();
    gateway.instead = (path) =>
      path.endsWith('/hotels/aurora')
        ? { body: { data: { hotel: { id: 1, uuid: AURORA.uuid, title: 'Aurora', room_proof: 'for_orders' } } } }
        : undefined;
    expect(await loadHotel('aurora')).toMatchObject({ value: { view: { title: 'Aurora', room_proof: 'off' } } });
  });

  it('shows the added taxes of an upstream, which it computes itself, and asks for no tip and no time, which it would not know', async () => {
    clearResponseCache();
    const more = { tips: { percent: [5] }, quotes_times: true };
    const taxes = [
      { id: 1, title: 'City tax', percent: 5, included: false },
      { id: 2, title: 'VAT', percent: 10 },
    ];
    gateway.instead = (path) =>
      path.endsWith('/hotels/aurora')
        ? { body: { data: { hotel: { id: 1, uuid: AURORA.uuid, title: 'Aurora', taxes, ...more } } } }
        : undefined;
    const loaded = await loadHotel('aurora');
    const view = loaded.state === 'found' ? loaded.value.view : null;
    expect(view?.taxes).toMatchObject([{ id: 1, label: 'City tax, 5%' }]);
    expect(view).not.toHaveProperty('tips');
    expect(view).not.toHaveProperty('quotes_times');
  });

  it('loads it in the language of a desk, with its taxes, whatever the device has chosen as a guest’s', async () => {
    clearResponseCache();
    const title = { en: 'City tax', de: 'Stadtsteuer' };
    const taxes = [{ id: 1, title, percent: 5, included: false }];
    const languages = ['de', 'en'].map((code) => ({ code }));
    gateway.instead = (path) =>
      path.endsWith('/hotels/aurora')
        ? {
            body: {
              data: { hotel: { id: 1, uuid: AURORA.uuid, title: { en: 'Dawn', de: 'Morgen' }, taxes }, languages },
            },
          }
        : undefined;
    asked.cookies = { lang: 'de' };
    expect(await loadHotelIn('aurora', 'en')).toMatchObject({
      value: { view: { language: 'en', title: 'Dawn', locale: 'en', taxes: [{ label: 'City tax, 5%' }] } },
    });
    asked.cookies = { lang: 'en' };
    // A language that guests of this hotel have not.
    expect(await loadHotelIn('aurora', 'fr')).toMatchObject({
      value: { view: { language: 'de', title: 'Morgen', taxes: [{ label: expect.stringMatching(/^Stadtsteuer/) }] } },
    });
    expect(await loadHotelIn('borealis', 'en')).toEqual({ state: 'missing' });
  });

  it('adds nothing to the page of a hotel without taxes, tips and stations', async () => {
    const loaded = await loadHotel('aurora');
    const view = loaded.state === 'found' ? loaded.value.view : {};
    expect(['taxes', 'charge_tax', 'tips', 'quotes_times'].filter((key) => key in view)).toEqual([]);
  });

  it('loads no other hotel than the host’s, whatever code the path contains', async () => {
    for (const load of [loadHotel, loadHome, (code: string) => loadSection(code, '20')])
      expect(await load('borealis')).toEqual({ state: 'missing' });
    expect(await loadNavigation('borealis')).toEqual([]);
  });

  it.each([
    ['the cookie', { lang: 'ar' }, 'en', 'ar'],
    [
      'the browser, when the cookie names a language that the hotel does not have',
      { lang: 'xx' },
      'ar-EG,en;q=0.5',
      'ar',
    ],
    ['the hotel, when it does not have the language of the browser', {}, 'ja', 'en'],
  ])('chooses the language of %s', async (_whose, cookies, accept, language) => {
    asked.headers.set('accept-language', accept);
    asked.cookies = cookies;
    expect(await loadHotel('aurora')).toMatchObject({ value: { view: { language } } });
  });

  it('prefers the language of the link over the cookie and the browser', async () => {
    asked.headers.set('accept-language', 'en-US');
    asked.headers.set('x-lang', 'ar');
    asked.cookies = { lang: 'en' };
    expect(await loadHotel('aurora')).toMatchObject({ value: { view: { language: 'ar', locale: 'ar' } } });
  });

  it('formats dates for the browser’s country when it names one for the language', async () => {
    asked.headers.set('accept-language', 'ar-MA,ar;q=0.9,en-US;q=0.8');
    expect(await loadHotel('aurora')).toMatchObject({ value: { view: { languageTag: 'ar', locale: 'ar-MA' } } });
  });

  it.each([
    ['en', { en: '<h1>Terms of sale</h1><h2>Paying</h2>', ar: '<p>لا عنوان</p>' }, 'Terms of sale'],
    ['ar', { en: '<h1>Terms of sale</h1><h2>Paying</h2>', ar: '<p>لا عنوان</p>' }, null],
    ['ar', { en: '<h1>Terms of sale</h1>' }, null],
    ['ar', '<h2>Terms of sale</h2>', 'Terms of sale'],
  ])('takes the title of the terms in %s from the hotel’s own text', async (language, text, publicOfferTitle) => {
    gateway.instead = (path) => (path.endsWith('/full_agreement') ? { body: { data: text } } : undefined);
    asked.cookies = { lang: language };
    expect(await loadHotel('aurora')).toMatchObject({ value: { view: { publicOfferTitle } } });
  });

  it.each<[string, Text, string]>([
    ['in the guest’s language', { en: 'House rules' }, 'House rules'],
    ['for every language', 'House rules', 'House rules'],
  ])('prefers the hotel’s own word for the terms to the title of the text: %s', async (_case, word, shown) => {
    const offer = { body: { data: '<h2>Terms of sale</h2>' } };
    const hotel = { id: 1, uuid: AURORA.uuid, title: 'Aurora' };
    const answer = { body: { data: { hotel, words: { public_offer: word }, languages: [{ code: 'en' }] } } };
    gateway.instead = (path) => {
      if (path.endsWith('/full_agreement')) return offer;
      return path.endsWith('/hotels/aurora') ? answer : undefined;
    };
    asked.cookies = { lang: 'en' };
    expect(await loadHotel('aurora')).toMatchObject({
      value: { view: { publicOfferTitle: null }, messages: { public_offer: shown } },
    });
  });

  it('returns missing for an unknown hotel, and down when the platform does not respond', async () => {
    asked.headers.set('host', 'nowhere.localhost');
    expect(await loadHotel('nowhere')).toEqual({ state: 'missing' });
    asked.headers.set('host', 'aurora.localhost');
    gateway.instead = () => ({ status: 500 });
    expect(await loadHotel('aurora')).toEqual({ state: 'unavailable' });
    expect(await loadHome('aurora')).toEqual({ state: 'unavailable' });
    expect(await loadSection('aurora', '10')).toEqual({ state: 'unavailable' });
  });
});

describe('the loaders of a page’s parts', () => {
  it('loads the home page with the visible sections', async () => {
    expect(await loadHome('aurora')).toMatchObject({
      value: { sections: [{ id: 10 }, { id: 15, href: '/sections/15' }] },
    });
  });

  it('loads a section with its products, and returns missing for another hotel’s section', async () => {
    expect(await loadSection('aurora', '10')).toMatchObject({ value: { title: 'Breakfast', products: [{ id: 100 }] } });
    expect(await loadSection('aurora', '20')).toEqual({ state: 'missing' });
  });

  it('loads the other parts of a page when one part fails', async () => {
    gateway.instead = (path) => (path.includes('/products/') ? { status: 500 } : undefined);
    expect(await loadSection('aurora', '10')).toEqual({ state: 'unavailable' });
    expect((await loadHotel('aurora')).state).toBe('found');
  });

  it('loads the hotel’s own bottom bar with safe links, or an empty one', async () => {
    expect(await loadNavigation('aurora')).toEqual([
      { code: 'home', icon: 'home', title: 'Home', width: 2.76, href: '/' },
    ]);
    clearResponseCache();
    gateway.instead = (path) => (path.includes('bottom-navigation-menu') ? { status: 500 } : undefined);
    expect(await loadNavigation('aurora')).toEqual([]);
  });
});

it('lists no hotels behind an upstream, and shows that page in English by default', async () => {
  asked.headers = new Headers({ host: 'localhost:3000' });
  expect(await loadFrontPage(1)).toMatchObject({
    state: 'found',
    value: { hotels: [], language: 'en', direction: 'ltr' },
  });
});

describe('a page that is opened with debug_mode', () => {
  const hotelCalls = () =>
    gateway.upstream.asked.filter(({ url }) => /\/hotels\/aurora(?:$|\?)/.test(url)).map(({ url }) => url);
  beforeEach(() => {
    gateway.upstream.asked.length = 0;
  });

  it('loads its hotel with the parameter each time and keeps nothing of the response', async () => {
    asked.headers.set('x-debug-mode', 'draft');
    await loadHotel('aurora');
    await loadHotel('aurora');
    asked.headers.delete('x-debug-mode');
    await loadHotel('aurora');
    const calls = hotelCalls().map((url) => new URL(url, 'http://upstream').searchParams.get('debug_mode'));
    expect(calls).toEqual(['draft', 'draft', null]);
  });

  it('loads the hotel as it is for a value that is no short word', async () => {
    asked.headers.set('x-debug-mode', 'a b');
    await loadHotel('aurora');
    expect(hotelCalls().some((url) => url.includes('debug_mode'))).toBe(false);
  });

  it('loads the hotel as it is once the previews of a minute are used up', async () => {
    asked.headers.set('x-debug-mode', 'draft');
    asked.headers.set('x-forwarded-for', '203.0.113.9');
    for (let view = 0; view < 100; view += 1) await loadHotel('aurora');
    expect(await loadHotel('aurora')).toMatchObject({ state: 'found' });
    expect(hotelCalls().length).toBeLessThan(100);
    expect(hotelCalls().some((url) => !url.includes('debug_mode'))).toBe(true);
  });
});

describe('loadStartPath', () => {
  const startingWith = (startPage: unknown) => {
    gateway.instead = (path) =>
      path.endsWith('/hotels/aurora')
        ? { body: { data: { hotel: { id: 1, uuid: AURORA.uuid, title: 'Aurora', start_page: startPage } } } }
        : undefined;
  };

  it.each([
    ['the section of the hotel’s start page', AURORA.section, `/products/${AURORA.section}`],
    ['home when the start page is 0', 0, null],
    ['home when the start page is negative', -5, null],
    ['home when the start page is no number', 'menu', null],
    ['home when the section of the start page does not exist', 999, null],
  ])('starts with %s', async (_case, startPage, expected) => {
    startingWith(startPage);
    expect(await loadStartPath('aurora')).toBe(expected);
  });
});
