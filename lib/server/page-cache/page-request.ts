import 'server-only';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { HotelAnswer } from '@/lib/contract/hotel';
import { readPinnedLanguage } from '@/lib/domain/i18n/language';
import { pageOf } from '@/lib/domain/navigation/routes';
import { type HostRules, resolveTenant } from '@/lib/domain/tenancy/host';
import { pageLanguage } from '../pages/page-language';

/**
 * A request for a page that may be kept. The page is rendered from this alone: what else the guest's request says
 * (address, browser, other headers) cannot get into it. Rule: page-cache/PC1.
 */
export type PageRequest = {
  hotel: string;
  /** Names the page, its language and the part of it that the router asks for. */
  key: string;
  url: string;
  headers: IncomingHttpHeaders;
};

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** What the page cache reads of a request before it knows the hotel; null: the page is not kept. */
type Candidate = { hotel: string; host: string; url: URL; keys: readonly string[]; router: IncomingHttpHeaders };

/** What Next's router sends; every other header of a request has no influence on a page. */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;

/** Characters. The state of a deep page is about 1,000. */
const MAX_ROUTER_HEADERS = 8_000;

/** Query keys that a page reads, and the router's own. */
const keptKeys = (page: KeptPage, router: IncomingHttpHeaders): readonly string[] => [
  ...(page === 'home' ? [] : ['product']),
  'lang',
  ...(router.rsc === undefined ? [] : ['_rsc']),
];

/** An id of a product; the router's own is a short hash. */
const READABLE = /^[\w-]{0,40}$/;

/** Query keys with which a page is one guest's, or not what other guests see. Rule: page-cache/PC3. */
const NEVER_KEPT: readonly string[] = ['debug_mode', 'set-room'];

const KEPT_PAGES = ['home', 'sections', 'products'] as const;
type KeptPage = (typeof KEPT_PAGES)[number];

/** Whether no cookie but the chosen language is sent: what a cookie of another kind means is not known here. */
const hasOnlyLanguageCookie = (cookie: string | undefined): boolean =>
  (cookie ?? '').split(';').every((pair) => /^\s*(?:lang=.*)?$/.test(pair));

function routerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders | null {
  const sent = ROUTER_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  const length = sent.reduce((sum, [, value]) => sum + String(value).length, 0);
  return length > MAX_ROUTER_HEADERS ? null : Object.fromEntries(sent);
}

function candidateOf({ method, url: target, headers }: Request, rules: HostRules): Candidate | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const host = (headers.host ?? '').toLowerCase();
  const tenant = resolveTenant(host, rules);
  // Not as a base: `//elsewhere/` is a path here.
  const url = URL.parse(`http://page${target}`);
  if (tenant.kind !== 'hotel' || url === null) return null;
  const page = KEPT_PAGES.find((kind) => kind === pageOf(url.pathname).kind);
  const names = [...url.searchParams.keys()];
  const router = routerHeaders(headers);
  if (page === undefined || router === null || names.some((name) => NEVER_KEPT.includes(name))) return null;
  const keys = keptKeys(page, router);
  // The router compares the query of its request with the one that was rendered.
  if (router.rsc !== undefined && names.some((name) => !keys.includes(name))) return null;
  return hasOnlyLanguageCookie(headers.cookie) ? { hotel: tenant.code, host, url, keys, router } : null;
}

const storedLanguage = (cookie: string | undefined): string | undefined =>
  /(?:^|;)\s*lang=([^;]*)/.exec(cookie ?? '')?.[1]?.trim();

/** Keys in one order, one value each; a language only where it is the page's. */
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
 * The page that a request is for; null: it is not kept, or its hotel is not known. `loadHotel`: the hotel of a code;
 * null: it cannot be read now. Rules: page-cache/PC1, page-cache/PC2.
 */
export async function resolvePageRequest(
  request: Request,
  { rules, loadHotel }: { rules: HostRules; loadHotel(code: string): Promise<HotelAnswer | null> },
): Promise<PageRequest | null> {
  const candidate = candidateOf(request, rules);
  if (candidate === null) return null;
  const known = await loadHotel(candidate.hotel);
  if (known === null) return null;
  const { hotel, host, url, router } = candidate;
  const { language, locale } = pageLanguage(known, {
    pinned: url.searchParams.get('lang'),
    stored: storedLanguage(request.headers.cookie),
    accept: request.headers['accept-language'],
  });
  const target = `${url.pathname}${queryOf(candidate, language)}`;
  const parts = [host, target, language, locale, ...ROUTER_HEADERS.map((name) => router[name] ?? '')];
  return {
    hotel,
    // A hash, so that long headers do not make long keys; the hotel in front, so that its pages can be found.
    key: `${hotel} ${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`,
    url: target,
    // The chosen language leads to itself again, also where the browser's region is kept.
    headers: { host, cookie: `lang=${language}`, 'accept-language': locale, ...router },
  };
}
