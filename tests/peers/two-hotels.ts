import type { UpstreamAnswer } from './upstream';

/** Two hotels of an upstream with a dialect of its own: bare answers, numbers as text, missing fields, dirty text. */
const HOTELS = [
  { id: 1, uuid: '11111111-aaaa-4aaa-8aaa-111111111111', code: 'aurora', section: 10 },
  { id: '2', uuid: '22222222-bbbb-4bbb-8bbb-222222222222', code: 'borealis', section: 20 },
] as const;

export const [AURORA, BOREALIS] = HOTELS;

const hotelAnswer = (hotel: (typeof HOTELS)[number]) => ({
  data: {
    hotel: {
      id: hotel.id,
      uuid: hotel.uuid,
      title: { en: `Hotel ${hotel.code}`, ar: 'فندق' },
      descr: '<p>By the <b>sea</b></p><script>alert(1)</script>',
      logo: `${hotel.code}/logo.svg`,
      color: '#2faa61',
      currency: '€',
      help_link: 'javascript:alert(1)',
      payments: [{ id: 1, title: 'Cash', ptype_id: 'cash' }],
      banners: [{ title: 'Spa', image: 'https://cdn.example/spa.jpg', link: '/sections/10' }],
    },
    words: { cart: { en: `Basket of ${hotel.code}` } },
    languages: [{ code: 'en' }, { code: 'ar' }],
  },
});

const sectionAnswer = (id: number) => ({
  data: {
    section: {
      id,
      title: 'Breakfast',
      descr: '<p onclick="x()">Until <i>noon</i></p>',
      products: [
        { id: id * 10, title: 'Toast', price: '4.50', is_price_from: 1, image: 'toast.webp' },
        { title: 'no id' },
      ],
      subsections: [
        { section_id: id + 1, title: 'Late breakfast' },
        { id: id + 2, title: 'Secret', is_hidden: true },
      ],
    },
  },
});

const sections = (id: number) => [
  { id, title: 'Breakfast', sublevels_count: '1' },
  { id: id + 5, title: 'Spa', sublevels_count: 2, external_link: '' },
  { id: id + 6, title: 'Hidden', is_hidden: true },
];

/** What one hotel's calls bring, by path; a path with `?` is asked with the hotel's uuid. */
const answersOf = (hotel: (typeof HOTELS)[number]): Readonly<Record<string, unknown>> => ({
  [`/hotels/${hotel.code}`]: hotelAnswer(hotel),
  [`/hotels/${hotel.code}/products/${hotel.section}`]: sectionAnswer(hotel.section),
  [`/hotels/${hotel.id}/get-public-info/impressum`]: { en: 'We <u>are</u><script>' },
  [`/hotels/${hotel.code}/orders/check`]: { draft: [], pending: [], histories: [] },
  [`/public/hotels/${hotel.uuid}/bottom-navigation-menu`]: [
    { code: 'home', title: 'Home', external_link: 'data:text/html,x' },
  ],
  [`/public/sections?${hotel.uuid}`]: { data: sections(hotel.section) },
  [`/public/properties?${hotel.uuid}`]: { data: [] },
  [`/public/cart/payments?${hotel.uuid}`]: { data: [{ id: '1', title: { en: 'Cash' } }] },
});

const ANSWERS = Object.assign({}, ...HOTELS.map(answersOf)) as Readonly<Record<string, unknown>>;

/** What the upstream says to a call. */
export function twoHotels(method: string, address: string, body: string): UpstreamAnswer | undefined {
  const { pathname, searchParams } = new URL(address, 'http://upstream');
  const path = pathname.replace('/api/v1', '');
  if (method === 'POST' && path === '/orders') {
    const { uuid } = JSON.parse(body);
    return { body: { data: { order: { uuid, num: 5 } }, initiator: { uuid: 'person' } } };
  }
  const hotel = searchParams.get('hotel_uuid');
  const answer = ANSWERS[hotel === null ? path : `${path}?${hotel}`];
  return answer === undefined ? { status: 404, body: { message: 'no route' } } : { body: answer };
}
