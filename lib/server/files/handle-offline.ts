import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from '../api/canonical-json';
import { tenantOfRequest } from '../pages/host-rules';
import { type HotelPage, loadHotel } from '../pages/loaders';
import { offlinePage } from './offline-page';

/** The parts of the worker, in this order. */
const SOURCES = ['service-worker.js', 'service-worker-push.js'];

/** Revalidated on each request and never indexed. */
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

/**
 * `GET /service-worker.js`. The script contains the offline page, so that a phone has it as long as the worker, and gets
 * another one when it has changed. A hotel that has switched the worker off sends one that removes itself. Rules:
 * offline/OF1, offline/OF6.
 */
export async function handleServiceWorker(request: Request): Promise<Response> {
  const hotel = await hotelPageOf(request);
  if (hotel instanceof Response) return hotel;
  const constants = { ...titleOf(hotel), offline: offlinePage(hotel) };
  return sendScript(
    hotel.view.variations.onlineOnly
      ? readSource('removed-service-worker.js')
      : `${SOURCES.map(readSource).join('')}const HOTEL = ${JSON.stringify(constants)};\n`,
  );
}

/** `GET /desk-worker.js`: the worker that shows notifications to staff, and answers no request. Rule: desk/DE90. */
export async function handleDeskWorker(request: Request): Promise<Response> {
  const hotel = await hotelPageOf(request);
  if (hotel instanceof Response) return hotel;
  return sendScript(`${readSource('desk-worker.js')}const HOTEL = ${JSON.stringify(titleOf(hotel))};\n`);
}

const titleOf = ({ view: { title, languageTag, direction } }: HotelPage) => ({
  title,
  lang: languageTag,
  dir: direction,
});

function sendScript(script: string): Response {
  return new Response(script, {
    headers: {
      ...HEADERS,
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  });
}
