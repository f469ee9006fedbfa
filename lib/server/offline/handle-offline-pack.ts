import 'server-only';
import type { HotelResponse } from '@/lib/contract/hotel';
import { chooseEncoding } from '@/lib/domain/http/accept-encoding';
import { renderingHost } from '@/lib/domain/tenancy/canonical-host';
import { brandOfHost } from '@/lib/domain/tenancy/host';
import { refusalJson, refuse } from '../api/canonical-json';
import { clientIpOf } from '../api/handle-api';
import { offersLanguage } from '../crawlers/crawler-hotel';
import { consumeLimit } from '../limits/rate-limits';
import { TooManyRequests } from '../limits/too-many-requests';
import { type Renderer, sharedRenderer } from '../page-cache/shared-renderer';
import { hostRules, tenantOfRequest } from '../pages/host-rules';
import { messagesVersion } from '../pages/messages';
import { variationsOf } from '../pages/variations';
import { currentRequest } from '../request/current-request';
import { hotelResponse } from '../upstream/cached-api';
import { makeOfflinePack } from './make-offline-pack';
import { bytesOf, compressPack, type KeptPack, packCache } from './pack-cache';

/** Seconds. */
const RETRY_AFTER = 5;

const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
};

/**
 * `GET /offline-pack/{language}`: what the service worker keeps of the host's hotel. Not found when the hotel has
 * switched that off, or with PAGE_CACHE=off. Rules: offline/OF1, offline/OF6, offline/OF10.
 */
export async function handleOfflinePack(request: Request, language: string): Promise<Response> {
  const render = sharedRenderer();
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel' || render === undefined || !/^[a-z]{2,3}$/.test(language)) return refuse('not-found');
  const wait = await consumeLimit('packs', tenant.code, clientIpOf(request));
  if (wait !== null) return refuse('too-many', {}, wait);
  const hotel = await hotelResponse(tenant.code);
  if (!hotel.ok) return refusalJson(hotel.refusal);
  const isOff = variationsOf(hotel.value.hotel).onlineOnly;
  if (isOff || !offersLanguage(hotel.value, language)) return refuse('not-found');
  try {
    const pack = await readPack(request, { view: viewOf(hotel.value, { code: tenant.code, language }), render });
    return pack === null ? refuse('unavailable', {}, RETRY_AFTER) : await respondWith(pack, request);
  } catch (error) {
    if (error instanceof TooManyRequests) return refuse('too-many', {}, error.seconds);
    throw error;
  }
}

const viewOf = ({ hotel, words }: HotelResponse, page: { code: string; language: string }) => ({
  ...page,
  uuid: hotel.uuid,
  messagesVersion: messagesVersion(words),
});

/**
 * A pack is the same at every host of its hotel, but for the brand that one may have. Only making one counts against the
 * limit of the client, whatever hotels it asks for. null: too many wait for theirs.
 */
async function readPack(
  request: Request,
  { view, render }: { view: ReturnType<typeof viewOf>; render: Renderer },
): Promise<KeptPack | null> {
  const asked = request.headers.get('host') ?? '';
  const brand = brandOfHost(asked, hostRules());
  return packCache().read(`${view.code} ${brand ?? ''} ${view.language}`, async () => {
    const wait = await consumeLimit('newPacks', '', clientIpOf(request));
    if (wait !== null) throw new TooManyRequests(wait);
    const host = renderingHost({ code: view.code, brand }, asked, hostRules());
    return compressPack(await makeOfflinePack({ view, host, at: Date.now() }, render));
  });
}

async function respondWith(pack: KeptPack, request: Request): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined, ['br', 'gzip']);
  const body = await bytesOf(pack, encoding);
  const headers = {
    'content-length': String(body.length),
    ...(encoding !== null && { 'content-encoding': encoding }),
  };
  // Next removes these two from a route's response, and the server would compress the bytes again.
  for (const [name, value] of Object.entries(headers)) currentRequest()?.response.setHeader(name, value);
  return new Response(new Uint8Array(body), { headers: { ...HEADERS, ...headers } });
}
