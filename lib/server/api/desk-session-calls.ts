import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { networkOf } from '@/lib/domain/http/network-of';
import { isLocalHost } from '@/lib/domain/security/security-headers';
import type { DeskSession } from '@/lib/platform/desk/desk-session';
import { readInput } from '@/lib/platform/desk/field-messages';
import { SESSION_COOKIE } from '@/lib/platform/desk/open-api';
import { OPEN_SESSION } from '@/lib/platform/desk/session-calls';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { settings } from '../settings/env';
import { platform } from '../upstream/platform-handle';
import { refusalJson, refuse } from './canonical-json';
import { clientIpOf } from './handle-api';
import { readJsonBody } from './request-body';

/** The cookie is sent to the staff API only, and to no page. */
const COOKIE_PATH = '/api/desk/v1';

/** Milliseconds before a wrong key is refused. */
const REFUSAL_DELAY_MS = 1000;

/**
 * Whether a request comes from a page of the same host. Browsers declare it by `Sec-Fetch-Site`; without TLS only
 * `Origin` is sent, and only with changes. Rule: desk/DE3.
 */
function isSameOrigin({ headers, method }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (origin !== null && URL.parse(origin)?.host !== headers.get('host')) return false;
  if (site !== null) return site === 'same-origin';
  return origin !== null || method === 'GET';
}

const cookieIn = ({ headers }: Request): string | null =>
  /(?:^|;)\s*desk-session=([\w.-]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? null;

/** The signed session that a request may use; null: none, or it comes from elsewhere. */
export const sessionCookie = (request: Request): string | null => (isSameOrigin(request) ? cookieIn(request) : null);

/** The refusal of a call without a key or session that opens: `forbidden` when a page of another site has sent the cookie. */
export const keyRefusal = (request: Request): 'unauthorized' | 'forbidden' =>
  cookieIn(request) !== null && !isSameOrigin(request) ? 'forbidden' : 'unauthorized';

function cookieOf(request: Request, value: string, maxAge: number | null): string {
  const isLocal = isLocalHost(request.headers.get('host'));
  return [
    `${SESSION_COOKIE}=${value}`,
    `Path=${COOKIE_PATH}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isLocal ? [] : ['Secure']),
    ...(maxAge === null ? [] : [`Max-Age=${maxAge}`]),
  ].join('; ');
}

const sessionResponse = (session: DeskSession | null, cookie?: string): Response =>
  Response.json(
    { data: session === null ? null : { name: session.name, expires_at: new Date(session.expiresAt).toISOString() } },
    { headers: { 'cache-control': 'no-store', ...(cookie !== undefined && { 'set-cookie': cookie }) } },
  );

/**
 * Consumes the limit of wrong keys; returns the seconds to wait, or null. This process counts first, so that it writes
 * no more than its own limit into the store, in which all processes count.
 */
async function consumeWrongKey(desk: string, address: string): Promise<number | null> {
  const own = await consumeLimit('keys', desk, address);
  if (own !== null || settings().rateLimits === null) return own;
  return platform().countWrongKey(desk, networkOf(address));
}

/** `POST /session`: signs in with the hotel's key and a name. Rules: desk/DE1, desk/DE2. */
async function openSession(request: Request, hotel: string): Promise<Response> {
  const sent = await readJsonBody(request);
  if (!sent.ok) return refuse(sent.kind, sent.kind === 'invalid' ? { body: 'is no JSON' } : {});
  const input = readInput(OPEN_SESSION.body, sent.body);
  if (!isSameOrigin(request)) return refuse('forbidden');
  if (!input.ok) return refusalJson(input.refusal);
  const opened = await platform().openDeskSession(hotel, input.value);
  if (opened !== null) {
    const seconds = Math.round((opened.session.expiresAt - Date.now()) / 1000);
    return sessionResponse(opened.session, cookieOf(request, opened.signed, input.value.keep ? seconds : null));
  }
  const seconds = await consumeWrongKey(hotel, clientIpOf(request));
  log().warn({ hotel, limited: seconds !== null }, 'a sign-in at the desk with a wrong key');
  if (seconds !== null) return refuse('too-many', {}, seconds);
  await wait(REFUSAL_DELAY_MS);
  return refuse('unauthorized');
}

/**
 * The calls below `/api/desk/v1/session`, which set and read the cookie: POST signs in, GET returns the session or
 * null, `POST …/end` signs out. null: another path, or another method.
 */
export async function handleSessionCall(request: Request, hotel: string): Promise<Response | null> {
  const call = `${request.method} ${new URL(request.url).pathname.slice(COOKIE_PATH.length)}`;
  if (call === 'POST /session') return openSession(request, hotel);
  if (call === 'POST /session/end') {
    if (!isSameOrigin(request)) return refuse('forbidden');
    const signed = sessionCookie(request);
    if (signed !== null) await platform().endDeskSession(hotel, signed);
    return sessionResponse(null, cookieOf(request, '', 0));
  }
  if (call !== 'GET /session') return null;
  const signed = sessionCookie(request);
  return sessionResponse(signed === null ? null : await platform().readDeskSession(hotel, signed));
}
