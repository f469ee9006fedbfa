import { readStartup, startsElsewhere } from './startup';
import { hasStartup, readDebugMode } from './startup-query';

const base64 = (text: string) => encodeURIComponent(Buffer.from(text).toString('base64'));
const NOTHING = {
  room: null,
  claimedRoom: null,
  answer: null,
  email: null,
  showsAlternateLogo: false,
  announcementId: null,
  opensCheckIn: false,
  opensOrders: false,
  takesHandedOrders: false,
  target: null,
  rest: '',
};

describe('readStartup', () => {
  it.each(['', '?', '?lang=de', '?product=3&q=tea', '?set-rooms=1'])('finds no parameter in %j', (search) => {
    expect(readStartup(search)).toBeNull();
  });

  it.each([
    ['?set-room=204', { room: '204' }],
    ['?set-room=%20Villa%203%20', { room: 'Villa 3' }],
    ['?set-room=12%2FB', { room: '12/B' }],
    ['?set-room=%D9%A2%D9%A0', { room: '20' }],
    ['?set-room=Riad+des+Orangers', { claimedRoom: 'Riad des Orangers' }],
    [`?set-room=${'1'.repeat(41)}`, { claimedRoom: '1'.repeat(41) }],
    ['?open-product-id=17', { target: '/products/17' }],
    [`?send-url=${base64('/products/5?product=7')}`, { target: '/products/5?product=7', showsAlternateLogo: true }],
    [
      `?send-url=${base64('/home')}&send-email=ana@example.com`,
      { target: '/home', showsAlternateLogo: true, email: 'ana@example.com' },
    ],
    [`?send-url=${base64('/search?q=é')}`, { target: '/search?q=é', showsAlternateLogo: true }],
    ['?send-url=L3NlYXJjaD9xPT8_', { target: '/search?q=??', showsAlternateLogo: true }],
    ['?send-url=L3NlYXJjaD9xPT8+', { target: '/search?q=?>', showsAlternateLogo: true }],
    [`?send-url=${base64('/home')}&open-product-id=17`, { target: '/home', showsAlternateLogo: true }],
    ['?property-id=31&property-value=Bed+4', { answer: { id: 31, value: 'Bed 4' } }],
    ['?announcement_id=12', { announcementId: '12' }],
    ['?online-checkin', { opensCheckIn: true }],
    ['?open-orders=1', { opensOrders: true }],
    ['?open-orders=room', { opensOrders: true, takesHandedOrders: true }],
    ['?online-checkin=true', { opensCheckIn: true }],
    ['?debug_mode=1', {}],
    ['?lang=de&set-room=7&q=tea', { room: '7', rest: '?lang=de&q=tea' }],
  ])('reads %s', (search, expected) => {
    expect(readStartup(search)).toEqual({ ...NOTHING, ...expected });
    expect(hasStartup(search)).toBe(true);
  });

  it.each([
    '?set-room=',
    '?set-room=12%0A13',
    '?set-room=%3Cb%3E12',
    `?set-room=${'1'.repeat(51)}`,
    `?send-url=${base64('https://evil.example/')}`,
    `?send-url=${base64('//evil.example/')}`,
    `?send-url=${base64('/\\evil.example')}`,
    `?send-url=${base64('javascript:alert(1)')}`,
    `?send-url=${base64('/%2F/evil.example')}`,
    `?send-url=${base64('/home/../storage/x')}`,
    `?send-url=${base64('/api/v1/orders')}`,
    `?send-url=${base64('/nowhere')}`,
    `?send-url=${base64(`/search?q=${'a'.repeat(3_000)}`)}`,
    '?send-url=%%%',
    '?send-url=/home',
    '?send-email=ana@example.com',
    '?open-product-id=../1',
    '?open-product-id=17/../../x',
    `?open-product-id=${'9'.repeat(16)}`,
    '?property-id=31',
    '?property-id=__proto__&property-value=1',
    '?property-id=31&property-value=%E2%80%AE4',
    `?property-id=31&property-value=${'a'.repeat(501)}`,
    '?announcement_id=%3Cscript%3E',
    '?announcement_id=12%2F..',
    `?announcement_id=${'1'.repeat(41)}`,
    '?online-checkin=false',
    '?online-checkin=0',
    '?open-orders=0',
  ])('changes nothing with %s', (search) => {
    expect(readStartup(search)).toEqual(NOTHING);
  });

  it('keeps no e-mail address that is none', () => {
    const search = `?send-url=${base64('/home')}&send-email=`;
    expect(readStartup(`${search}nobody`)?.email).toBeNull();
    expect(readStartup(`${search}a%40b%0Ac`)?.email).toBeNull();
  });
});

it('leaves home for the start page unless another parameter leads elsewhere', () => {
  expect(startsElsewhere('')).toBe(false);
  expect(startsElsewhere('?set-room=4&lang=de')).toBe(false);
  expect(startsElsewhere('?open-product-id=4')).toBe(true);
  expect(startsElsewhere(`?send-url=${base64('/home')}`)).toBe(true);
  expect(startsElsewhere(`?send-url=${base64('//evil.example')}`)).toBe(false);
});

it.each([
  ['1', '1'],
  ['draft-2', 'draft-2'],
  ['', null],
  [null, null],
  ['a b', null],
  ['x\r\nhost: evil', null],
  ['a'.repeat(41), null],
])('reads the debug mode %j as %j', (value, expected) => {
  expect(readDebugMode(value)).toBe(expected);
});
