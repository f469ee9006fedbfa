import 'server-only';
import { readPinnedLanguage } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { readInput } from '@/lib/platform/desk/field-messages';
import { openApi } from '@/lib/platform/desk/open-api';
import { HOTELS, LIST_HOTELS } from '@/lib/platform/desk/operator-calls';
import { OPERATOR_DESK } from '@/lib/platform/desk-key';
import { CURSOR_GONE, itemsAfter } from '@/lib/platform/staff-calls/paged-list';
import { consumeLimit } from '../limits/rate-limits';
import { hostRules } from '../pages/host-rules';
import { hotelHrefs } from '../pages/hotel-href';
import { platform } from '../upstream/platform-handle';
import { refusalJson, refuse } from './canonical-json';
import { keyRefusal, sessionCookie } from './desk-session-calls';
import { clientIpOf } from './handle-api';

const NO_STORE = { 'cache-control': 'no-store' };

/** A session at the operator's desk. A hotel's key or session opens nothing here. */
async function hasSession(request: Request): Promise<boolean> {
  const signed = sessionCookie(request);
  return signed !== null && (await platform().readDeskSession(OPERATOR_DESK, signed)) !== null;
}

/** The description of the calls, which needs no key. */
async function describe(request: Request): Promise<Response> {
  const wait = await consumeLimit('reads', OPERATOR_DESK, clientIpOf(request));
  return wait === null ? Response.json(openApi(), { headers: NO_STORE }) : refuse('too-many', {}, wait);
}

/** `GET /hotels?lang=`: every hotel with what waits at its desk, and the address of that desk. Rule: desk/DE23. */
export async function handleOperatorCall(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method === 'GET' && pathname === '/api/desk/v1/openapi.json') return describe(request);
  if (request.method !== 'GET' || pathname !== '/api/desk/v1/hotels') return refuse('not-found');
  if (!(await hasSession(request))) {
    const wait = await consumeLimit('keys', OPERATOR_DESK, clientIpOf(request));
    return wait === null ? refuse(keyRefusal(request)) : refuse('too-many', {}, wait);
  }
  const query = readInput(LIST_HOTELS.query, Object.fromEntries(searchParams));
  if (!query.ok) return refusalJson(query.refusal);
  const language = readPinnedLanguage(query.value.lang) ?? 'en';
  const scheme = request.headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const port = /:(\d+)$/.exec(request.headers.get('host') ?? '')?.[1] ?? '';
  const href = hotelHrefs(hostRules(), { scheme, port });
  const hotels = (await platform().operatorHotels()).map(({ title, ...hotel }) => ({
    ...hotel,
    title: textIn(title, language).trim() || hotel.code,
    href: `${href(hotel.code)}desk`,
  }));
  const { cursor = null } = query.value;
  const read = itemsAfter(hotels, cursor === null ? null : ({ code }) => code === cursor);
  if (read === null) return refuse('invalid', CURSOR_GONE);
  const { items, next } = HOTELS.pageOf(read, query.value, ({ code }) => code);
  return Response.json({ data: items, next }, { headers: NO_STORE });
}
