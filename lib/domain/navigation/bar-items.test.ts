import fc from 'fast-check';
import { NO_VARIATIONS, type Variations } from '../variations/variations';
import { type BarHotel, configuredBar, defaultBar, entriesOfServicesDrawer } from './bar-items';

const LINK = 'https://elsewhere.test';
const CHANNELS = { chat: true, voice: true, recognition: false };
const RECOGNITION = { chat: false, voice: false, recognition: true };
const entry = (code: string, external_link: string | null = null, active = true) => ({ code, active, external_link });
/** Gives every entry a link, so that none is left out. */
const bar = (...codes: string[]) => codes.map((code) => entry(code, LINK));
const codes = (items: readonly { code: string }[]) => items.map(({ code }) => code);

const hotelWith = (variations: Partial<Variations> = {}, parts: Partial<BarHotel> = {}): BarHotel => ({
  channels: { chat: false, voice: false, recognition: false },
  help_link: null,
  variations: { ...NO_VARIATIONS, ...variations },
  ...parts,
});
const PLAIN = hotelWith();

describe('configuredBar', () => {
  it.each([
    [
      'moves chat to the middle of four other entries',
      ['chat', 'home', 'services', 'orders', 'cart'],
      ['home', 'services', 'chat', 'orders', 'cart'],
    ],
    [
      'moves chat before the middle of three other entries',
      ['home', 'services', 'orders', 'chat'],
      ['home', 'chat', 'services', 'orders'],
    ],
    [
      'moves voice to the middle and keeps the position of chat',
      ['voice', 'home', 'chat', 'orders', 'cart'],
      ['home', 'chat', 'voice', 'orders', 'cart'],
    ],
    ['keeps the hotel’s order without voice and chat', ['cart', 'home'], ['cart', 'home']],
    ['keeps chat as the only entry', ['chat'], ['chat']],
    ['returns nothing for an empty bar', [], []],
  ])('%s', (_title, given, expected) => {
    expect(codes(configuredBar(bar(...given), PLAIN))).toEqual(expected);
  });

  it('moves chat to the middle when the voice entry opens nothing', () => {
    const items = [entry('voice'), ...bar('chat', 'home', 'orders')];
    expect(codes(configuredBar(items, PLAIN))).toEqual(['home', 'chat', 'orders']);
  });

  it('displays only active entries and moves the chat to their middle', () => {
    const items = [entry('voice', LINK, false), ...bar('chat', 'home'), entry('cart', null, false), ...bar('orders')];
    expect(codes(configuredBar(items, PLAIN))).toEqual(['home', 'chat', 'orders']);
  });

  it('loses and adds no entry and does not change the hotel’s list', () => {
    const item = fc.record({
      code: fc.constantFrom('home', 'chat', 'voice', 'cart', 'spa'),
      active: fc.boolean(),
      external_link: fc.constant(LINK),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), (items) => {
        const before = JSON.stringify(items);
        const arranged = configuredBar(items, PLAIN);
        expect(JSON.stringify(items)).toBe(before);
        expect([...codes(arranged)].sort()).toEqual(codes(items.filter(({ active }) => active)).sort());
      }),
    );
  });

  it('keeps two entries with the same code', () => {
    const items = [entry('info', LINK), entry('info', 'tel:100')];
    expect(configuredBar(items, PLAIN).map(({ href }) => href)).toEqual([LINK, 'tel:100']);
  });

  const SPA = { icon: 'spa', title: 'Spa', section: 12, link: null };

  it.each([
    ['a link of its own', entry('chat', LINK), PLAIN, { href: LINK }],
    ['a link of its own instead of a drawer', entry('cart', LINK), PLAIN, { href: LINK }],
    ['home', entry('home'), PLAIN, { href: '/' }],
    ['home, whatever the default bar’s home leads to', entry('home'), hotelWith({ homeLink: LINK }), { href: '/' }],
    ['the services drawer', entry('services'), PLAIN, { href: null }],
    ['My orders', entry('orders'), PLAIN, { href: null }],
    ['the cart', entry('cart'), PLAIN, { href: null }],
    ['the chat', entry('chat'), hotelWith({}, { channels: CHANNELS }), { href: null }],
    ['the voice assistant', entry('voice'), hotelWith({}, { channels: CHANNELS }), { href: null }],
    ['the page of the recognition', entry('recognition'), hotelWith({}, { channels: RECOGNITION }), { href: '/ar' }],
    ['the help link', entry('help'), hotelWith({}, { help_link: 'tel:100' }), { href: 'tel:100' }],
    [
      'the hotel’s telephone',
      entry('phone_call'),
      hotelWith({ callPhone: '+34 (971) 00-01.*' }),
      { href: 'tel:+349710001*' },
    ],
    ['a number with a hash', entry('phone_call'), hotelWith({ callPhone: '#31' }), { href: 'tel:%2331' }],
    [
      'a section of the hotel’s additional links',
      entry('spa'),
      hotelWith({ barLinks: [SPA] }),
      { href: '/products/12' },
    ],
  ] as const)('an entry leads to %s', (_title, item, hotel, target) => {
    expect(configuredBar([item], hotel)).toEqual([{ ...item, ...target }]);
  });

  it.each([
    ['chat of a hotel whose chat cannot be opened', 'chat', PLAIN],
    ['voice of a hotel without the assistant', 'voice', hotelWith({}, { channels: { ...CHANNELS, voice: false } })],
    ['recognition without its page', 'recognition', hotelWith({}, { channels: CHANNELS })],
    ['help without a help link', 'help', PLAIN],
    ['help with an unsafe help link', 'help', hotelWith({}, { help_link: 'javascript:x' })],
    ['a call without a number', 'phone_call', PLAIN],
    ['a spa without a target', 'spa', hotelWith({ barLinks: [{ ...SPA, icon: 'info' }] })],
    ['an unknown code', 'something new', hotelWith({}, { channels: CHANNELS })],
    ['the name of a built-in property', '__proto__', PLAIN],
  ])('leaves out %s', (_title, code, hotel) => {
    expect(codes(configuredBar([entry('home'), entry(code)], hotel))).toEqual(['home']);
  });
});

