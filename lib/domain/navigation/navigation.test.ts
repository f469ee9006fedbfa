import { bottomOf, isFewItems, isLinkToHere, isPageLink, standardBarAt } from './navigation';

describe('bottomOf', () => {
  it.each([
    [1, '/products/7', false, false, 'cart'],
    [3, '/sections/7/', false, false, 'cart'],
    [1, '/', false, false, 'menu'],
    [1, '/home', false, true, 'menu'],
    [0, '/products/7', false, true, 'menu'],
    [0, '/', true, false, null],
    [0, '/products/7', true, false, null],
    [0, '/', true, true, 'orders'],
    [0, '/products/7', true, true, 'orders'],
    [1, '/products/7', true, true, 'cart'],
    [1, '/', true, false, 'cart'],
    [0, '/receipt', false, true, null],
    [0, '/receipt', true, true, null],
    [1, '/receipt', false, false, null],
  ] as const)(
    'with %p pieces on %s, a hidden bar %p and an order %p the page ends with %p',
    (cartCount, pathname, hideBar, hasOrders, expected) => {
      expect(bottomOf({ cartCount, pathname, hideBar, hasOrders })).toBe(expected);
    },
  );
});

describe('standardBarAt', () => {
  const items = [{ code: 'home' }, { code: 'help' }, { code: 'cart' }];
  const codesAt = (pathname: string) =>
    standardBarAt(items, { pathname, hideHelpOn: [7, '12'] }).map(({ code }) => code);

  it.each([
    ['/products/7', ['home', 'cart']],
    ['/sections/7', ['home', 'cart']],
    ['/products/12/', ['home', 'cart']],
    ['/products/8', ['home', 'help', 'cart']],
    ['/products/77', ['home', 'help', 'cart']],
    ['/', ['home', 'help', 'cart']],
    ['/nowhere/7', ['home', 'help', 'cart']],
  ])('hides Help only on the pages of the sections that the hotel names: %s', (pathname, expected) => {
    expect(codesAt(pathname)).toEqual(expected);
  });

  it('shows Help everywhere when the hotel names no section', () => {
    expect(standardBarAt(items, { pathname: '/products/7', hideHelpOn: [] })).toEqual(items);
  });
});

it('centres a bar with fewer than three entries', () => {
  expect([[], [1, 2], [1, 2, 3]].map(isFewItems)).toEqual([true, true, false]);
});

describe('isPageLink', () => {
  it.each([
    ['/', true],
    ['/home', true],
    ['/products/7?product=3', true],
    ['/sections/7#top', true],
    ['/storage/aurora/menu.pdf', false],
    ['/nowhere', false],
    ['https://elsewhere.test/products/7', false],
    ['tel:100', false],
  ])('%s is opened by the router: %p', (href, expected) => {
    expect(isPageLink(href)).toBe(expected);
  });
});

describe('isLinkToHere', () => {
  it.each([
    ['/home', '/', true],
    ['/', '/home', true],
    ['/', '/products/7', false],
    ['/products/7', '/products/7', true],
    ['/products/7', '/products/8', false],
    ['https://elsewhere.test/', '/', false],
  ])('the link %s leads to the page %s itself: %p', (href, pathname, expected) => {
    expect(isLinkToHere(href, pathname)).toBe(expected);
  });
});
