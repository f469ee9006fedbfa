import 'server-only';
import type { Tenant } from '@/lib/domain/host';
import { samePathOnly } from '@/lib/domain/safe-link';
import { refuse } from './canonical-json';
import { settings } from './env';
import { tenantOfRequest } from './gate';
import { log } from './log';
import { platform } from './platform-handle';

const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since', 'accept'] as const;
const ANSWERED = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'content-disposition',
] as const;

/** A picture may be an SVG, which is a document: opened by itself it may load and run nothing. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";

const only = (headers: Headers, names: readonly string[]): [string, string][] =>
  names.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });

/**
 * On a hotel's host its own folder and the shared pictures; on the front door every folder; elsewhere the shared ones.
 */
function isOpenTo(tenant: Tenant, folder: string): boolean {
  if (folder === 'emoji' || tenant.kind === 'front') return true;
  return tenant.kind === 'hotel' && folder === tenant.code;
}

/** From an upstream: no cookies, no redirect, a bounded time to begin. */
async function fromUpstream(origin: string, path: string, headers: [string, string][]): Promise<Response> {
  const begun = new AbortController();
  const timer = setTimeout(() => begun.abort(), settings().upstreamTimeout);
  try {
    const answer = await fetch(`${origin}${path}`, { headers, redirect: 'manual', signal: begun.signal });
    if (answer.status < 300 || answer.status === 304) return answer;
    await answer.body?.cancel();
    return answer.status >= 500 ? refuse('unavailable') : refuse('not-found');
  } finally {
    clearTimeout(timer);
  }
}

/** `GET /storage/…`: pictures and files of the host's hotel, from whichever platform serves. Source: readings 7, 47. */
export async function storageDoor(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = samePathOnly(pathname);
  const { upstream } = settings();
  const tenant = tenantOfRequest(request.headers);
  // An upstream's folders are its own; the embedded platform has one a hotel.
  if (path === null || /%2f|%5c/i.test(path)) return refuse('not-found');
  if (upstream === null && !isOpenTo(tenant, path.split('/')[2] ?? '')) return refuse('not-found');
  const headers = only(request.headers, ASKED);
  try {
    const answer =
      upstream === null
        ? await platform().fetch(new Request(`http://platform.internal${path}`, { headers }))
        : await fromUpstream(upstream, path, headers);
    if (answer.status >= 400) return refuse(answer.status >= 500 ? 'unavailable' : 'not-found');
    return new Response(answer.body, {
      status: answer.status,
      headers: [
        ...only(answer.headers, ANSWERED),
        ['x-content-type-options', 'nosniff'],
        ['content-security-policy', SANDBOX],
      ],
    });
  } catch (error) {
    log().warn({ err: error }, 'a file could not be brought');
    return refuse('unavailable');
  }
}
