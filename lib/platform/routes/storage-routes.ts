import { stat } from 'node:fs/promises';
import { Hono } from 'hono';
import { byteRange } from '@/lib/domain/http/byte-range';
import type { PlatformContext } from '../context';
import { fileStream } from '../storage/file-stream';
import { type Keep, type StoredFile, storedFile } from '../storage/stored-file';
import { isServed } from '../stores/hotels';
import { notFound } from './answers';

const CACHE: Readonly<Record<Keep, string>> = {
  long: 'public, max-age=31536000, immutable',
  // A picture that was changed under its old name shows within minutes; until then the old one does no harm.
  short: 'public, max-age=300, stale-while-revalidate=604800',
  private: 'private, max-age=3600',
};

/** Opened by itself, an SVG could run scripts on the hotel's origin: it gets an origin of its own, and nothing else. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Pictures and other files of hotels. Rule: platform-calls/W18. */
export function storageRoutes(context: PlatformContext): Hono {
  const routes = new Hono();
  routes.get('/*', async ({ req }) => {
    const file = await storedFile(new URL(req.url).pathname, context);
    // The pictures of a hotel that is not answered for are not shown either.
    const shown = file !== null && (file.hotel === null || (await isServed(context.database.db, file.hotel)));
    return shown ? sendFile(file, req.raw.headers) : notFound();
  });
  return routes;
}

async function sendFile(file: StoredFile, asked: Headers): Promise<Response> {
  const facts = await stat(file.path);
  if (!facts.isFile()) return notFound();
  // Of size and time: hashing the contents would read all of a film for its first byte.
  const etag = `"${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}"`;
  const headers = new Headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': CACHE[file.keep],
    'content-type': file.type,
    'x-content-type-options': 'nosniff',
    ...((file.isUpload || file.type === 'image/svg+xml') && { 'content-security-policy': SANDBOX }),
    ...(file.isUpload && { 'content-disposition': 'attachment' }),
  });
  if (isKnown(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const range = byteRange({ range: asked.get('range'), ifRange: asked.get('if-range') }, { size: facts.size, etag });
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${facts.size}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range ?? { first: 0, last: facts.size - 1 };
  headers.set('content-length', String(part.last + 1 - part.first));
  if (range !== null) {
    headers.set('content-range', `bytes ${part.first}-${part.last}/${facts.size}`);
    // A part of the plain bytes: compressed on its way it would be a part of something else.
    headers.set('cache-control', `${CACHE[file.keep]}, no-transform`);
  }
  return new Response(fileStream(file.path, part), { status: range === null ? 200 : 206, headers });
}

const isKnown = (known: string | null, etag: string): boolean =>
  known?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
