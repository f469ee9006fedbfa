/** First steps of paths whose pages are about one guest, one order or the staff. */
const PRIVATE_PAGES: readonly string[] = ['pay', 'payment', 'orders', 'chat', 'desk'];

/** Query keys with which a page is shown to one room, or before its hotel has published it. */
const PRIVATE_KEYS: readonly string[] = ['set-room', 'debug_mode'];

/**
 * Whether search engines may list a page. `isPublicHost`: whether the host is a public address of its hotel. Rules:
 * crawlers/CW2, crawlers/CW3.
 */
export function isIndexable(page: { pathname: string; query: URLSearchParams; isPublicHost: boolean }): boolean {
  const [, firstStep = ''] = page.pathname.split('/');
  if (!page.isPublicHost || PRIVATE_PAGES.includes(firstStep)) return false;
  return !PRIVATE_KEYS.some((key) => page.query.has(key));
}

/** Paths of calls, files for scripts and the payment page's answers, which are no pages. */
const CLOSED_PATHS = ['/api/', '/channels', '/words/', '/catalogue/', '/pay/'];

/**
 * The text of robots.txt. A host that is not public stays readable, because a crawler that may not read a page never
 * sees that it must not list it. `sitemap`: its absolute address, or null. Rule: crawlers/CW1.
 */
export const robotsText = (sitemap: string | null): string =>
  [
    'User-agent: *',
    ...CLOSED_PATHS.map((path) => `Disallow: ${path}`),
    ...(sitemap === null ? [] : ['', `Sitemap: ${sitemap}`]),
    '',
  ].join('\n');
