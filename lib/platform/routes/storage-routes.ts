import { stat } from 'node:fs/promises';
import { Hono } from 'hono';
import { byteRange } from '@/lib/domain/http/byte-range';
import type { PlatformContext } from '../context';
import { createPictureSizes } from '../pictures/picture-sizes';
import { hasSizes, versionOfPicture } from '../pictures/picture-version';
import { fileStream } from '../storage/file-stream';
import { type Caching, type StoredFile, storedFile } from '../storage/stored-file';
import { isServed } from '../stores/hotels';
import { notFound } from './responses';

const CACHE: Readonly<Record<Caching, string>> = {
  long: 'public, max-age=31536000, immutable',
  // A picture that changed under the same name is shown after some minutes; the old one does no harm until then.
  short: 'public, max-age=300, stale-while-revalidate=604800',
  private: 'private, max-age=3600',
  none: 'no-cache',
};

/** An SVG that is opened directly could run scripts on the hotel's origin; `sandbox` gives it a separate origin. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Finds the size that an address asks for; null: the file itself is sent. */
type FindSize = ReturnType<typeof createPictureSizes> | null;

/** The calls for pictures and other files. Rules: platform-calls/W18, files/FI10. */
export function storageRoutes(context: PlatformContext): Hono {
  const { picturesDir, reportError } = context;
  const findSize = picturesDir === null ? null : createPictureSizes({ folder: picturesDir, reportError });
  const routes = new Hono();
  routes.get('/*', async ({ req }) => {
    const file = await storedFile(new URL(req.url).pathname, context);
    // Pictures are served only for hotels that are served.
    const isVisible = file !== null && (file.hotel === null || (await isServed(context.database.db, file.hotel)));
    return isVisible ? sendFile(await inWantedSize(file, findSize), req.raw.headers) : notFound();
  });
  return routes;
}

/**
 * The file in the width that its address names. A browser may keep what has the current version for good; an address of an
 * older version gets what there is now.
 */
async function inWantedSize(file: StoredFile, findSize: FindSize): Promise<StoredFile> {
  const { hotel, marked, path } = file;
  if (marked === null || hotel === null) return file;
  const stats = await stat(path);
  const { name, width } = marked;
  const version = versionOfPicture(name, stats);
  const caching = version === marked.version ? 'long' : 'short';
  if (width === null || findSize === null || !hasSizes(name, stats)) return { ...file, caching };
  const found = await findSize({ hotel, name, path, version, width });
  if (found === 'later') return { ...file, caching: 'none' };
  return found === 'original' ? { ...file, caching } : { ...file, path: found.path, type: 'image/webp', caching };
}

async function sendFile(file: StoredFile, requestHeaders: Headers): Promise<Response> {
  const stats = await stat(file.path);
  if (!stats.isFile()) return notFound();
  // Computed from size and time, because a hash would read a whole video to send its first byte.
  const etag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`;
  const headers = new Headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': CACHE[file.caching],
    'content-type': file.type,
    'x-content-type-options': 'nosniff',
    ...((file.isUpload || file.type === 'image/svg+xml') && { 'content-security-policy': SANDBOX }),
    ...(file.isUpload && { 'content-disposition': 'attachment' }),
  });
  if (isKnown(requestHeaders.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const range = byteRange(
    { range: requestHeaders.get('range'), ifRange: requestHeaders.get('if-range') },
    { size: stats.size, etag },
  );
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${stats.size}`);
    headers.delete('cache-control');
    return new Response(null, { status: 416, headers });
  }
  const part = range ?? { first: 0, last: stats.size - 1 };
  headers.set('content-length', String(part.last + 1 - part.first));
  if (range !== null) {
    headers.set('content-range', `bytes ${part.first}-${part.last}/${stats.size}`);
    // The range counts uncompressed bytes, so a proxy must not compress them.
    headers.set('cache-control', `${CACHE[file.caching]}, no-transform`);
  }
  return new Response(fileStream(file.path, part), { status: range === null ? 200 : 206, headers });
}

const isKnown = (known: string | null, etag: string): boolean =>
  known?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
