import { backTarget, routesOnEntry } from './back';

describe('backTarget', () => {
  it.each([
    ['', '/home'],
    ['/', '/home'],
    ['/home', '/home'],
    ['/sections/4', null],
    ['/products/12', null],
  ])('after the previous route %j the back button leads to %j', (previous, target) => {
    expect(backTarget(previous)).toBe(target);
  });
});

describe('routesOnEntry', () => {
  const KEPT = '/sections/202';

  it.each([
    [
      'entering a product list from home restores the kept route',
      '/products/7',
      '/',
      KEPT,
      { previous: KEPT, kept: '' },
    ],
    ['/home counts as home', '/products/7', '/home', KEPT, { previous: KEPT, kept: '' }],
    ['loading a product list anew restores it', '/products/7', null, KEPT, { previous: KEPT, kept: '' }],
    ['another previous page comes first', '/products/7', '/sections/3', KEPT, { previous: '/sections/3', kept: KEPT }],
    ['a list of sections restores nothing', '/sections/7', '/', KEPT, { previous: '/', kept: KEPT }],
    ['home restores nothing', '/', null, KEPT, { previous: '/sections/1', kept: KEPT }],
    ['without a kept route the page before is the previous one', '/products/7', '/', '', { previous: '/', kept: '' }],
    ['without a kept route a reload changes nothing', '/products/7', null, '', { previous: '/sections/1', kept: '' }],
  ])('%s', (_title, pathname, before, kept, expected) => {
    expect(routesOnEntry({ pathname, before, previous: '/sections/1', kept })).toEqual(expected);
  });
});
