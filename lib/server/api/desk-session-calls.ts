import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { networkOf } from '@/lib/domain/http/network-of';
import { readInput } from '@/lib/platform/desk/field-messages';
import { SESSION_COOKIE } from '@/lib/platform/desk/open-api';
import { OPEN_SESSION } from '@/lib/platform/desk/session-calls';
import type { StaffSession } from '@/lib/platform/staff/sessions';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { settings } from '../settings/env';
import { platform } from '../upstream/platform-handle';
import { refusalJson, refuse } from './canonical-json';
import { cookieHeader, DESK_COOKIE_PATH, deviceTokens } from './desk-cookies';
import { clientIpOf } from './handle-api';
import { readJsonBody } from './request-body';

/** Milliseconds before a wrong key is refused. */
export const REFUSAL_DELAY_MS = 1000;

/**
 * Whether a request comes from a page of the same host. Browsers declare it by `Sec-Fetch-Site`; without TLS only
 * `Origin` is sent, and only with changes. Rule: desk/DE3.
 */
export function isSameOrigin({ headers, method }: Request): boolean {
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

const cookieOf = (request: Request, value: string, maxAge: number | null): string =>
  cookieHeader(request, { name: SESSION_COOKIE, value, path: DESK_COOKIE_PATH, sameSite: 'Strict', maxAge });

/** A session that was opened. `keep`: whether the browser keeps it when it is closed. */
type Opened = { session: StaffSession; signed: string; keep: boolean };

/** The header that stores a session that was opened. */
export function openedCookie(request: Request, { session, signed, keep }: Opened): string {
  const seconds = Math.round((Date.parse(session.expires_at) - Date.now()) / 1000);
  return cookieOf(request, signed, keep ? seconds : null);
}

/** A session as its own browser reads it, with the cookie to set; null: there is none. */
async function respondWith(desk: string, session: StaffSession | null, cookie?: string): Promise<Response> {
  const answer = session === null ? null : await platform().describeSession(desk, session);
  const headers = { 'cache-control': 'no-store', ...(cookie !== undefined && { 'set-cookie': cookie }) };
  return Response.json({ data: answer }, { headers });
}

/** The response of a sign-in: the session that was opened, and its cookie. */
export const sessionResponse = (request: Request, desk: string, opened: Opened): Promise<Response> =>
  respondWith(desk, opened.session, openedCookie(request, opened));

/**
 * Consumes the limit of wrong keys; returns the seconds to wait, or null. This process counts first, so that it writes
 * no more than its own limit into the store, in which all processes count.
 */
export async function consumeWrongKey(desk: string, address: string): Promise<number | null> {
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
    const previous = sessionCookie(request);
    if (previous !== null) await platform().endDeskSession(hotel, previous);
    return sessionResponse(request, hotel, { ...opened, keep: input.value.keep });
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
  const call = `${request.method} ${new URL(request.url).pathname.slice(DESK_COOKIE_PATH.length)}`;
  if (call === 'POST /session') return openSession(request, hotel);
  if (call === 'POST /session/end') {
    if (!isSameOrigin(request)) return refuse('forbidden');
    const signed = sessionCookie(request);
    if (signed !== null) await platform().endDeskSession(hotel, signed);
    return respondWith(hotel, null, cookieOf(request, '', 0));
  }
  if (call !== 'GET /session') return null;
  return respondWith(hotel, await readSession(request, hotel));
}

/** The session of a browser, which is on the shared device that the browser is. Rule: staff/SP31. */
async function readSession(request: Request, hotel: string): Promise<StaffSession | null> {
  const signed = sessionCookie(request);
  const session = signed === null ? null : await platform().readDeskSession(hotel, signed);
  return session && platform().onSharedDevice(hotel, { session, tokens: deviceTokens(request) });
}
