import { backTarget } from './back';

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
