import 'server-only';
import { securityHeaders } from '@/lib/domain/security/security-headers';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { tenantOfRequest } from '../pages/host-rules';
import { hasPlatform, platform } from '../upstream/platform-handle';
import { clientIpOf } from './handle-api';
import { withRoomPass } from './room-pass';

/** The page for a code that opens nothing. */
const INVALID = '/room-code';

/** A response whose address is a secret. */
const respond = (
  request: Request,
  init: { status: number; headers: Readonly<Record<string, string>>; body?: string },
): Response =>
  new Response(init.body ?? null, {
    status: init.status,
    headers: {
      ...Object.fromEntries(securityHeaders({ host: request.headers.get('host'), secret: true })),
      'cache-control': 'no-store',
      ...init.headers,
    },
  });

/** Leaves the address at once, so that no history, bookmark or referrer keeps the token. */
const redirectTo = (request: Request, location: string): Response =>
  respond(request, { status: 303, headers: { location } });

/** The address stays, so that the guest can try it again: nothing is wrong with the code. */
const tryAgain = (request: Request, seconds: number): Response =>
  respond(request, {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': String(Math.max(1, Math.ceil(seconds))),
    },
    body: 'This is temporarily unavailable. Please reload in a moment.',
  });

/** Seconds after which a guest may try again. */
const RETRY_SECONDS = 5;

/**
 * `/r/{token}`: opens a printed code. A valid one leads to its page, and that of a room stores the pass; everything else
 * leads to one page that does not say what was wrong. Rules: rooms/RM3, rooms/RM4, rooms/RM12.
 */
export async function handlePrintedCode(request: Request, token: string): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel' || !hasPlatform()) return redirectTo(request, INVALID);
  try {
    const wait = await consumeLimit('reads', tenant.code, clientIpOf(request));
    if (wait !== null) return tryAgain(request, wait);
    const to = new URL(request.url).searchParams.get('to');
    const opened = await platform().openPrintedCode(tenant.code, { token, to });
    if (opened === null) return redirectTo(request, INVALID);
    return withRoomPass(request, opened.pass, redirectTo(request, opened.target));
  } catch (error) {
    // The log line omits the URL, because its token proves a room.
    log().error({ err: error }, 'a printed code could not be opened');
    return tryAgain(request, RETRY_SECONDS);
  }
}
