import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { Hono } from 'hono';
import type { PlatformContext } from '../context';
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

/** Pictures and other files of hotels. Source: guest-app 7 `/storage/{path}`, reading 7. */
export function storageRoutes(context: PlatformContext): Hono {
  const routes = new Hono();
  routes.get('/*', async ({ req }) => {
    const file = await storedFile(new URL(req.url).pathname, context);
    // The pictures of a hotel that is not answered for are not shown either.
    const shown = file !== null && (file.hotel === null || (await isServed(context.database.db, file.hotel)));
    return shown ? sendFile(file, req.header('if-none-match')) : notFound();
  });
  return routes;
}

async function sendFile(file: StoredFile, known: string | undefined): Promise<Response> {
  const facts = await stat(file.path);
  if (!facts.isFile()) return notFound();
  const bytes = await readFile(file.path);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const headers = {
    etag,
    'cache-control': CACHE[file.keep],
    'content-type': file.type,
    'x-content-type-options': 'nosniff',
    ...((file.isUpload || file.type === 'image/svg+xml') && { 'content-security-policy': SANDBOX }),
    ...(file.isUpload && { 'content-disposition': 'attachment' }),
  };
  const isKnown = known?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(new Uint8Array(bytes), { headers });
}