describe('defaultBar', () => {
  const SPA = { icon: 'spa', title: 'Spa', section: 12, link: null };
  const MAP = { icon: 'info', title: 'Map', section: null, link: LINK };

  it.each([
    ['without chat and help', {}, {}, ['home', 'services', 'orders', 'cart']],
    ['with Chat instead of Home', {}, { channels: CHANNELS }, ['services', 'chat', 'orders', 'cart']],
    ['with Help', {}, { help_link: LINK }, ['home', 'services', 'help', 'orders', 'cart']],
    ['without Help for an unsafe link', {}, { help_link: 'javascript:x' }, ['home', 'services', 'orders', 'cart']],
    ['with Recognition', {}, { channels: RECOGNITION }, ['home', 'services', 'recognition', 'orders', 'cart']],
    ['without Home', { hideHome: true }, {}, ['services', 'orders', 'cart']],
    ['without Services', { hideServices: true }, {}, ['home', 'orders', 'cart']],
    ['without My orders', { hideOrders: true }, {}, ['home', 'services', 'cart']],
    ['without Cart', { hideCart: true }, {}, ['home', 'services', 'orders']],
    ['with a Call button', { callPhone: '100' }, {}, ['home', 'services', 'orders', 'cart', 'phone_call']],
    ['with additional links', { barLinks: [SPA, MAP] }, {}, ['home', 'services', 'spa', 'info', 'orders', 'cart']],
  ] as const)('is the bar %s', (_title, variations, parts, expected) => {
    expect(codes(defaultBar(hotelWith(variations, parts)))).toEqual(expected);
  });

  it.each([
    ['home', {}, { href: '/home', messageKey: 'home' }],
    ['home', { homeLink: LINK }, { href: LINK, messageKey: 'home' }],
    ['services', {}, { href: null, messageKey: 'services' }],
    ['services', { servicesLabel: 'Menu' }, { href: null, title: 'Menu' }],
    ['help', {}, { href: 'tel:1', messageKey: 'help' }],
    ['help', { helpLabel: { en: 'Request' } }, { href: 'tel:1', title: { en: 'Request' } }],
    ['orders', {}, { href: null, messageKey: 'my_orders' }],
    ['phone_call', { callPhone: '+34 971' }, { href: 'tel:+34971', messageKey: 'call' }],
    ['spa', { barLinks: [SPA] }, { href: '/products/12', title: 'Spa' }],
    ['info', { barLinks: [MAP] }, { href: LINK, title: 'Map' }],
  ] as const)('has an entry %s with target and title for %j', (code, variations, expected) => {
    const items = defaultBar(hotelWith(variations, { help_link: 'tel:1' }));
    expect(items.find((item) => item.code === code)).toEqual({ code, icon: code, ...expected });
  });
});

