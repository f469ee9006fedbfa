import fc from 'fast-check';
import { arrangeBar, defaultBar, isFewItems, showsCartBar } from './navigation';

const LINK = 'https://elsewhere.test';
const entry = (code: string, external_link: string | null = null, active = true) => ({ code, active, external_link });
/** Gives every entry a link, so that none is left out. */
const bar = (...codes: string[]) => codes.map((code) => entry(code, LINK));
const codes = (items: readonly { code: string }[]) => items.map(({ code }) => code);

describe('arrangeBar', () => {
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
  ])('arrangeBar %s', (_title, given, expected) => {
    expect(codes(arrangeBar(bar(...given)))).toEqual(expected);
  });

  it('displays only active entries and moves the chat to their middle', () => {
    const items = [entry('voice', LINK, false), ...bar('chat', 'home'), entry('cart', null, false), ...bar('orders')];
    expect(codes(arrangeBar(items))).toEqual(['home', 'chat', 'orders']);
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
        const arranged = arrangeBar(items);
        expect(JSON.stringify(items)).toBe(before);
        expect([...codes(arranged)].sort()).toEqual(codes(items.filter(({ active }) => active)).sort());
      }),
    );
  });

  it.each([
    ['chat', null, false],
    ['voice', null, false],
    ['help', null, false],
    ['spa', null, false],
    ['info', null, false],
    ['phone_call', null, false],
    ['something new', null, false],
    ['chat', LINK, true],
    ['something new', LINK, true],
    ['home', null, true],
    ['services', null, true],
    ['orders', null, true],
    ['cart', null, true],
  ])('displays an entry with code %p and link %p: %p', (code, link, isShown) => {
    expect(arrangeBar([entry('home'), entry(code, link)])).toHaveLength(isShown ? 2 : 1);
  });

  it('keeps two entries with the same code', () => {
    expect(codes(arrangeBar([entry('info', LINK), entry('info', 'tel:100')]))).toEqual(['info', 'info']);
  });

  it('a bar with fewer than three entries is centred', () => {
    expect([bar(), bar('a', 'b'), bar('a', 'b', 'c')].map(isFewItems)).toEqual([true, true, false]);
  });
});

describe('defaultBar', () => {
  it.each([
    [
      'has four entries without chat and help',
      { is_active_chat: false, help_link: null },
      ['home', 'services', 'orders', 'cart'],
    ],
    [
      'has Home and no Chat while the app has no chat',
      { is_active_chat: true, help_link: '' },
      ['home', 'services', 'orders', 'cart'],
    ],
    [
      'has Help with a help link',
      { is_active_chat: false, help_link: 'https://help.test' },
      ['home', 'services', 'help', 'orders', 'cart'],
    ],
    [
      'has no Help if the help link is unsafe',
      { is_active_chat: false, help_link: 'javascript:x' },
      ['home', 'services', 'orders', 'cart'],
    ],
  ])('the default bar %s', (_title, hotel, expected) => {
    expect(codes(defaultBar(hotel))).toEqual(expected);
  });

  it('the entry Home leads to /home', () => {
    const [home, ...others] = defaultBar({ is_active_chat: false, help_link: null });
    expect(home?.home).toBe('/home');
    expect(others.filter((item) => item.home !== undefined)).toEqual([]);
  });

  it('the entry Help leads to the help link', () => {
    const help = defaultBar({ is_active_chat: false, help_link: 'tel:100' }).find(({ code }) => code === 'help');
    expect(help?.external_link).toBe('tel:100');
  });
});

describe('showsCartBar', () => {
  it.each([
    [1, '/products/7', true],
    [3, '/sections/7/', true],
    [1, '/', false],
    [1, '/home', false],
    [0, '/products/7', false],
  ])('with %p pieces on %s the cart button replaces the bar: %p', (cartCount, pathname, expected) => {
    expect(showsCartBar({ cartCount, pathname })).toBe(expected);
  });
});
