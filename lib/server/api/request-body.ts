import 'server-only';
import type { RefusalKind } from '@/lib/contract/refusals';
import { isWithinBounds } from '@/lib/domain/security/json-bounds';
import { log } from '../log/log';
import { readBounded } from '../upstream/transport';

/** Maximum of a body that is not an upload. Rule: security/SC13. */
const MAX_BODY_BYTES = 64 * 1024;

/** Far more than an order needs: a full cart with all its answers has some hundreds of values, eight levels deep. */
const BODY_BOUNDS = { depth: 32, values: 20_000 };

type Unread = { ok: false; kind: RefusalKind };
export type ReadBody = { ok: true; body: unknown } | Unread;

/** Whether the browser declares that a page of another site sent the request. */
export const isCrossSite = ({ headers }: Request): boolean => headers.get('sec-fetch-site') === 'cross-site';

/**
 * The body as text, up to 64 KB or `maxBytes`. If the guest disconnects while it is read, the log gets an information line, not
 * an error.
 */
export async function readBody(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<{ ok: true; text: string } | Unread> {
  const isDeclaredTooLarge = Number(request.headers.get('content-length') ?? 0) > maxBytes;
  try {
    const text = isDeclaredTooLarge ? null : await readBounded(request.body, maxBytes);
    return text === null ? { ok: false, kind: 'too-large' } : { ok: true, text };
  } catch {
    log().info({ method: request.method }, 'the body of a request broke off');
    return { ok: false, kind: 'unavailable' };
  }
}

/**
 * The JSON body, up to 64 KB. The request must declare JSON and come from this site. A form of another site can do
 * neither without a preflight request, so no other site can order in a guest's name.
 */
export async function readJsonBody(request: Request): Promise<ReadBody> {
  if (isCrossSite(request)) return { ok: false, kind: 'forbidden' };
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return { ok: false, kind: 'invalid' };
  const sent = await readBody(request);
  if (!sent.ok) return sent;
  if (!isWithinBounds(sent.text, BODY_BOUNDS)) return { ok: false, kind: 'invalid' };
  try {
    return { ok: true, body: JSON.parse(sent.text) };
  } catch {
    return { ok: false, kind: 'invalid' };
  }
}
