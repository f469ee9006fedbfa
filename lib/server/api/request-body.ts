import 'server-only';
import type { RefusalKind } from '@/lib/contract/refusals';
import { isWithinBounds } from '@/lib/domain/security/json-bounds';
import { log } from '../log/log';
import { readBounded } from '../upstream/transport';

/** The gateway bounds the size of a body. Rule: security/SC13. */
const LARGEST_BODY = 64 * 1024;

/** A full cart with all its answers has some hundreds of values, eight levels deep. */
const BODY_BOUNDS = { depth: 32, values: 20_000 };

type Unread = { ok: false; kind: RefusalKind };
export type ReadBody = { ok: true; body: unknown } | Unread;

/** Whether a page of another site has sent a request, as far as its browser says so. */
export const isCrossSite = ({ headers }: Request): boolean => headers.get('sec-fetch-site') === 'cross-site';

/** The body of a request as text, up to 64 KB. A guest who leaves in the middle of it is a line of the log and no error. */
export async function readBody(request: Request): Promise<{ ok: true; text: string } | Unread> {
  const isAnnouncedTooLarge = Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY;
  try {
    const text = isAnnouncedTooLarge ? null : await readBounded(request.body, LARGEST_BODY);
    return text === null ? { ok: false, kind: 'too-large' } : { ok: true, text };
  } catch {
    log().info({ method: request.method }, 'the body of a request broke off');
    return { ok: false, kind: 'unavailable' };
  }
}

/**
 * The JSON of a request, up to 64 KB. It has to be sent as JSON and not from another site: a form on a strange page
 * can do neither without asking first, and so cannot order in a guest's name.
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
