import { backTarget } from './back';

describe('the back button of a page', () => {
  it.each([
    ['', '/home'],
    ['/', '/home'],
    ['/home', '/home'],
    ['/sections/4', null],
    ['/products/12', null],
  ])('coming from %j it leads to %j', (previous, target) => {
    expect(backTarget(previous)).toBe(target);
  });
});
