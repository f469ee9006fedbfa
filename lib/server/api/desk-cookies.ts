import 'server-only';
import { originOf } from '@/lib/domain/crawlers/origin';
import { isLocalHost } from '@/lib/domain/security/security-headers';

/** Cookies of the desk are sent to the staff API only, and to no page. Rule: desk/DE1. */
export const DESK_COOKIE_PATH = '/api/desk/v1';

/** The token of an enrolled device. */
const DEVICE_COOKIE = 'desk-device';
/** Which persons have signed in with this browser before: it is counted by itself, and proves nothing. */
const KNOWN_COOKIE = 'desk-known';
/** What a sign-in at an identity provider must come back with. */
const PROVIDER_COOKIE = 'desk-provider';

/** The page to which the identity provider leads back, which alone receives the provider's cookie. */
const RETURN_PATH = '/desk/sign-in/oidc/return';

/** More than one browser has, unless a neighbour of the host's domain adds some. */
const MOST_COOKIES = 5;

/** As long as browsers keep any cookie. */
const LONGEST_SECONDS = 400 * 24 * 3600;

type Cookie = { name: string; value: string; path: string; sameSite: 'Strict' | 'Lax'; maxAge: number | null };

/** The header that sets a cookie for this host alone. `maxAge`: seconds; null: until the browser is closed. */
export const cookieHeader = (request: Request, { name, value, path, sameSite, maxAge }: Cookie): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(isLocalHost(request.headers.get('host')) ? [] : ['Secure']),
    ...(maxAge === null ? [] : [`Max-Age=${maxAge}`]),
  ].join('; ');

const valuesOf = ({ headers }: Request, name: string): readonly string[] =>
  (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .slice(0, MOST_COOKIES);

/** The tokens of the device that calls: usually one. */
export const deviceTokens = (request: Request): readonly string[] =>
  valuesOf(request, DEVICE_COOKIE).filter((token) => /^[\w-]{43}$/.test(token));

export const deviceCookie = (request: Request, token: string): string =>
  cookieHeader(request, {
    ...{ name: DEVICE_COOKIE, value: token, path: DESK_COOKIE_PATH },
    ...{ sameSite: 'Strict', maxAge: LONGEST_SECONDS },
  });

export const knownBrowserIn = (request: Request): string | null =>
  valuesOf(request, KNOWN_COOKIE).find((value) => /^[\w.~-]{1,2000}$/.test(value)) ?? null;

export const knownBrowserCookie = (request: Request, value: string): string =>
  cookieHeader(request, {
    ...{ name: KNOWN_COOKIE, value, path: DESK_COOKIE_PATH },
    ...{ sameSite: 'Strict', maxAge: LONGEST_SECONDS },
  });

/** The desk's own address for the provider's answer, on the host of the request. */
export function returnAddress({ headers }: Request): string {
  const origin = originOf(headers.get('host'));
  const isTls = headers.get('x-forwarded-proto') === 'https';
  return `${isTls ? origin.replace(/^http:/, 'https:') : origin}${RETURN_PATH}`;
}

export const providerTokenIn = (request: Request): string | null =>
  valuesOf(request, PROVIDER_COOKIE).find((token) => /^[\w-]{43}$/.test(token)) ?? null;

/**
 * The cookie of a sign-in at the identity provider. Lax, because the provider's page leads back from another site, and a
 * stricter one would be missing then. `maxAge`: seconds; 0 deletes it. Rule: staff/SP34.
 */
export const providerCookie = (request: Request, token: string, maxAge: number): string =>
  cookieHeader(request, { name: PROVIDER_COOKIE, value: token, path: RETURN_PATH, sameSite: 'Lax', maxAge });
