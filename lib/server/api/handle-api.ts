import 'server-only';
import { guestRoute } from '@/lib/contract/guest-routes';
import { type Refusal, type RefusalKind, refused } from '@/lib/contract/refusals';
import type { Tenant } from '@/lib/domain/tenancy/host';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { tenantOfRequest } from '../pages/host-rules';
import { API_BASE, type Call } from './api-call';
import { CALLS } from './api-calls';
import { refusalJson, refuse, respondWithJson } from './canonical-json';
import { isCrossSite, type ReadBody, readJsonBody } from './request-body';
import { resolveCallHotel } from './resolve-call-hotel';
import { isOpenApiRequest, sendOpenApi } from './send-open-api';

const PREFIX = `${API_BASE}/`;
/** Maximum length of a path part, in characters; codes, ids and uuids are shorter. */
const MAX_PART_LENGTH = 100;

/**
 * A decoded part of a path; null when it contains a separator, a relative step (`.` or `..`) or a control character.
 */
function decodePart(part: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(part);
  } catch {
    return null;
  }
  if (decoded.length > MAX_PART_LENGTH) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they must be refused.
  return decoded === '' || decoded === '.' || decoded === '..' || /[/\\\u0000-\u001f]|%/.test(decoded) ? null : decoded;
}

/** The parameters in a path; null when the path does not match. */
function match(path: string, parts: readonly string[]): Record<string, string> | null {
  const pattern = path.slice(1).split('/');
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [place, expected] of pattern.entries()) {
    const part = parts[place] ?? '';
    if (expected.startsWith('{')) params[expected.slice(1, -1)] = part;
    else if (expected !== part) return null;
  }
  return params;
}

const ROUTES = CALLS.map((call) => ({ call, route: guestRoute(call.id) }));

type FoundCall = { call: Call; params: Record<string, string> };

function findCall(method: string, pathname: string): FoundCall | null {
  const parts = pathname.slice(PREFIX.length).split('/').map(decodePart);
  if (!pathname.startsWith(PREFIX) || parts.includes(null)) return null;
  for (const { call, route } of ROUTES) {
    const params = route.method === method ? match(route.path, parts as readonly string[]) : null;
    if (params !== null) return { call, params };
  }
  return null;
}

/** The code, uuid or id by which a call names its hotel; null when it names none. */
function hotelNameIn(call: Call, input: { params: Record<string, string>; query: URLSearchParams; body: unknown }) {
  if (call.hotelIn === undefined) return input.params.hotel ?? null;
  if ('query' in call.hotelIn) return input.query.get(call.hotelIn.query);
  const value = Object(input.body)[call.hotelIn.body];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** The client's IP address. lib/server/request/current-request.ts has set this header. */
export const clientIpOf = (request: Request): string => request.headers.get('x-forwarded-for') ?? '';

/** The JSON body of a POST; undefined for other requests. */
const readCallBody = async (call: Call, request: Request): Promise<ReadBody> =>
  request.method !== 'POST' || call.isUpload ? { ok: true, body: undefined } : readJsonBody(request);

/** Refusals of invalid requests. Refusals because of load or failures are not junk. */
const JUNK: readonly RefusalKind[] = ['invalid', 'forbidden', 'too-large', 'not-found'];

/** The rate limits of one request. `host`: the code of the hotel of the request's host; '' on the front page. */
function limitsOf(request: Request, host: string) {
  const guest = clientIpOf(request);
  let isCounted = false;
  return {
    reads: () => consumeLimit(isCrossSite(request) ? 'junk' : 'reads', host, guest),
    async countWrite(): Promise<number | null> {
      isCounted = true;
      return consumeLimit('writes', host, guest);
    },
    /**
     * The refusal of a write that changed nothing. Counted as junk: too many junk calls get 429, and valid writes still
     * pass.
     */
    async refuseWrite(refusal: Refusal): Promise<Response> {
      const isJunk = !isCounted && JUNK.includes(refusal.kind);
      const wait = isJunk ? await consumeLimit('junk', host, guest) : null;
      return wait === null ? refusalJson(refusal) : refuse('too-many', {}, wait);
    },
  };
}

async function respond(request: Request): Promise<Response> {
  const found = findCall(request.method, new URL(request.url).pathname);
  const tenant = tenantOfRequest(request.headers);
  const isDescription = isOpenApiRequest(request);
  if ((found === null && !isDescription) || tenant.kind === 'unknown') return refuse('not-found');
  const limits = limitsOf(request, tenant.kind === 'hotel' ? tenant.code : '');
  const wait = request.method === 'POST' ? null : await limits.reads();
  if (wait !== null) return refuse('too-many', {}, wait);
  return found === null ? sendOpenApi(request) : respondToCall(request, { ...found, tenant, limits });
}

async function respondToCall(
  request: Request,
  { call, params, tenant, limits }: FoundCall & { tenant: Tenant; limits: ReturnType<typeof limitsOf> },
): Promise<Response> {
  const sent = await readCallBody(call, request);
  if (!sent.ok) return limits.refuseWrite(refused(sent.kind).refusal);
  const input = { params, query: new URL(request.url).searchParams, body: sent.body };
  const hotel = await resolveCallHotel(tenant, hotelNameIn(call, input));
  const { countWrite } = limits;
  const response = hotel.ok
    ? await call.handle({ ...input, hotel: hotel.value, clientIp: clientIpOf(request), countWrite, request })
    : hotel;
  if (response instanceof Response) return response;
  return response.ok || request.method === 'GET'
    ? respondWithJson(response, call.extraFields)
    : limits.refuseWrite(response.refusal);
}

/**
 * `/api/v1/…`: the browser's gateway to the platform, embedded or upstream. Accepts only the calls of the contract, on
 * a hotel's host only for that hotel, and responds with canonical JSON. Never rejects. Rule: gateway/GW1.
 */
export async function handleApi(request: Request): Promise<Response> {
  try {
    return await respond(request);
  } catch (error) {
    log().error({ err: error, method: request.method }, 'a call could not be handled');
    return refusalJson(refused('unavailable').refusal);
  }
}
