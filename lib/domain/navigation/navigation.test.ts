import fc from 'fast-check';
import { arrangeBar, defaultBar, isFewItems, showsCartBar } from './navigation';

const LINK = 'https://elsewhere.test';
const entry = (code: string, external_link: string | null = null, active = true) => ({ code, active, external_link });
/** Every entry leads somewhere of its own. */
const bar = (...codes: string[]) => codes.map((code) => entry(code, LINK));
const codes = (items: readonly { code: string }[]) => items.map(({ code }) => code);

describe('the bar that a hotel configured', () => {
  it.each([
    [
      'chat in the middle of four others',
      ['chat', 'home', 'services', 'orders', 'cart'],
      ['home', 'services', 'chat', 'orders', 'cart'],
    ],
    [
      'chat a little to the front of three others',
      ['home', 'services', 'orders', 'chat'],
      ['home', 'chat', 'services', 'orders'],
    ],
    [
      'voice in the middle and chat where it was',
      ['voice', 'home', 'chat', 'orders', 'cart'],
      ['home', 'chat', 'voice', 'orders', 'cart'],
    ],
    ['the hotel’s own order without either', ['cart', 'home'], ['cart', 'home']],
    ['chat alone', ['chat'], ['chat']],
    ['nothing of nothing', [], []],
  ])('has %s', (_title, given, expected) => {
    expect(codes(arrangeBar(bar(...given)))).toEqual(expected);
  });

  it('shows active entries only, and puts the chat in the middle of those', () => {
    const items = [entry('voice', LINK, false), ...bar('chat', 'home'), entry('cart', null, false), ...bar('orders')];
    expect(codes(arrangeBar(items))).toEqual(['home', 'chat', 'orders']);
  });

  it('loses and invents nothing, and leaves the hotel’s list as it was', () => {
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
  ])('with %p and the link %p shows that entry: %p', (code, link, isShown) => {
    expect(arrangeBar([entry('home'), entry(code, link)])).toHaveLength(isShown ? 2 : 1);
  });

  it('keeps two entries of one code', () => {
    expect(codes(arrangeBar([entry('info', LINK), entry('info', 'tel:100')]))).toEqual(['info', 'info']);
  });

  it('is centred with fewer than three entries', () => {
    expect([bar(), bar('a', 'b'), bar('a', 'b', 'c')].map(isFewItems)).toEqual([true, true, false]);
  });
});

describe('the default bar', () => {
  it.each([
    ['without chat and help', { is_active_chat: false, help_link: null }, ['home', 'services', 'orders', 'cart']],
    [
      'keeps home and shows no chat entry as long as the app has no chat to open',
      { is_active_chat: true, help_link: '' },
      ['home', 'services', 'orders', 'cart'],
    ],
    [
      'with help',
      { is_active_chat: false, help_link: 'https://help.test' },
      ['home', 'services', 'help', 'orders', 'cart'],
    ],
    [
      'without a help link that is not safe',
      { is_active_chat: false, help_link: 'javascript:x' },
      ['home', 'services', 'orders', 'cart'],
    ],
  ])('%s', (_title, hotel, expected) => {
    expect(codes(defaultBar(hotel))).toEqual(expected);
  });

  it('leads home by its own address', () => {
    const [home, ...others] = defaultBar({ is_active_chat: false, help_link: null });
    expect(home?.home).toBe('/home');
    expect(others.filter((item) => item.home !== undefined)).toEqual([]);
  });

  it('leads to the help link', () => {
    const help = defaultBar({ is_active_chat: false, help_link: 'tel:100' }).find(({ code }) => code === 'help');
    expect(help?.external_link).toBe('tel:100');
  });
});

describe('the cart button', () => {
  it.each([
    [1, '/products/7', true],
    [3, '/sections/7/', true],
    [1, '/', false],
    [1, '/home', false],
    [0, '/products/7', false],
  ])('with %p pieces on %s stands in place of the bar: %p', (cartCount, pathname, expected) => {
    expect(showsCartBar({ cartCount, pathname })).toBe(expected);
  });
});
