import 'server-only';
import type { RefusalKind } from '@/lib/contract/refusals';
import { HOTEL_HEADER } from '@/lib/platform/routes/desk-routes';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { tenantOfRequest } from '../pages/host-rules';
import { settings } from '../settings/env';
import { forgetHotel } from '../upstream/cached-api';
import { platform } from '../upstream/platform-handle';
import { refuse } from './canonical-json';
import { clientIpOf } from './handle-api';
import { isCrossSite, readBody } from './request-body';

/** Staff calls that make cached answers for guests outdated. */
const CHANGES_CACHED_ANSWERS = /^POST .*\/(?:announcements|lotteries|persons|products)\b/;

type ForPlatform = { ok: true; request: Request } | { ok: false; kind: RefusalKind };

const NO_BODY = { ok: true, text: '' } as const;

/** The request for the platform. Names the hotel of the host, even if the caller names another one. */
async function forPlatform(request: Request, hotel: string): Promise<ForPlatform> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers({ accept: 'application/json', [HOTEL_HEADER]: hotel });
  const key = request.headers.get('authorization');
  if (key !== null) headers.set('authorization', key);
  const sent = request.method === 'POST' ? await readBody(request) : NO_BODY;
  if (!sent.ok) return sent;
  const url = `http://platform.internal${pathname}${search}`;
  const body = sent.text === '' ? null : sent.text;
  return { ok: true, request: new Request(url, { method: request.method, headers, body }) };
}

/** Whether the call is the API description, the only call without a key. */
const isPublic = (request: Request): boolean => new URL(request.url).pathname.endsWith('/openapi.json');

/**
 * The refusal of a call without the hotel's key; null when the key is valid. A valid key passes before any attempt is
 * counted, so that wrong keys, even from the hotel's own network, cannot block staff. Rules: security/SC14,
 * staff-api/DK2.
 */
async function refuseKey(request: Request, hotel: string): Promise<Response | null> {
  if (platform().opensDesk(hotel, request.headers.get('authorization'))) return null;
  const isPublicCall = isPublic(request);
  const reads = isCrossSite(request) ? 'junk' : 'reads';
  const wait = await consumeLimit(isPublicCall ? reads : 'keys', hotel, clientIpOf(request));
  if (wait !== null) return refuse('too-many', {}, wait);
  return isPublicCall ? null : refuse('forbidden');
}

/**
 * `/api/desk/v1/…`: the staff API of the embedded platform, available only on hotels' hosts. The platform checks the
 * key against the host's hotel.
 */
export async function handleDesk(request: Request): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  const isKnown = request.method === 'GET' || request.method === 'POST';
  if (tenant.kind !== 'hotel' || settings().upstream !== null || !isKnown) return refuse('not-found');
  try {
    const refusal = await refuseKey(request, tenant.code);
    if (refusal !== null) return refusal;
    const forwarded = await forPlatform(request, tenant.code);
    if (!forwarded.ok) return refuse(forwarded.kind);
    const answer = await platform().fetch(forwarded.request);
    if (answer.ok && CHANGES_CACHED_ANSWERS.test(`${request.method} ${forwarded.request.url}`))
      forgetHotel(tenant.code);
    return answer;
  } catch (error) {
    log().error({ err: error, method: request.method }, 'a call of the desk could not be answered');
    return refuse('unavailable');
  }
}
