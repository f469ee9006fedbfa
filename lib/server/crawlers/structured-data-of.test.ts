import type { Section } from '@/lib/contract/catalogue';
import { decoders } from '@/lib/contract/schema/decoders';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { messagesFor } from '../pages/messages';
import { responseSanitiser } from '../upstream/sanitise-responses';
import type { CardHotel } from './preview-card';
import { type DataContext, hotelDataOf, sectionDataOf } from './structured-data-of';

const sanitiser = responseSanitiser({ upstream: null, hotelScripts: false });
const ORIGIN = 'https://aurora.example';

function contextOf(hotel: object = {}): DataContext {
  const response = decoders.hotel({
    data: {
      hotel: { id: 1, uuid: 'h-1', title: 'Aurora', currency: '€', site: 'https://aurora.com', ...hotel },
      words: {},
      languages: [{ code: 'en' }, { code: 'ar' }],
    },
  });
  if (response === null) throw new Error('no hotel');
  const now = hotelNow('Europe/Madrid', new Date('2026-05-18T10:00:00Z'));
  const own = sanitiser.hotel(response).hotel;
  return { hotel: own, language: 'ar', messages: messagesFor({}, 'ar'), now, origin: ORIGIN };
}

const CARD: CardHotel = {
  view: { title: 'Aurora', descr: 'By the sea', logo: '/storage/aurora/logo.svg', language: 'ar', direction: 'rtl' },
  theme: { color: null, cover: null },
};

function section(): Section {
  const read = decoders.section({
    data: {
      section: {
        id: 10,
        title: { en: 'Breakfast', ar: 'فطور' },
        subsections: [
          { id: 11, title: 'Drinks' },
          { id: 12, title: 'Staff', is_hidden: true },
          { id: 13, title: 'Tours', external_link: 'https://tours.example' },
        ],
        products: [
          { id: 7, title: { ar: 'خبز' }, price: 4.5, image: 'aurora/toast.webp', is_price_from: true },
          { id: 8, title: '</script><script>', price: 0 },
        ],
      },
    },
  });
  if (read === null) throw new Error('no section');
  return sanitiser.section(read);
}

it('names the hotel with its website, its logo and an image in the page’s language', () => {
  expect(hotelDataOf(contextOf(), CARD)).toMatchObject({
    '@type': 'Hotel',
    name: 'Aurora',
    url: `${ORIGIN}/`,
    logo: `${ORIGIN}/storage/aurora/logo.svg`,
    sameAs: 'https://aurora.com',
    image: expect.stringMatching(/^https:\/\/aurora\.example\/previews\/ar\.png\?v=/),
    currenciesAccepted: 'EUR',
  });
  expect(hotelDataOf(contextOf({ site: 'javascript:alert(1)' }), CARD)).not.toHaveProperty('sameAs');
});

it('lists what guests see of a section, and no hidden section and no link out', () => {
  const data = sectionDataOf(contextOf(), section(), { productId: null, card: CARD });
  expect(data).toMatchObject({ '@type': 'Menu', name: 'فطور', inLanguage: 'ar', url: `${ORIGIN}/products/10` });
  expect(data.hasMenuSection).toEqual([{ '@type': 'MenuSection', name: 'Drinks', url: `${ORIGIN}/products/11` }]);
  expect(data.hasMenuItem).toMatchObject([
    { name: 'خبز', url: `${ORIGIN}/products/10?product=7`, offers: { lowPrice: '4.50', priceCurrency: 'EUR' } },
    { name: '</script><script>' },
  ]);
});

it('is about the product that the address opens, and about the section for an unknown product', () => {
  const data = sectionDataOf(contextOf(), section(), { productId: '7', card: CARD });
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'خبز',
    image: expect.stringMatching(/^https:\/\/aurora\.example\/previews\/ar\/10\/7\.png\?v=/),
  });
  expect(sectionDataOf(contextOf(), section(), { productId: '999', card: CARD })).toMatchObject({ '@type': 'Menu' });
});

it('has no prices in a currency that could be several', () => {
  const data = sectionDataOf(contextOf({ currency: '$' }), section(), { productId: '7', card: CARD });
  expect(data).not.toHaveProperty('offers');
});
