import 'server-only';
import { type Refusal, type RefusalKind, refused } from '@/lib/contract/refusals';
import { waitFor } from '../limits/write-limits';
import { log } from '../log/log';
import { tenantOfRequest } from '../pages/host-rules';
import type { Call } from './api-call';
import { CALLS } from './api-calls';
import { answerJson, refusalJson, refuse } from './canonical-json';
import { isCrossSite, type ReadBody, readJsonBody } from './request-body';
import { resolveCallHotel } from './resolve-call-hotel';

const PREFIX = '/api/v1/';
/** Codes, ids and uuids, of whatever kind, are shorter. */
const LONGEST_PART = 100;

/** A part of a path in plain letters; null when it hides a step or another part. */
function plainPart(part: string): string | null {
  let plain: string;
  try {
    plain = decodeURIComponent(part);
  } catch {
    return null;
  }
  if (plain.length > LONGEST_PART) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a part of a path has none.
  return plain === '' || plain === '.' || plain === '..' || /[/\\\u0000-\u001f]|%/.test(plain) ? null : plain;
}

/** The parts of a call's path by their names, or null when the call is another one. */
function match(call: Call, parts: readonly string[]): Record<string, string> | null {
  const pattern = call.path.split('/');
  if (pattern.length !== parts.length) return null;
  const named: Record<string, string> = {};
  for (const [place, expected] of pattern.entries()) {
    const part = parts[place] ?? '';
    if (expected.startsWith(':')) named[expected.slice(1)] = part;
    else if (expected !== part) return null;
  }
  return named;
}

function findCall(method: string, pathname: string): { call: Call; named: Record<string, string> } | null {
  const parts = pathname.slice(PREFIX.length).split('/').map(plainPart);
  if (!pathname.startsWith(PREFIX) || parts.includes(null)) return null;
  for (const call of CALLS) {
    const named = call.method === method ? match(call, parts as readonly string[]) : null;
    if (named !== null) return { call, named };
  }
  return null;
}

/** The code, uuid or id by which a call names its hotel; null: none. */
function hotelNamed(call: Call, asked: { named: Record<string, string>; query: URLSearchParams; body: unknown }) {
  if (call.hotelIn === undefined) return asked.named.hotel ?? null;
  if ('query' in call.hotelIn) return asked.query.get(call.hotelIn.query);
  const value = Object(asked.body)[call.hotelIn.body];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Where a request comes from. lib/server/pages/current-request.ts has written the truth there. */
export const guestOf = (request: Request): string => request.headers.get('x-forwarded-for') ?? '';

/** What a write has sent, if it may be one at all; a reading sends nothing. */
const readSent = async (call: Call, request: Request): Promise<ReadBody> =>
  request.method !== 'POST' || call.isUpload ? { ok: true, body: undefined } : readJsonBody(request);

/** The refusals of what was not in order, and not of what came at a bad time. */
const JUNK: readonly RefusalKind[] = ['invalid', 'forbidden', 'too-large', 'not-found'];

/** One request of a browser, and what it is counted as. `place`: the hotel of its host, '' on the front door. */
function countingOf(request: Request, place: string) {
  const guest = guestOf(request);
  let isCounted = false;
  return {
    reads: () => waitFor(isCrossSite(request) ? 'junk' : 'reads', place, guest),
    async countWrite(): Promise<number | null> {
      isCounted = true;
      return waitFor('writes', place, guest);
    },
    /** A write that was refused before anything was done: too much of it is only told so, and holds nothing back. */
    async refuseWrite(refusal: Refusal): Promise<Response> {
      const isJunk = !isCounted && JUNK.includes(refusal.kind);
      const wait = isJunk ? await waitFor('junk', place, guest) : null;
      return wait === null ? refusalJson(refusal) : refuse('too-many', {}, wait);
    },
  };
}

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const found = findCall(request.method, url.pathname);
  const tenant = tenantOfRequest(request.headers);
  if (found === null || tenant.kind === 'unknown') return refuse('not-found');
  const { call, named } = found;
  const counting = countingOf(request, tenant.kind === 'hotel' ? tenant.code : '');
  const wait = call.method === 'GET' ? await counting.reads() : null;
  if (wait !== null) return refuse('too-many', {}, wait);
  const sent = await readSent(call, request);
  if (!sent.ok) return counting.refuseWrite(refused(sent.kind).refusal);
  const asked = { named, query: url.searchParams, body: sent.body };
  const hotel = await resolveCallHotel(tenant, hotelNamed(call, asked));
  const { countWrite } = counting;
  const answered = hotel.ok
    ? await call.answer({ ...asked, hotel: hotel.value, guest: guestOf(request), countWrite, request })
    : hotel;
  if (answered instanceof Response) return answered;
  return answered.ok || call.method === 'GET'
    ? answerJson(answered, call.beside)
    : counting.refuseWrite(answered.refusal);
}

/**
 * The browser's door to the platform, whichever serves: `/api/v1/…` of the app's own origin. Only the calls of the
 * contract pass, on a hotel's host only about that hotel, and every answer is canonical JSON. Never rejects.
 */
export async function handleApi(request: Request): Promise<Response> {
  try {
    return await answer(request);
  } catch (error) {
    log().error({ err: error, method: request.method }, 'a call could not be answered');
    return refusalJson(refused('unavailable').refusal);
  }
}
