import { asksAboutCookies } from './cookie-banner';

describe('asksAboutCookies', () => {
  it.each([
    [null, '/', true],
    [null, '/products/102', true],
    [null, '/no-such-page', true],
    [null, '/chat', false],
    [null, '/chat/', false],
    [null, '/help/chat', false],
    [null, '/locations-occupancy', false],
    [null, '/locations-occupancy/', false],
    [true, '/', false],
    [false, '/', false],
  ])('with the decision %s on %s: %s', (decision, pathname, asks) => {
    expect(asksAboutCookies({ decision, pathname })).toBe(asks);
  });
});
