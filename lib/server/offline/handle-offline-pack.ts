import 'server-only';
import type { HotelResponse } from '@/lib/contract/hotel';
import { refusalJson, refuse } from '../api/canonical-json';
import { offersLanguage } from '../crawlers/crawler-hotel';
import { sharedRenderer } from '../page-cache/shared-renderer';
import { tenantOfRequest } from '../pages/host-rules';
import { messagesVersion } from '../pages/messages';
import { variationsOf } from '../settings/variations';
import { hotelResponse } from '../upstream/cached-api';
import { createLruMap } from '../upstream/lru-map';
import { makeOfflinePack } from './make-offline-pack';

/** How long a pack is sent before it is made again, in ms. */
const MAX_AGE_MS = 300_000;

const packs = createLruMap<{ until: number; text: Promise<string> }>({ entries: 50 });

/**
 * `GET /offline-pack/{language}`: what the service worker keeps of the host's hotel. Not found when the hotel has
 * switched that off, or under Next's own server. Rules: offline/OF1, offline/OF6.
 */
export async function handleOfflinePack(request: Request, language: string): Promise<Response> {
  const render = sharedRenderer();
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel' || render === undefined || !/^[a-z]{2,3}$/.test(language)) return refuse('not-found');
  const hotel = await hotelResponse(tenant.code);
  if (!hotel.ok) return refusalJson(hotel.refusal);
  const isOff = variationsOf(hotel.value.hotel).onlineOnly;
  if (isOff || !offersLanguage(hotel.value, language)) return refuse('not-found');
  const host = request.headers.get('host') ?? '';
  const source = { view: viewOf(hotel.value, { code: tenant.code, language }), host, at: Date.now() };
  const text = await readPack(source, async () => JSON.stringify(await makeOfflinePack(source, render)));
  return new Response(text, { headers: HEADERS });
}

const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
};

const viewOf = ({ hotel, words }: HotelResponse, page: { code: string; language: string }) => ({
  ...page,
  uuid: hotel.uuid,
  messagesVersion: messagesVersion(words),
});

/** Guests who ask at the same time share one pack. The host is part of the key, because it may have a brand. */
function readPack(
  { host, view, at }: { host: string; view: { language: string }; at: number },
  make: () => Promise<string>,
): Promise<string> {
  const key = `${host.toLowerCase()} ${view.language}`;
  const kept = packs.get(key);
  if (kept !== undefined && kept.until > at) return kept.text;
  const text = make();
  packs.set(key, { until: at + MAX_AGE_MS, text });
  text.catch(() => packs.delete(key));
  return text;
}
