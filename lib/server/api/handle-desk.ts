import 'server-only';
import type { RefusalKind } from '@/lib/contract/refusals';
import { allowedMethods } from '@/lib/platform/desk/allowed-methods';
import { DESK_BASE } from '@/lib/platform/desk/open-api';
import { OPERATOR_DESK } from '@/lib/platform/desk-key';
import { HOTEL_HEADER, SESSION_HEADER } from '@/lib/platform/routes/desk-routes';
import {
  DEVICE_TOKENS_HEADER,
  NEW_DEVICE_HEADER,
  PAGE_HOST_HEADER,
} from '@/lib/platform/staff/sign-in/calling-browser';
import { IDEMPOTENCY_KEY } from '@/lib/platform/staff-calls/idempotency-key';
import type { LimitName } from '../limits/limit-sizes';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { tenantOfRequest } from '../pages/host-rules';
import { settings } from '../settings/env';
import { forgetHotel } from '../upstream/cached-api';
import { platform } from '../upstream/platform-handle';
import { refuse } from './canonical-json';
import { cleanPreview } from './clean-preview';
import { deviceCookie, deviceTokens } from './desk-cookies';
import { handleSessionCall, keyRefusal, sessionCookie } from './desk-session-calls';
import { handleSignInCall } from './desk-sign-in-calls';
import { deskCaller, deskEvents } from './desk-stream';
import { clientIpOf } from './handle-api';
import { handleOperatorCall } from './operator-calls';
import { isCrossSite, readBody } from './request-body';
import { readUpload } from './upload';
import { enterUpload, RETRY_UPLOAD_SECONDS } from './upload-places';

/** Staff calls that make cached responses for guests outdated. */
const CHANGES_CACHED_RESPONSES =
  /^POST .*\/(?:announcements|content|lotteries|menu|persons\/[\w-]+\/delete|products)\b/;

/** The calls with which staff send a file: a form, and no JSON. */
const UPLOAD = /^\/api\/desk\/v1\/(?:chats\/[\w-]+\/files|(?:announcements|menu)\/pictures|menu\/sheet)$/;

type PlatformRequest = { ok: true; request: Request } | { ok: false; kind: RefusalKind };

const NO_BODY = { ok: true, text: '' } as const;

/** The headers of a request for the platform. They name the hotel of the host, even if the caller names another one. */
function platformHeaders(request: Request, hotel: string): Headers {
  const headers = new Headers({ accept: 'application/json', [HOTEL_HEADER]: hotel });
  const key = request.headers.get('authorization');
  const session = sessionCookie(request);
  const idempotencyKey = request.headers.get(IDEMPOTENCY_KEY);
  const language = request.headers.get('accept-language');
  if (idempotencyKey !== null) headers.set(IDEMPOTENCY_KEY, idempotencyKey);
  if (language !== null) headers.set('accept-language', language);
  if (key !== null) headers.set('authorization', key);
  else if (session !== null) headers.set(SESSION_HEADER, session);
  headers.set(PAGE_HOST_HEADER, request.headers.get('host') ?? '');
  if (session !== null) headers.set(DEVICE_TOKENS_HEADER, deviceTokens(request).join(' '));
  return headers;
}

async function toPlatformRequest(request: Request, hotel: string): Promise<PlatformRequest> {
  const { pathname, search } = new URL(request.url);
  const headers = platformHeaders(request, hotel);
  const sent = request.method === 'POST' ? await readBody(request) : NO_BODY;
  if (!sent.ok) return sent;
  const url = `http://platform.internal${pathname}${search}`;
  const body = sent.text === '' ? null : sent.text;
  return { ok: true, request: new Request(url, { method: request.method, headers, body }) };
}

/**
 * The calls that make a server of somebody else's work, with the counter of each: a test of the notifications, a
 * translation. Rules: notifications/NO10, translation/TX7.
 */
const COUNTED_CALLS: Readonly<Record<string, LimitName>> = {
  'POST /notifications/test': 'tests',
  'POST /translations': 'translations',
};

const isUpload = ({ url, method }: Request): boolean => method === 'POST' && UPLOAD.test(new URL(url).pathname);

/** Passes a file on to the platform as a stream, so that it is never completely in memory. Rule: desk/DE20. */
async function uploadFile(request: Request, hotel: string): Promise<Response> {
  const upload = readUpload(request);
  if (!upload.ok) return refuse(upload.kind, upload.kind === 'invalid' ? { file: 'must be sent as a form' } : {});
  const release = enterUpload(clientIpOf(request));
  if (release === null) return refuse('too-many', {}, RETRY_UPLOAD_SECONDS);
  try {
    const headers = platformHeaders(request, hotel);
    headers.set('content-type', upload.form.type);
    const init = { method: 'POST', headers, body: upload.form.body, duplex: 'half' };
    const { pathname, search } = new URL(request.url);
    const url = `http://platform.internal${pathname}${search}`;
    const response = await platform().fetch(new Request(url, init));
    const end = upload.end();
    if (end === null || end === 'complete') return response;
    return refuse(end === 'too-large' ? 'too-large' : 'unavailable');
  } finally {
    release();
  }
}

