import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from '../api/canonical-json';
import { tenantOfRequest } from '../pages/host-rules';
import { type HotelPage, loadHotel } from '../pages/loaders';
import { offlinePage } from './offline-page';

/** Both responses are revalidated on each request and never indexed. */
const HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' };

const sources = new Map<string, string>();

function readSource(name: string): string {
  const source = sources.get(name) ?? readFileSync(join(process.cwd(), 'lib/server/files', name), 'utf8');
  sources.set(name, source);
  return source;
}

async function hotelPageOf(request: Request): Promise<HotelPage | Response> {
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel') return refuse('not-found');
  const loaded = await loadHotel(tenant.code);
  if (loaded.state !== 'found') return refuse(loaded.state === 'missing' ? 'not-found' : 'unavailable');
  return loaded.value;
}

/** `GET /offline`: the page that the service worker stores for navigations without a network. */
export async function handleOfflinePage(request: Request): Promise<Response> {
  const hotel = await hotelPageOf(request);
  if (hotel instanceof Response) return hotel;
  const page = offlinePage(hotel);
  return new Response(page.html, {
    headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': page.policy },
  });
}

/**
 * `GET /service-worker.js`. The script contains a hash of the offline page, so that browsers fetch the page again when
 * it has changed. A hotel that has switched the worker off sends one that removes itself. Rule: offline/OF6.
 */
export async function handleServiceWorker(request: Request): Promise<Response> {
  const hotel = await hotelPageOf(request);
  if (hotel instanceof Response) return hotel;
  const version = createHash('sha256').update(offlinePage(hotel).html).digest('hex').slice(0, 16);
  const source = readSource(hotel.view.variations.onlineOnly ? 'removed-service-worker.js' : 'service-worker.js');
  return new Response(`${source}// ${version}\n`, {
    headers: {
      ...HEADERS,
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  });
}
