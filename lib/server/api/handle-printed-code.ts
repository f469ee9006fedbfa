import 'server-only';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { tenantOfRequest } from '../pages/host-rules';
import { hasPlatform, platform } from '../upstream/platform-handle';
import { clientIpOf } from './handle-api';
import { withRoomPass } from './room-pass';

/** The page for a code that opens nothing. */
const INVALID = '/room-code';

/** Leaves the address at once, so that no history, bookmark or referrer keeps the token. */
const redirectTo = (path: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: path,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    },
  });

/**
 * `/r/{token}`: opens a printed code. A valid one leads to its page, and that of a room stores the pass; everything else
 * leads to one page that does not say what was wrong. Rules: rooms/RM3, rooms/RM4, rooms/RM12.
 */
export async function handlePrintedCode(request: Request, token: string): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel' || !hasPlatform()) return redirectTo(INVALID);
  try {
    const wait = await consumeLimit('reads', tenant.code, clientIpOf(request));
    const to = new URL(request.url).searchParams.get('to');
    const opened = wait === null ? await platform().openPrintedCode(tenant.code, { token, to }) : null;
    if (opened === null) return redirectTo(INVALID);
    return withRoomPass(request, opened.pass, redirectTo(opened.target));
  } catch (error) {
    // The log line omits the URL, because its token proves a room.
    log().error({ err: error }, 'a printed code could not be opened');
    return redirectTo(INVALID);
  }
}
