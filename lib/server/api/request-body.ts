import 'server-only';
import type { RefusalKind } from '@/lib/contract/refusals';
import { isWithinBounds } from '@/lib/domain/security/json-bounds';
import { readBounded } from '../upstream/transport';

/** The gateway bounds the size of a body. Rule: security/SC13. */
const LARGEST_BODY = 64 * 1024;

/** A full cart with all its answers has some hundreds of values, eight levels deep. */
const BODY_BOUNDS = { depth: 32, values: 20_000 };

export type ReadBody = { ok: true; body: unknown } | { ok: false; kind: RefusalKind };

/** The body of a request as text; null when there is more of it than may be. */
export const readBody = async (request: Request): Promise<string | null> =>
  Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY ? null : readBounded(request.body, LARGEST_BODY);

/**
 * The JSON of a request, up to 64 KB. It has to be sent as JSON and not from another site: a form on a strange page
 * can do neither without asking first, and so cannot order in a guest's name.
 */
export async function readJsonBody(request: Request): Promise<ReadBody> {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return { ok: false, kind: 'forbidden' };
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return { ok: false, kind: 'invalid' };
  const text = await readBody(request);
  if (text === null) return { ok: false, kind: 'too-large' };
  if (!isWithinBounds(text, BODY_BOUNDS)) return { ok: false, kind: 'invalid' };
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch {
    return { ok: false, kind: 'invalid' };
  }
}
