import 'server-only';
import { paths } from '@/lib/contract/paths';
import { sameSitePath } from '@/lib/domain/security/safe-link';
import { settings } from '../settings/env';
import { fileUrl } from '../upstream/file-url';
import { transport } from '../upstream/transport';
import type { CallContext } from './api-call';
import { refuse } from './canonical-json';

/**
 * The page may show a file of our storage and link back. Scripts never run, even if the platform's page contains some.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "object-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * `GET /api/v1/pdf-viewer?file&back-url`: the platform's page around a PDF. `not-found` unless the file is in our own
 * storage (on the embedded platform: in the hotel's folder). Both addresses may be absolute ones of this site (files/FI5).
 * Rule: platform-calls/W23.
 */
export async function handlePdfViewer({
  query,
  hotel,
  request: { headers },
}: Pick<CallContext, 'query' | 'hotel' | 'request'>): Promise<Response> {
  const { upstream } = settings();
  const host = headers.get('host');
  const asked = query.get('file') ?? '';
  const file = fileUrl(sameSitePath(asked, host) ?? asked, upstream);
  const folder = upstream === null ? `/storage/${hotel.code}/` : '/storage/';
  if (file === null || !file.startsWith(folder)) return refuse('not-found');
  const back = sameSitePath(query.get('back-url') ?? '', host) ?? '/';
  const { send, base } = transport();
  const request = new Request(`${base}/api/v1${paths.pdfViewer(file, back)}`, { headers: { accept: 'text/html' } });
  const page = await send(request).catch(() => null);
  // The transport has already logged the reason.
  if (page === null || page.status >= 500) return refuse('unavailable');
  const isPage = page.ok && (page.headers.get('content-type') ?? '').startsWith('text/html');
  return isPage ? new Response(await page.text(), { headers: HEADERS }) : refuse('not-found');
}
