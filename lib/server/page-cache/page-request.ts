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
type Candidate = { hotel: string; host: string; url: URL; router: IncomingHttpHeaders };

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

/** Query keys that pages read, and the router's own. */
const KEPT_KEYS: readonly string[] = ['product', 'lang', '_rsc'];

/** Query keys with which a page is one guest's, or not what other guests see. Rule: page-cache/PC3. */
const NEVER_KEPT: readonly string[] = ['debug_mode', 'set-room'];

const KEPT_PAGES: readonly string[] = ['home', 'sections', 'products'];

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
  if (!KEPT_PAGES.includes(pageOf(url.pathname).kind)) return null;
  const names = [...url.searchParams.keys()];
  const router = routerHeaders(headers);
  if (router === null || names.some((name) => NEVER_KEPT.includes(name))) return null;
  // The router compares the query of its request with the one that was rendered.
  if (router.rsc !== undefined && names.some((name) => !KEPT_KEYS.includes(name))) return null;
  return hasOnlyLanguageCookie(headers.cookie) ? { hotel: tenant.code, host, url, router } : null;
}

const storedLanguage = (cookie: string | undefined): string | undefined =>
  /(?:^|;)\s*lang=([^;]*)/.exec(cookie ?? '')?.[1]?.trim();

/** Keys in one order, one value each; a language only where it is the page's. */
function queryOf(url: URL, language: string): string {
  const query = new URLSearchParams();
  for (const name of KEPT_KEYS) {
    const value = url.searchParams.get(name);
    if (name === 'lang' && readPinnedLanguage(value) === language) query.set(name, language);
    else if (name !== 'lang' && value !== null) query.set(name, value);
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
  const target = `${url.pathname}${queryOf(url, language)}`;
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
