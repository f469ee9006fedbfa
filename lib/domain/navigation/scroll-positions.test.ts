import { readScrollPositions, withScrollPosition } from './scroll-positions';

describe('readScrollPositions', () => {
  it.each([
    ['nothing', undefined, {}],
    ['a list', [1], {}],
    ['positions', { '/products/1': 640, '/home': 0 }, { '/products/1': 640 }],
    ['what is no position', { '/a': '640', b: 3, '/c': null, '/d': -4, '/e': 5 }, { '/e': 5 }],
  ])('reads %s', (_title, stored, expected) => {
    expect(readScrollPositions(stored)).toEqual(expected);
  });
});

describe('withScrollPosition', () => {
  it('replaces the position of a page, and drops it at the top', () => {
    const positions = withScrollPosition({ '/a': 1, '/b': 2 }, '/a', 3);
    expect(Object.entries(positions)).toEqual([
      ['/b', 2],
      ['/a', 3],
    ]);
    expect(withScrollPosition(positions, '/b', 0)).toEqual({ '/a': 3 });
  });

  it('keeps the thirty pages that were scrolled last', () => {
    const all = Array.from({ length: 32 }, (_, index) => `/products/${index}`);
    const positions = all.reduce((before, path) => withScrollPosition(before, path, 9), {});
    expect(Object.keys(positions)).toEqual(all.slice(2));
  });
});
