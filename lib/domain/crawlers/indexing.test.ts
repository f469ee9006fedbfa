import { isIndexable, robotsText } from './indexing';

const page = (path: string, isPublicHost = true) => {
  const { pathname, searchParams } = new URL(path, 'http://aurora.localhost');
  return isIndexable({ pathname, query: searchParams, isPublicHost });
};

describe('isIndexable', () => {
  it.each([
    '/',
    '/home',
    '/sections/3',
    '/products/102',
    '/products/102?product=1001',
    '/?lang=de',
    '/chats',
    '/search?q=chat',
  ])('allows search engines to list %s', (path) => {
    expect(page(path)).toBe(true);
  });

  it.each([
    '/payment/success?order=1',
    '/payment/error',
    '/pay/token',
    '/orders',
    '/orders/7',
    '/chat',
    '/chat/',
    '/desk',
    '/desk/orders',
    '/?set-room=101',
    '/products/102?set-room=',
    '/home?debug_mode=1',
  ])('keeps %s out of search engines', (path) => {
    expect(page(path)).toBe(false);
  });

  it('keeps every page of a host that is not public out of search engines', () => {
    expect(page('/', false)).toBe(false);
    expect(page('/products/102', false)).toBe(false);
  });
});

describe('robotsText', () => {
  it('closes calls and names the sitemap', () => {
    expect(robotsText('https://aurora.example/sitemap.xml')).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /channels\nDisallow: /words/\nDisallow: /catalogue/\nDisallow: /pay/\n\nSitemap: https://aurora.example/sitemap.xml\n',
    );
  });

  it('names no sitemap for a host that is not public', () => {
    expect(robotsText(null)).not.toContain('Sitemap');
    expect(robotsText(null)).not.toMatch(/^Disallow: \/$/m);
  });
});
