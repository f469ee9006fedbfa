import 'server-only';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { HotelResponse } from '@/lib/contract/hotel';
import { readPinnedLanguage } from '@/lib/domain/i18n/language';
import { pageOf } from '@/lib/domain/navigation/routes';
import { STARTUP_KEYS } from '@/lib/domain/navigation/startup-query';
import { canonicalHost } from '@/lib/domain/tenancy/canonical-host';
import { type HostRules, resolveTenant } from '@/lib/domain/tenancy/host';
import { pageLanguage } from '../pages/page-language';

/**
 * A request for a page that may be cached. The page is rendered from this alone, so that nothing else of the guest's
 * request (IP address, browser, other headers) can get into a page that other guests receive. Rule: page-cache/PC1.
 */
export type PageRequest = {
  /** The cache key: page, language, and the part of the page that Next's router requests. */
  key: string;
  url: string;
  headers: IncomingHttpHeaders;
};

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A request that is probably cacheable: only its hotel has not been loaded yet. */
type Candidate = {
  hotel: string;
  host: string;
  url: URL;
  /** Of a path that names one. */
  language: string | null;
  keys: readonly string[];
  router: IncomingHttpHeaders;
};

/** The headers of Next's router. No other header of a guest's request is passed to the rendering. */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;

/** Maximum length of the router headers together, in characters. Those of a deep page have about 1,000. */
const MAX_ROUTER_HEADERS = 8_000;

/** The query keys that are part of the cache key: those that the page reads, and that of Next's router. */
const keptKeys = (page: CacheablePage, router: IncomingHttpHeaders): readonly string[] => [
  ...(page === 'sections' || page === 'products' ? ['product'] : []),
  ...(page === 'house' ? [] : ['lang']),
  ...(router.rsc === undefined ? [] : ['_rsc']),
];

/** A value that a query key may have: the id of a product, or the router's short hash. */
const READABLE = /^[\w-]{0,40}$/;

/** Query keys whose page is for one guest only, or leads elsewhere, and is never cached. Rule: page-cache/PC3. */
const NEVER_KEPT: readonly string[] = STARTUP_KEYS;

const CACHEABLE_PAGES = ['home', 'sections', 'products'] as const;
/** `house`: what home says of the house, which each first view reads. Rule: page-cache/PC1. */
type CacheablePage = (typeof CACHEABLE_PAGES)[number] | 'house';

const HOUSE = /^\/catalogue\/([a-z]{2,3})\/house$/;

/** The page of a path, and the language that the path names. */
function cacheableOf(pathname: string): { page: CacheablePage; language: string | null } | null {
  const [, language] = HOUSE.exec(pathname) ?? [];
  if (language !== undefined) return { page: 'house', language };
  const page = CACHEABLE_PAGES.find((kind) => kind === pageOf(pathname).kind);
  return page === undefined ? null : { page, language: null };
}

/** Whether the only cookie is the chosen language. Any other cookie could change the page. */
const hasOnlyLanguageCookie = (cookie: string | undefined): boolean =>
  (cookie ?? '').split(';').every((pair) => /^\s*(?:lang=.*)?$/.test(pair));

function routerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders | null {
  const sent = ROUTER_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  const length = sent.reduce((sum, [, value]) => sum + String(value).length, 0);
  return length > MAX_ROUTER_HEADERS ? null : Object.fromEntries(sent);
}

function candidateOf({ method, url: target, headers }: Request, rules: HostRules): Candidate | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const host = canonicalHost(headers.host ?? '') ?? '';
  const tenant = resolveTenant(host, rules);
  // Concatenated, because with a base URL the target `//elsewhere/` would be read as a host.
  const url = URL.parse(`http://page${target}`);
  if (tenant.kind !== 'hotel' || url === null) return null;
  const found = cacheableOf(url.pathname);
  const names = [...url.searchParams.keys()];
  const router = routerHeaders(headers);
  if (found === null || router === null || names.some((name) => NEVER_KEPT.includes(name))) return null;
  const keys = keptKeys(found.page, router);
  // The router rejects a response that was rendered for another query, so no key may be dropped.
  if (router.rsc !== undefined && names.some((name) => !keys.includes(name))) return null;
  const { language } = found;
  return hasOnlyLanguageCookie(headers.cookie) ? { hotel: tenant.code, host, url, language, keys, router } : null;
}

const storedLanguage = (cookie: string | undefined): string | undefined =>
  /(?:^|;)\s*lang=([^;]*)/.exec(cookie ?? '')?.[1]?.trim();

/** The query in canonical form: one value for each key, in a fixed order; `lang` only if it is the page's language. */
function queryOf({ url, keys }: Candidate, language: string): string {
  const query = new URLSearchParams();
  for (const name of keys) {
    const value = url.searchParams.get(name);
    if (name === 'lang' && readPinnedLanguage(value) === language) query.set(name, language);
    else if (name !== 'lang' && value !== null && READABLE.test(value)) query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Returns the page that a request is for; null if the page is not cacheable or its hotel is unknown. `loadHotel` returns
 * null if the hotel cannot be fetched now. Rules: page-cache/PC1, page-cache/PC2.
 */
export async function resolvePageRequest(
  request: Request,
  { rules, loadHotel }: { rules: HostRules; loadHotel(code: string): Promise<HotelResponse | null> },
): Promise<PageRequest | null> {
  const candidate = candidateOf(request, rules);
  if (candidate === null) return null;
  const known = await loadHotel(candidate.hotel);
  if (known === null) return null;
  const { hotel, host, url, router } = candidate;
  const { language, locale } = pageLanguage(known, {
    pinned: candidate.language ?? url.searchParams.get('lang'),
    stored: storedLanguage(request.headers.cookie),
    accept: request.headers['accept-language'],
  });
  const target = `${url.pathname}${queryOf(candidate, language)}`;
  const parts = [host, target, language, locale, ...ROUTER_HEADERS.map((name) => router[name] ?? '')];
  return {
    // Hashed, because headers are long. Starts with the hotel, so that `forget` finds all its pages by prefix.
    key: `${hotel} ${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`,
    url: target,
    // From these headers the app determines the same language and locale again.
    headers: { host, cookie: `lang=${language}`, 'accept-language': locale, ...router },
  };
}
