/** Which page of the app a path names. Rule: pages/PG1. */
type Page =
  | { kind: 'home' }
  | { kind: 'sections'; id: string }
  | { kind: 'products'; id: string }
  /** The hotel's own payment page; the token is all that it takes to pay. */
  | { kind: 'pay'; token: string }
  /** Where a payment leads back to. */
  | { kind: 'payment'; result: 'success' | 'error' }
  | { kind: 'not-found' };

/** Fifteen digits at most: a longer number is no id, and would lose digits on the way. */
const ID = '(\\d{1,15})';

/** A token of the payment page: 32 random bytes as base64url. */
const TOKEN = '([\\w-]{43})';

/** The paths that exist; a new page is a new row. A trailing slash is always allowed. */
const ROUTES: readonly { path: RegExp; page: (part: string) => Page }[] = [
  { path: /^\/?$/, page: () => ({ kind: 'home' }) },
  { path: /^\/home\/?$/, page: () => ({ kind: 'home' }) },
  { path: new RegExp(`^/sections/${ID}/?$`), page: (id) => ({ kind: 'sections', id }) },
  { path: new RegExp(`^/products/${ID}/?$`), page: (id) => ({ kind: 'products', id }) },
  { path: new RegExp(`^/pay/${TOKEN}/?$`), page: (token) => ({ kind: 'pay', token }) },
  { path: /^\/payment\/success\/?$/, page: () => ({ kind: 'payment', result: 'success' }) },
  { path: /^\/payment\/error\/?$/, page: () => ({ kind: 'payment', result: 'error' }) },
];

/** The page of a path name (without host and query); anything unknown, and `/404` itself, is not found. */
export function pageOf(pathname: string): Page {
  for (const { path, page } of ROUTES) {
    const match = path.exec(pathname);
    if (match !== null) return page(match[1] ?? '');
  }
  return { kind: 'not-found' };
}

/** The section a path stands in, only on /sections/{number} and /products/{number} (pages/PG5). */
export function sectionIdOf(pathname: string): string | null {
  const page = pageOf(pathname);
  return page.kind === 'sections' || page.kind === 'products' ? page.id : null;
}

/** Home, main (a list of products) and sections are the main pages (pages/PG4). */
export const isMainPage = (pathname: string): boolean => MAIN_PAGES.includes(pageOf(pathname).kind);

const MAIN_PAGES: readonly Page['kind'][] = ['home', 'products', 'sections'];