/** Whether the call is the API description, the only call without a key. */
const isPublic = (request: Request): boolean => new URL(request.url).pathname.endsWith('/openapi.json');

/**
 * The refusal of a call without the hotel's key or a session; null when there is one. A valid key passes before any attempt is
 * counted, so that wrong keys, even from the hotel's own network, cannot block staff. Rules: security/SC14,
 * staff-api/DK2.
 */
async function refuseKey(request: Request, hotel: string): Promise<Response | null> {
  const isPublicCall = isPublic(request);
  const reads = isCrossSite(request) ? 'junk' : 'reads';
  const wait = await consumeLimit(isPublicCall ? reads : 'keys', hotel, clientIpOf(request));
  if (wait !== null) return refuse('too-many', {}, wait);
  return isPublicCall ? null : refuse(keyRefusal(request));
}

const callPath = ({ url }: Request): string => new URL(url).pathname.slice(DESK_BASE.length);

/** The response to a method that a path does not have, with those that it has. Rule: staff-api/DK9. */
function refuseMethod(methods: readonly string[]): Response {
  const response = refuse('wrong-method');
  response.headers.set('allow', methods.join(', '));
  return response;
}

const isStream = ({ url, method }: Request): boolean =>
  method === 'GET' && new URL(url).pathname === '/api/desk/v1/events';

/** The calls of a hotel's desk. */
async function handleHotelCall(request: Request, hotel: string): Promise<Response> {
  const caller = await deskCaller(request, hotel);
  const refusal = caller === null ? await refuseKey(request, hotel) : null;
  if (refusal !== null) return refusal;
  if (isStream(request)) return caller === null ? refuse('unauthorized') : deskEvents(request, hotel, caller);
  if (isUpload(request)) return await uploadFile(request, hotel);
  const counter = COUNTED_CALLS[`${request.method} ${callPath(request)}`];
  if (counter !== undefined) {
    const wait = await consumeLimit(counter, hotel, '');
    if (wait !== null) return refuse('too-many', {}, wait);
  }
  const forwarded = await toPlatformRequest(request, hotel);
  if (!forwarded.ok) return refuse(forwarded.kind);
  const response = await cleanPreview(request, await platform().fetch(forwarded.request));
  // The event of the change empties them too, in every process: with PostgreSQL perhaps after this response.
  if (response.ok && CHANGES_CACHED_RESPONSES.test(`${request.method} ${forwarded.request.url}`)) forgetHotel(hotel);
  return withDeviceCookie(request, response);
}

/** Makes the cookie of a device that was enrolled; its token stands in nothing that scripts can read. Rule: staff/SP31. */
function withDeviceCookie(request: Request, response: Response): Response {
  const token = response.headers.get(NEW_DEVICE_HEADER);
  if (token === null) return response;
  response.headers.delete(NEW_DEVICE_HEADER);
  response.headers.append('set-cookie', deviceCookie(request, token));
  return response;
}

const methodsAt = (request: Request, desk: string): readonly string[] =>
  allowedMethods(desk === OPERATOR_DESK ? 'operator' : 'hotel', callPath(request));

function describeMethods(request: Request, desk: string): Response {
  const methods = methodsAt(request, desk);
  if (methods.length === 0) return refuse('not-found');
  return new Response(null, { status: 204, headers: { allow: methods.join(', '), 'cache-control': 'no-store' } });
}

const asGet = ({ url, headers, signal }: Request): Request => new Request(url, { method: 'GET', headers, signal });

async function withoutBody(answered: Promise<Response>): Promise<Response> {
  const { body, status, headers } = await answered;
  // Ends an event stream too.
  await body?.cancel();
  return new Response(null, { status, headers });
}

async function handleCall(request: Request, desk: string): Promise<Response> {
  const methods = methodsAt(request, desk);
  if (methods.length > 0 && !methods.includes(request.method)) return refuseMethod(methods);
  const session = await handleSessionCall(request, desk);
  if (session !== null) return session;
  const signIn = await handleSignInCall(request, desk);
  if (signIn !== null) return signIn;
  return desk === OPERATOR_DESK ? handleOperatorCall(request) : handleHotelCall(request, desk);
}

/**
 * `/api/desk/v1/…`: the staff API of the embedded platform on hotels' hosts, and the operator's desk on the root domain.
 * The platform checks the key against the host's hotel.
 */
export async function handleDesk(request: Request): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind === 'unknown' || settings().upstream !== null) return refuse('not-found');
  const desk = tenant.kind === 'hotel' ? tenant.code : OPERATOR_DESK;
  try {
    if (request.method === 'OPTIONS') return describeMethods(request, desk);
    if (request.method === 'HEAD') return await withoutBody(handleCall(asGet(request), desk));
    return await handleCall(request, desk);
  } catch (error) {
    log().error({ err: error, method: request.method }, 'a call of the desk could not be answered');
    return refuse('unavailable');
  }
}
