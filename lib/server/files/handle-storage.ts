import 'server-only';
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

const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since', 'accept'] as const;
const ANSWERED = [
  'content-type',
  'content-length',
  'content-range',
  'content-encoding',
  'accept-ranges',
  'cache-control',
  'expires',
  'etag',
  'last-modified',
  'vary',
  'content-disposition',
] as const;

/** How long a film may be paused before its connection is let go. Milliseconds. */
const LONGEST_PAUSE = 60_000;

const only = (headers: Headers, names: readonly string[]): [string, string][] =>
  names.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });

/** The folders and the name of an address as the embedded platform reads them: decoded once. */
const stepsOf = (path: string): readonly string[] => path.split('/').slice(2).map(decodeURIComponent);

/**
 * On a hotel's host its own folder and the shared pictures; on the front door every folder, but not what guests of the
 * hotels have sent; elsewhere the shared ones.
 */
function isOpenTo(tenant: Tenant, [folder = '', ...rest]: readonly string[]): boolean {
  if (folder === 'emoji') return true;
  if (tenant.kind === 'front') return !isUploadFolder(rest.join('/'));
  return tenant.kind === 'hotel' && folder === tenant.code;
}

/** From an upstream, as it streams: no cookies, no redirect, a bounded time to begin. */
async function fromUpstream(address: string, headers: [string, string][], guest: AbortSignal): Promise<Response> {
  const { connect, answer: idle } = settings().upstreamTimes;
  const request = new Request(address, { headers: [...headers, ['accept-encoding', 'identity']] });
  const answer = await withOneRetry(request, () => requestUpstream(request, { connect, idle, signal: guest }));
  answer.setTimeout(LONGEST_PAUSE);
  return webResponse(answer, answer, ANSWERED);
}

const fromPlatform = (path: string, headers: [string, string][]): Promise<Response> =>
  platform().fetch(new Request(`http://platform.internal${path}`, { headers }));

/** The answer for the browser: only what belongs to a file, and safe on our own origin. */
async function passOn(answer: Response): Promise<Response> {
  const { status } = answer;
  if (status < 300 || status === 304 || status === 416) {
    const headers = new Headers(only(answer.headers, ANSWERED));
    for (const [name, value] of safeFileHeaders(headers)) headers.set(name, value);
    if (status === 304) headers.delete('content-type');
    return new Response(status === 416 ? null : answer.body, { status, headers });
  }
  await answer.body?.cancel();
  return refuse(status >= 500 ? 'unavailable' : 'not-found');
}

/**
 * `GET /storage/…`: pictures and files of the host's hotel, from whichever platform serves. Rules:
 * platform-calls/W18, security/SC4, files/FI1.
 */
export async function handleStorage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = samePathOnly(pathname);
  const { upstream } = settings();
  const tenant = tenantOfRequest(request.headers);
  // A URL has resolved its own steps upwards already, so what it leads to may be another door.
  if (!path?.startsWith('/storage/') || /%2f|%5c/i.test(path)) return refuse('not-found');
  // An upstream's folders are its own, and it names no hotels; the embedded platform has one a hotel.
  if (upstream === null && !isOpenTo(tenant, stepsOf(path))) return refuse('not-found');
  const headers = only(request.headers, ASKED);
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
