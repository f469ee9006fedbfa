import 'server-only';
import type { RefusalKind } from '@/lib/contract/refusals';
import { HOTEL_HEADER } from '@/lib/platform/routes/desk-routes';
import { waitFor } from '../limits/write-limits';
import { log } from '../log/log';
import { tenantOfRequest } from '../pages/host-rules';
import { settings } from '../settings/env';
import { forgetHotel } from '../upstream/cached-api';
import { platform } from '../upstream/platform-handle';
import { refuse } from './canonical-json';
import { guestOf } from './handle-api';
import { isCrossSite, readBody } from './request-body';

/** What staff write here stands in answers that are kept for guests, and guests are to see it at once. */
const CHANGES_THE_HOTEL = /^POST .*\/(?:announcements|products)\b/;

type ForPlatform = { ok: true; request: Request } | { ok: false; kind: RefusalKind };

const NO_BODY = { ok: true, text: '' } as const;

/** The request of a member of staff, for the platform: the hotel is the host's, whatever the caller says. */
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

/** The one call of staff that needs no key: the description of the API. */
const isForEveryone = (request: Request): boolean => new URL(request.url).pathname.endsWith('/openapi.json');

/**
 * What a call without the hotel's key is answered; null: it goes on. The right key is recognised before anything is
 * counted, so that nobody who tries keys, also from the hotel's own network, can keep staff out. Rule: security/SC14
 */
async function refuseKey(request: Request, hotel: string): Promise<Response | null> {
  if (platform().opensDesk(hotel, request.headers.get('authorization'))) return null;
  const isOpen = isForEveryone(request);
  const reads = isCrossSite(request) ? 'junk' : 'reads';
  const wait = await waitFor(isOpen ? reads : 'keys', hotel, guestOf(request));
  if (wait !== null) return refuse('too-many', {}, wait);
  return isOpen ? null : refuse('forbidden');
}

/**
 * The staff's door, `/api/desk/v1/…`, to the embedded platform. On a hotel's host only; the key is checked by the
 * platform against that hotel.
 */
export async function handleDesk(request: Request): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  const isKnown = request.method === 'GET' || request.method === 'POST';
  if (tenant.kind !== 'hotel' || settings().upstream !== null || !isKnown) return refuse('not-found');
  try {
    const refusal = await refuseKey(request, tenant.code);
    if (refusal !== null) return refusal;
    const asked = await forPlatform(request, tenant.code);
    if (!asked.ok) return refuse(asked.kind);
    const answer = await platform().fetch(asked.request);
    if (answer.ok && CHANGES_THE_HOTEL.test(`${request.method} ${asked.request.url}`)) forgetHotel(tenant.code);
    return answer;
  } catch (error) {
    log().error({ err: error, method: request.method }, 'a call of the desk could not be answered');
    return refuse('unavailable');
  }
}
