import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from '../api/canonical-json';
import { tenantOfRequest } from '../pages/host-rules';
import { loadHotel } from '../pages/loaders';
import { offlinePage } from './offline-page';

/** Both responses are revalidated on each request and never indexed. */
const HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' };

let source: string | undefined;

async function pageOf(request: Request): Promise<ReturnType<typeof offlinePage> | Response> {
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel') return refuse('not-found');
  const loaded = await loadHotel(tenant.code);
  if (loaded.state !== 'found') return refuse(loaded.state === 'missing' ? 'not-found' : 'unavailable');
  return offlinePage(loaded.value);
}

/** `GET /offline`: the page that the service worker stores for navigations without a network. */
export async function handleOfflinePage(request: Request): Promise<Response> {
  const page = await pageOf(request);
  if (page instanceof Response) return page;
  return new Response(page.html, {
    headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': page.policy },
  });
}

/**
 * `GET /service-worker.js`. The script contains a hash of the offline page, so that browsers fetch the page again when
 * it has changed.
 */
export async function handleServiceWorker(request: Request): Promise<Response> {
  const page = await pageOf(request);
  if (page instanceof Response) return page;
  source ??= readFileSync(join(process.cwd(), 'lib/server/files/service-worker.js'), 'utf8');
  const version = createHash('sha256').update(page.html).digest('hex').slice(0, 16);
  return new Response(`${source}// ${version}\n`, {
    headers: {
      ...HEADERS,
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  });
}
