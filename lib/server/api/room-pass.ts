import 'server-only';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { isLocalHost } from '@/lib/domain/security/security-headers';
import { hasPlatform, platform } from '../upstream/platform-handle';
import type { CallContext } from './api-call';
import { respondWithJson } from './canonical-json';

/** The cookie that proves a guest's room. */
const COOKIE = 'room-pass';

/** Browsers send it with calls only, so that pages are kept and the same for everybody. Rule: rooms/RM4. */
const PATH = '/api/v1';

/** A pass ends with its stay; a forgotten device gives it up after a month. */
const MAX_AGE_SECONDS = 30 * 24 * 3600;

/** More than one browser has, unless a neighbour of the host's domain adds some. */
const MOST_PASSES = 5;

/**
 * The signed passes in the cookies of a request, for the embedded platform: usually one. A site of a neighbouring host can
 * set a cookie of the same name, which must not hide the guest's own.
 */
export const roomPassesOf = ({ headers }: Request): readonly string[] =>
  !hasPlatform()
    ? []
    : [...(headers.get('cookie') ?? '').matchAll(/(?:^|;)\s*room-pass=([\w.-]+)/g)]
        .slice(0, MOST_PASSES)
        .map(([, pass = '']) => pass);

/** The header that stores a pass in the browser, for this host alone. `maxAge`: in seconds. */
const roomPassCookie = ({ headers }: Request, pass: string, maxAge = MAX_AGE_SECONDS): string =>
  [
    `${COOKIE}=${pass}`,
    `Path=${PATH}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isLocalHost(headers.get('host')) ? [] : ['Secure']),
    `Max-Age=${maxAge}`,
  ].join('; ');

/** The same response, which stores a pass; null: it stores nothing. */
export function withRoomPass(request: Request, pass: string | null, response: Response): Response {
  if (pass !== null && hasPlatform()) response.headers.set('set-cookie', roomPassCookie(request, pass));
  return response;
}

/**
 * `GET /hotels/{hotel}/room-proof`: the room that this device has proven. An upstream checks no proof. Rule: rooms/RM4.
 */
export async function provenRoomCall({ hotel, request }: CallContext): Promise<ApiResponse<unknown>> {
  const passes = roomPassesOf(request);
  const proven = passes.length === 0 ? null : await platform().provenRoom(hotel.code, passes);
  return succeeded(proven ?? { room: null, by: null, leaves_on: null, orders: [] });
}

/** `POST /hotels/{hotel}/room-proof/end`: removes the pass from the browser. Rule: cookies/CK8. */
export async function endRoomProofCall({ request, countWrite }: CallContext): Promise<ApiResponse<unknown> | Response> {
  const wait = await countWrite();
  if (wait !== null) return refused('too-many', {}, wait);
  const response = respondWithJson(succeeded({ status: 'ok' }));
  response.headers.set('set-cookie', roomPassCookie(request, '', 0));
  return response;
}
