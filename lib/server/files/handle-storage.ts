import 'server-only';
import { cacheControlFor } from '@/lib/domain/http/cache-control';
import { samePathOnly } from '@/lib/domain/security/safe-link';
import type { Tenant } from '@/lib/domain/tenancy/host';
import { isUploadFolder } from '@/lib/platform/files/upload-name';
import { refuse } from '../api/canonical-json';
import { log } from '../log/log';
import { tenantOfRequest } from '../pages/host-rules';
import { settings } from '../settings/env';
import { platform } from '../upstream/platform-handle';
import { withOneRetry } from '../upstream/transport';
import { requestUpstream, webResponse } from '../upstream/upstream-http';
import { safeFileHeaders } from './safe-file';

const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since', 'accept'] as const;
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-range',
  'content-encoding',
  'accept-ranges',
  'age',
  'cache-control',
  'expires',
  'etag',
  'last-modified',
  'vary',
  'content-disposition',
] as const;

/** Milliseconds that a guest may pause a video before the connection is closed. */
const PAUSE_TIMEOUT_MS = 60_000;

const pickHeaders = (headers: Headers, names: readonly string[]): [string, string][] =>
  names.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });

/** The decoded folders and file name of a path, split as the embedded platform splits them. */
const stepsOf = (path: string): readonly string[] => path.split('/').slice(2).map(decodeURIComponent);

/**
 * Whether a host may serve a folder: a hotel's host serves its own and the shared folder; the front page every folder
 * except guests' uploads; any other host the shared folder.
 */
function isAvailableOn(tenant: Tenant, [folder = '', ...rest]: readonly string[]): boolean {
  if (folder === 'emoji') return true;
  if (tenant.kind === 'front') return !isUploadFolder(rest.join('/'));
  return tenant.kind === 'hotel' && folder === tenant.code;
}

/**
 * Streams a file from an upstream: without cookies, without following redirects, and with a timeout until the file
 * starts.
 */
async function fromUpstream(address: string, headers: [string, string][], guest: AbortSignal): Promise<Response> {
  const { connect, response: idle } = settings().upstreamTimes;
  const request = new Request(address, { headers: [...headers, ['accept-encoding', 'identity']] });
  const response = await withOneRetry(request, () => requestUpstream(request, { connect, idle, signal: guest }));
  response.setTimeout(PAUSE_TIMEOUT_MS);
  return webResponse(response, response, RESPONSE_HEADERS);
}

const fromPlatform = (path: string, headers: [string, string][]): Promise<Response> =>
  platform().fetch(new Request(`http://platform.internal${path}`, { headers }));

/** The upstream's response for the browser: only headers of files, plus those that make the file safe on our origin. */
async function passOn(response: Response): Promise<Response> {
  const { status } = response;
  if (status < 300 || status === 304 || status === 416) {
    const headers = new Headers(pickHeaders(response.headers, RESPONSE_HEADERS));
    for (const [name, value] of safeFileHeaders(headers)) headers.set(name, value);
    if (status === 304) headers.delete('content-type');
    const kept = headers.get('cache-control');
    if (kept !== null) headers.set('cache-control', cacheControlFor(status, kept));
    // In development a changed picture shows at the next load.
    if (process.env.NODE_ENV === 'development') headers.set('cache-control', 'no-cache');
    return new Response(status === 416 ? null : response.body, { status, headers });
  }
  await response.body?.cancel();
  return refuse(status >= 500 ? 'unavailable' : 'not-found');
}

/**
 * `GET /storage/…`: files of the host's hotel, from the embedded platform or the upstream. Rules: platform-calls/W18,
 * security/SC4, files/FI1.
 */
export async function handleStorage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = samePathOnly(pathname);
  const { upstream } = settings();
  const tenant = tenantOfRequest(request.headers);
  // `URL` resolves `..`, so the path may have left /storage/.
  if (!path?.startsWith('/storage/') || /%2f|%5c/i.test(path)) return refuse('not-found');
  // The folders of an upstream have no hotel names; the embedded platform has one folder for each hotel.
  if (upstream === null && !isAvailableOn(tenant, stepsOf(path))) return refuse('not-found');
  const headers = pickHeaders(request.headers, REQUEST_HEADERS);
  try {
    return await passOn(
      upstream === null
        ? await fromPlatform(path, headers)
        : await fromUpstream(`${upstream}${path}`, headers, request.signal),
    );
  } catch (error) {
    log().warn({ err: error }, 'a file could not be brought');
    return refuse('unavailable');
  }
}
