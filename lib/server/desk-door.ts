import 'server-only';
import { HOTEL_HEADER } from '@/lib/platform/routes/desk-routes';
import { refuse } from './canonical-json';
import { settings } from './env';
import { tenantOfRequest } from './gate';
import { guestOf } from './gateway';
import { forgetHotel } from './hotel-source';
import { log } from './log';
import { platform } from './platform-handle';
import { readBody } from './request-body';
import { waitFor } from './write-limits';

/** What staff write here stands in answers that are kept for guests, and guests are to see it at once. */
const CHANGES_THE_HOTEL = /^POST .*\/(?:announcements|products)\b/;

/** The request of a member of staff, for the platform: the hotel is the host's, whatever the caller says. */
async function forPlatform(request: Request, hotel: string): Promise<Request | null> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers({ accept: 'application/json', [HOTEL_HEADER]: hotel });
  const key = request.headers.get('authorization');
  if (key !== null) headers.set('authorization', key);
  const body = request.method === 'POST' ? await readBody(request) : '';
  if (body === null) return null;
  const url = `http://platform.internal${pathname}${search}`;
  return new Request(url, { method: request.method, headers, ...(body !== '' && { body }) });
}

/**
 * The staff's door, `/api/desk/v1/…`, to the embedded platform. On a hotel's host only; the key is checked by the
 * platform against that hotel. Every call counts against the limit, so that keys cannot be tried at will.
 */
export async function deskDoor(request: Request): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  const isKnown = request.method === 'GET' || request.method === 'POST';
  if (tenant.kind !== 'hotel' || settings().upstream !== null || !isKnown) return refuse('not-found');
  try {
    const wait = await waitFor('writes', `desk ${tenant.code}`, guestOf(request));
    if (wait !== null) return refuse('too-many', {}, wait);
    const asked = await forPlatform(request, tenant.code);
    if (asked === null) return refuse('too-large');
    const answer = await platform().fetch(asked);
    if (answer.ok && CHANGES_THE_HOTEL.test(`${request.method} ${asked.url}`)) forgetHotel(tenant.code);
    return answer;
  } catch (error) {
    log().error({ err: error, method: request.method }, 'a call of the desk could not be answered');
    return refuse('unavailable');
  }
}