describe('a default bar with more than six entries', () => {
  const link = (title: string) => ({ icon: 'info', title, section: null, link: LINK });
  const WITH_CHAT_AND_HELP = { channels: { ...CHANNELS, recognition: true }, help_link: LINK };
  const names = (items: ReturnType<typeof defaultBar>) =>
    items.map((item) => ('title' in item ? item.title : item.messageKey));

  it.each([
    ['moves nothing with six', { callPhone: '100' }, { channels: CHANNELS, help_link: LINK }, [], []],
    ['moves Recognition first', { barLinks: [link('Spa')] }, WITH_CHAT_AND_HELP, ['Spa'], ['recognition']],
    ['moves Recognition before Call', { callPhone: '100' }, WITH_CHAT_AND_HELP, ['call'], ['recognition']],
    [
      'moves Call before the additional links',
      { barLinks: [link('Spa')], callPhone: '100' },
      WITH_CHAT_AND_HELP,
      ['Spa'],
      ['recognition', 'call'],
    ],
    [
      'moves the last additional links and keeps their order',
      { barLinks: [link('Spa'), link('Bar'), link('Map')] },
      { channels: CHANNELS, help_link: LINK },
      ['Spa'],
      ['Bar', 'Map'],
    ],
    [
      'keeps more links where the hotel hides other entries',
      { barLinks: [link('Spa'), link('Bar'), link('Map')], hideOrders: true, hideCart: true },
      { channels: CHANNELS, help_link: LINK },
      ['Spa', 'Bar', 'Map'],
      [],
    ],
    [
      'has Services for what is moved even where the hotel hides it',
      { barLinks: [link('Spa'), link('Bar')], callPhone: '100', hideServices: true },
      { channels: CHANNELS, help_link: LINK },
      ['services', 'Spa'],
      ['Bar', 'call'],
    ],
    [
      'has no Services with six others where the hotel hides it',
      { barLinks: [link('Spa')], callPhone: '100', hideServices: true },
      { channels: CHANNELS, help_link: LINK },
      ['Spa', 'call'],
      [],
    ],
  ] as const)('%s', (_title, variations, parts, stays, moved) => {
    const hotel = hotelWith(variations, parts);
    const bar = names(defaultBar(hotel));
    expect(bar.length).toBeLessThanOrEqual(6);
    expect(bar).toEqual(expect.arrayContaining(['chat', 'help', ...stays]));
    expect(names(entriesOfServicesDrawer(hotel))).toEqual(moved);
  });

  it('loses no entry, and has the drawer in the bar when something stands in it', () => {
    const hotels = fc.record({
      barLinks: fc.array(fc.constantFrom(link('Spa'), link('Bar')), { maxLength: 9 }),
      callPhone: fc.option(fc.constant('100')),
      hideHome: fc.boolean(),
      hideServices: fc.boolean(),
      hideOrders: fc.boolean(),
      hideCart: fc.boolean(),
    });
    const parts = fc.record({
      help_link: fc.option(fc.constant(LINK)),
      channels: fc.record({ chat: fc.boolean(), voice: fc.boolean(), recognition: fc.boolean() }),
    });
    fc.assert(
      fc.property(hotels, parts, (variations, channels) => {
        const hotel = hotelWith(variations, channels);
        const bar = names(defaultBar(hotel));
        const drawer = names(entriesOfServicesDrawer(hotel));
        expect(bar.length).toBeLessThanOrEqual(6);
        if (drawer.length > 0) expect(bar).toContain('services');
        const offered = {
          call: variations.callPhone !== null,
          home: !variations.hideHome && !channels.channels.chat,
          my_orders: !variations.hideOrders,
          cart: !variations.hideCart,
          help: channels.help_link !== null,
          chat: channels.channels.chat,
          recognition: channels.channels.recognition,
        };
        const links = variations.barLinks.map(({ title }) => title);
        const expected = [...links, ...Object.entries(offered).flatMap(([name, has]) => (has ? [name] : []))];
        expect([...bar, ...drawer].filter((name) => name !== 'services').sort()).toEqual(expected.sort());
      }),
    );
  });
});
