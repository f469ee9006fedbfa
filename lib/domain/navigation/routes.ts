import { RECEIPT_CODE } from '../orders/receipt-code';

/** The pages whose path is their name. */
const NAMED_PAGES = [
  'search',
  'booking',
  'my-day',
  'chat',
  'desk',
  'receipt',
  'room-code',
  'skip-the-clean',
  'locations-occupancy',
  'ar',
  'ar-promo',
] as const;
type NamedPage = (typeof NAMED_PAGES)[number];

/** The page of the app to which a path belongs. Rule: pages/PG1. */
type Page =
  | { kind: 'home' }
  | { kind: 'sections'; id: string }
  | { kind: 'products'; id: string }
  /** The hotel's own payment page. Whoever has the token can pay. */
  | { kind: 'pay'; token: string }
  /** The page that a scanned receipt opens (orders/OR35). */
  | { kind: 'receipt-check'; code: string }
  /** The page to which a payment provider redirects. */
  | { kind: 'payment'; result: 'success' | 'error' }
  | { kind: NamedPage }
  /** Where the link of an invitation to the desk leads (staff/SP41). */
  | { kind: 'desk-invitation' }
  /** `ofSection`: its id. It does not count as the current section there (pages/PG5). */
  | { kind: 'section-page' | 'lottery'; ofSection: string }
  | { kind: 'not-found' };

/** At most fifteen digits, because longer numbers are not ids and exceed the safe integers. */
const ID = '(\\d{1,15})';

/** A token of the payment page: 32 random bytes as base64url. */
const TOKEN = '([\\w-]{43})';

/** The other paths of the app; a new page needs a new row here or above. A trailing slash is always allowed. */
const ROUTES: readonly { path: RegExp; page: (part: string) => Page }[] = [
  { path: /^\/?$/, page: () => ({ kind: 'home' }) },
  { path: /^\/home\/?$/, page: () => ({ kind: 'home' }) },
  { path: new RegExp(`^/sections/${ID}/?$`), page: (id) => ({ kind: 'sections', id }) },
  { path: new RegExp(`^/products/${ID}/?$`), page: (id) => ({ kind: 'products', id }) },
  { path: new RegExp(`^/pay/${TOKEN}/?$`), page: (token) => ({ kind: 'pay', token }) },
  { path: /^\/payment\/success\/?$/, page: () => ({ kind: 'payment', result: 'success' }) },
  { path: /^\/payment\/error\/?$/, page: () => ({ kind: 'payment', result: 'error' }) },
  { path: /^\/desk\/invitation\/?$/, page: () => ({ kind: 'desk-invitation' }) },
  { path: new RegExp(`^/receipt/(${RECEIPT_CODE})/?$`), page: (code) => ({ kind: 'receipt-check', code }) },
  { path: new RegExp(`^/section-page/${ID}/?$`), page: (ofSection) => ({ kind: 'section-page', ofSection }) },
  { path: new RegExp(`^/lottery/${ID}/?$`), page: (ofSection) => ({ kind: 'lottery', ofSection }) },
];

/** Returns the page of a path (without host and query). Unknown paths and `/404` are 'not-found'. */
export function pageOf(pathname: string): Page {
  for (const { path, page } of ROUTES) {
    const match = path.exec(pathname);
    if (match !== null) return page(match[1] ?? '');
  }
  const kind = NAMED_PAGES.find((name) => new RegExp(`^/${name}/?$`).test(pathname));
  return { kind: kind ?? 'not-found' };
}

/** Returns the section id in a path; only /sections/{number} and /products/{number} have one (pages/PG5). */
export function sectionIdOf(pathname: string): string | null {
  const page = pageOf(pathname);
  return page.kind === 'sections' || page.kind === 'products' ? page.id : null;
}
