import { bcp47 } from '@/lib/domain/i18n/language';
import { hotelView } from '@/tests/builders/screen/hotel-view';
import type { HotelPage } from '../pages/loaders';
import { builtInMessages } from '../pages/messages';
import { preview } from './preview';

let sent = new Headers();

jest.mock('next/headers', () => ({ headers: async () => sent }));

const languages = ['es', 'en', 'ua'].map((code) => ({ code, name: code, flag: '', label: code }));
const page = (language: string): HotelPage => ({
  view: hotelView({ language, languageTag: bcp47(language), languages }),
  theme: { favicon: '', siteName: '', color: null, footerColor: null, font: 'Ubuntu', cover: null },
  messages: builtInMessages(language),
});
const previewOf = (language: string, path = '/products/102') =>
  preview(page(language), { title: 'Room service', descr: 'Day and night', path });

beforeEach(() => {
  sent = new Headers({ host: 'cala-verde.example' });
});

it('lists the page’s address in every language of the hotel for search engines', async () => {
  const { alternates, openGraph } = await previewOf('es');
  expect(alternates).toEqual({
    canonical: '/products/102',
    languages: {
      es: '/products/102?lang=es',
      en: '/products/102?lang=en',
      uk: '/products/102?lang=ua',
      'x-default': '/products/102',
    },
  });
  expect(openGraph).toMatchObject({ url: '/products/102', locale: 'es_ES' });
});

it('returns the canonical address with its language when the link names the language', async () => {
  sent.set('x-lang', 'ua');
  const { alternates, openGraph } = await previewOf('ua', '/products/102?product=31');
  expect(alternates).toMatchObject({ canonical: '/products/102?product=31&lang=ua' });
  expect(openGraph).toMatchObject({ url: '/products/102?product=31&lang=ua', locale: 'uk_UA' });
});

it('names an image of the hotel in the page’s language, and another one once it shows something else', async () => {
  const urlOf = async (title: string) => {
    const own = page('ua');
    const { openGraph } = await preview({ ...own, view: { ...own.view, title } }, { title: 'x', descr: '', path: '/' });
    const [image] = [openGraph?.images ?? []].flat();
    return image;
  };
  const image = await urlOf('Aurora');
  expect(image).toMatchObject({
    url: expect.stringMatching(/^\/previews\/ua\.png\?v=[\w-]{12}$/),
    width: 1200,
    height: 630,
  });
  expect(await urlOf('Aurora')).toEqual(image);
  expect(await urlOf('Bellevue')).not.toEqual(image);
});

it('names the image of the section or product that the page is about', async () => {
  const part = { id: 31, title: 'Toast', lead: '', price: '4.50', image: null };
  const { openGraph, twitter } = await preview(page('es'), {
    title: 'Toast',
    descr: '4.50',
    path: '/products/102?product=31',
    part: { ids: { sectionId: '102', productId: 31 }, preview: part },
  });
  expect(openGraph?.images).toMatchObject([
    { url: expect.stringMatching(/^\/previews\/es\/102\/31\.png\?v=/), alt: 'Toast' },
  ]);
  expect(twitter).toMatchObject({ card: 'summary_large_image' });
});

it.each([
  ['cala-verde.example', 'https://cala-verde.example/'],
  ['Cala-Verde.Example.:443', 'https://cala-verde.example/'],
  ['cala-verde.example.', 'https://cala-verde.example/'],
  ['cala-verde.localhost:3000', 'http://cala-verde.localhost:3000/'],
  ['cala-verde.localhost.', 'http://cala-verde.localhost/'],
  ['192.168.1.7:3000', 'http://192.168.1.7:3000/'],
  ['[::1]:3000', 'http://[::1]:3000/'],
])('converts the requested host %s to the base address %s', async (host, base) => {
  sent.set('host', host);
  expect(String((await previewOf('es')).metadataBase)).toBe(base);
});

it('returns the canonical address without a language when the link names a language that the hotel does not have', async () => {
  sent.set('x-lang', 'ja');
  expect((await previewOf('es')).alternates).toMatchObject({ canonical: '/products/102' });
});
