import { hostRulesFrom, resolveTenant } from './host';
import { resolveRoute } from './tenant-route';

const gate = hostRulesFrom({});
const routeOf = (host: string, path: string) => resolveRoute(resolveTenant(host, gate), path);

describe('resolveRoute', () => {
  it.each([
    ['/', '/aurora'],
    ['/home', '/aurora/home'],
    ['/sections/3', '/aurora/sections/3'],
    ['/products/12', '/aurora/products/12'],
    ['/payment/success', '/aurora/payment/success'],
    ['/payment/error', '/aurora/payment/error'],
  ])('rewrites %s to %s on the hotel’s host', (path, page) => {
    expect(routeOf('aurora.localhost', path)).toEqual({ kind: 'page', path: page });
  });

  it('rewrites /desk to the staff’s console of the host’s hotel, and to the operator’s on the root domain', () => {
    expect(routeOf('aurora.localhost', '/desk')).toEqual({ kind: 'page', path: '/desk/aurora' });
    expect(routeOf('aurora.localhost', '/desk/bellevue')).toEqual({ kind: 'page', path: '/aurora/404' });
    expect(routeOf('aurora.localhost', '/desk/invitation')).toEqual({ kind: 'page', path: '/desk/aurora/invitation' });
    expect(routeOf('localhost', '/desk/invitation')).toEqual({ kind: 'page', path: '/unknown' });
    expect(routeOf('localhost', '/desk')).toEqual({ kind: 'page', path: '/desk/front' });
    expect(routeOf('front.localhost', '/desk')).toEqual({ kind: 'page', path: '/unknown' });
    expect(routeOf('desk.localhost', '/desk')).toEqual({ kind: 'page', path: '/desk/front' });
  });

  it('rewrites a payment path to the payment page of the host’s hotel and marks it as secret', () => {
    const token = 'a'.repeat(43);
    expect(routeOf('aurora.localhost', `/pay/${token}`)).toEqual({
      kind: 'page',
      path: `/paying/aurora/${token}`,
      secret: true,
    });
    expect(routeOf('localhost', `/pay/${token}`)).toEqual({ kind: 'page', path: '/unknown' });
    expect(routeOf('paying.localhost', '/')).toEqual({ kind: 'page', path: '/unknown' });
  });

  it.each([
    '/aurora',
    '/aurora/sections/3',
    '/qasr/sections/3',
    '/front',
    '/unknown',
    '/404',
    '/api/en',
    '/words',
    '/words/en/x',
    '/catalogue',
    '/pay',
    '/pay/short',
    '/printers',
    '/printers/kitchen/x',
    `/paying/aurora/${'a'.repeat(43)}`,
    '/payment',
    '/channels/x',
    '/healthzx',
    '/healthz/',
    '/healthz/secrets',
    '/flags/sections/3',
    '/storage',
    '/previews',
    '/icons/x',
    '/sections/3/x',
    '//evil.example',
    '/%61urora',
  ])('rewrites %s to the hotel’s 404 page', (path) => {
    expect(routeOf('aurora.localhost', path)).toEqual({ kind: 'page', path: '/aurora/404' });
  });

  it('displays the front page only at the root of the root domain', () => {
    expect(routeOf('localhost:3000', '/')).toEqual({ kind: 'page', path: '/front' });
    expect(routeOf('localhost:3000', '/aurora')).toEqual({ kind: 'page', path: '/unknown' });
    expect(routeOf('localhost:3000', '/sections/3')).toEqual({ kind: 'page', path: '/unknown' });
  });

  it.each(['', '..', 'a'.repeat(300), '[::zz]', 'a/../b', 'xn--80ak6aa92e.localhost', 'front.localhost', 'aurora'])(
    'the host %j belongs to no hotel',
    (host) => {
      expect(routeOf(host, '/')).toEqual({ kind: 'page', path: '/unknown' });
    },
  );

  it.each([
    '/api/v1/orders',
    '/api/desk/v1/orders',
    '/storage/aurora/logo.svg',
    '/words/en',
    '/catalogue/en',
    '/catalogue/en/house',
    `/pay/${'a'.repeat(43)}/choice`,
    `/pay/${'a'.repeat(43)}/back`,
    '/pay/reports/stripe',
    '/printers/kitchen',
    '/channels',
    '/service-worker.js',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/previews/de/102/1001.png',
    '/icons/icon-192.png',
    '/fonts/1/ubuntu.css',
    '/flags/es.svg',
    '/icon.svg',
    '/favicon.ico',
    '/pdf/6.5/cmaps/UniJIS.bcmap',
  ])('does not rewrite %s', (path) => {
    expect(routeOf('aurora.localhost', path)).toEqual({ kind: 'pass' });
  });
});
