import type { UpstreamResponse } from './upstream';

/**
 * Two hotels of an upstream with unusual responses: without an envelope, numbers as text, missing fields, unsafe HTML.
 */
const HOTELS = [
  { id: 1, uuid: '11111111-aaaa-4aaa-8aaa-111111111111', code: 'aurora', section: 10 },
  { id: '2', uuid: '22222222-bbbb-4bbb-8bbb-222222222222', code: 'borealis', section: 20 },
] as const;

export const [AURORA, BOREALIS] = HOTELS;

/** A guest and a chat that both hotels know. */
export const GUEST = 'guest-4711';
export const GUEST_CHAT = 'chat-4711';

const hotelResponse = (hotel: (typeof HOTELS)[number]) => ({
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

const sectionResponse = (id: number) => ({
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

/** The responses to one hotel's calls by path. A path with `?` contains the hotel's uuid. */
const responsesOf = (hotel: (typeof HOTELS)[number]): Readonly<Record<string, unknown>> => ({
  [`/hotels/${hotel.code}`]: hotelResponse(hotel),
  [`/hotels/${hotel.code}/products/${hotel.section}`]: sectionResponse(hotel.section),
  [`/hotels/${hotel.id}/get-public-info/impressum`]: { en: 'We <u>are</u><script>' },
  [`/hotels/${hotel.code}/orders/check`]: { draft: [], pending: [], histories: [] },
  [`/public/hotels/${hotel.uuid}/bottom-navigation-menu`]: [
    { code: 'home', title: 'Home', external_link: 'data:text/html,x' },
  ],
  [`/public/sections?${hotel.uuid}`]: { data: sections(hotel.section) },
  [`/public/properties?${hotel.uuid}`]: { data: [] },
  [`/public/cart/payments?${hotel.uuid}`]: { data: [{ id: '1', title: { en: 'Cash' } }] },
  [`/hotels/${hotel.id}/get-weather-info`]: {
    weather: { temp: 21, description: { en: 'Sunny' }, icon: 'javascript:x' },
  },
  [`/hotels/${hotel.code}/products-recommendations`]: {
    recommended_products: [
      { id: 102, title: 'Jam', price: '1,50', image_path: 'jam.webp', section: { id: 10, for_adult: 1 } },
      { title: 'no id' },
    ],
  },
  [`/public/products/product-of-${hotel.code}/check-availability-property?${hotel.uuid}`]: {
    data: [
      { service_date: '2026-06-01T00:00:00', available_timeslots: '3', start_time: '10:00', service_time: '10 – 11' },
      { service_date: 'soon', available_timeslots: 1 },
    ],
  },
  [`/public/hotels/${hotel.uuid}/guests/${GUEST}`]: {
    data: { name: 'Ana', idphone: 34600, reservations: [{ room_number: 12 }, null] },
  },
  [`/public/announcements?${hotel.id}`]: {
    data: [
      {
        id: 5,
        updated_at: '2026-05-01',
        title: 'Jazz',
        content: '<p onclick="x()">Tonight</p><script>x</script>',
        extra: {
          file: 'jazz.webp',
          external_link: 'javascript:x',
          web_popup_config: { include_section_ids: [null, 7] },
        },
      },
      { title: 'no id' },
    ],
  },
  [`/public/chat/gpt-prompt/${hotel.uuid}`]: { success: true, data: [{ content: 'Be kind' }, { role: 'user' }] },
});

const MESSAGE = {
  id: 7,
  content: 'Hello',
  initiator: { id: 3, name: 'Desk' },
  created_at: '2026-05-01T10:00:00Z',
  extra: {
    file: { path: 'chat/a.pdf' },
    pictures: [{ url: 'https://cdn.example/a.webp' }, 'data:image/png;base64,x'],
    buttons: [
      { title: { en: 'Menu' }, msg_id: 4 },
      { title: 'Elsewhere', link: 'javascript:x' },
    ],
  },
};

/** The responses to the calls of a chat, by the path after its uuid. */
const CHAT: Readonly<Record<string, unknown>> = {
  'GET ': { uuid: GUEST_CHAT, initiator: { id: 3 } },
  'GET /messages': { data: { messages: [MESSAGE, { content: 'no id' }] } },
  'GET /messages/7': MESSAGE,
  'POST /messages': { data: MESSAGE },
  'POST /files': { data: { path: 'chat/a.pdf' } },
  'POST /restart': '',
  'POST /mark-as-read': { data: null },
};

const RESPONSES = Object.assign(
  { '/get-ip': { ip: '198.51.100.9' }, '/voice/token': { client_secret: { value: 'ek_secret' } } },
  ...HOTELS.map(responsesOf),
) as Readonly<Record<string, unknown>>;

/** The upstream's response to a call. */
export function twoHotels(method: string, address: string, body: string): UpstreamResponse | undefined {
  const { pathname, searchParams } = new URL(address, 'http://upstream');
  const path = pathname.replace('/api/v1', '');
  const posted = method === 'POST' ? responseToPost(path, body) : undefined;
  if (posted !== undefined) return posted;
  const chat = CHAT[`${method} ${path.replace(`/public/chat/${GUEST_CHAT}`, '')}`];
  if (path.startsWith(`/public/chat/${GUEST_CHAT}`) && chat !== undefined) return { body: chat };
  const hotel = searchParams.get('hotel_uuid') ?? searchParams.get('hotel_id');
  const response = method === 'GET' ? RESPONSES[hotel === null ? path : `${path}?${hotel}`] : undefined;
  return response === undefined ? { status: 404, body: { message: 'no route' } } : { body: response };
}

function responseToPost(path: string, body: string): UpstreamResponse | undefined {
  if (path === '/orders')
    return { body: { data: { order: { uuid: JSON.parse(body).uuid, num: 5 } }, initiator: { uuid: 'person' } } };
  if (path === '/orders/guest/change-status') return { status: 204 };
  if (path === '/public/chat/start') return { body: { data: { uuid: GUEST_CHAT }, initiator: { uuid: GUEST } } };
  return undefined;
}
