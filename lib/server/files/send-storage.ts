import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { refuse } from '../api/canonical-json';
import { log } from '../log/log';
import { REQUEST_ID } from '../request/current-request';
import { createFileCache } from './file-cache';
import { handleStorage } from './handle-storage';

/** Addresses of files that Next would neither decode nor redirect. It handles all others. */
const PLAIN_ADDRESS = /^\/storage(?:\/[\w.~@+-]+)+(?:\?|$)/;

/**
 * Creates the function that responds to requests for files of hotels without Next, which takes several times as long as
 * the file itself: a first view has about ten. It resolves with false, and leaves the response untouched, if Next must
 * respond. `now`: milliseconds. Rules: page-cache/PC15, page-cache/PC19.
 */
export function createStorageSender(now: () => number = () => performance.now()) {
  const cache = createFileCache(now);

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { method = '', url = '' } = request;
    if (!['GET', 'HEAD'].includes(method) || !PLAIN_ADDRESS.test(url)) return false;
    const cached = cache.find(request);
    if (cached !== null) {
      response.removeHeader(REQUEST_ID);
      response.writeHead(200, [...cached.headers, 'age', String(Math.floor((now() - cached.fetchedAt) / 1000))]);
      response.end(method === 'HEAD' ? undefined : cached.body);
      return true;
    }
    const fetchedAt = now();
    const file = await fetchFile(request, response);
    if (!cache.isCacheable(request, file)) {
      await stream(file, response);
      return true;
    }
    const body = await readBody(file, response);
    if (body === null) {
      await stream(refuse('unavailable'), response);
      return true;
    }
    const headers = [...file.headers].flat();
    cache.store(request, { headers, body, fetchedAt });
    response.removeHeader(REQUEST_ID);
    response.writeHead(200, headers).end(body);
    return true;
  };
}

function fetchFile(request: IncomingMessage, response: ServerResponse): Promise<Response> {
  const guestLeft = new AbortController();
  response.once('close', () => guestLeft.abort());
  // The Host header names the hotel; the host of this address is not read.
  return handleStorage(
    new Request(`http://storage.internal${request.url}`, { headers: headersOf(request), signal: guestLeft.signal }),
  );
}

/** null: the body ended too early. */
const readBody = (file: Response, response: ServerResponse): Promise<Buffer | null> =>
  file.arrayBuffer().then(Buffer.from, (error: unknown) => {
    // A guest who has left ends the request to the upstream.
    if (!response.destroyed) log().warn({ err: error }, 'a file could not be read');
    return null;
  });

async function stream(file: Response, response: ServerResponse): Promise<void> {
  response.writeHead(file.status, [...file.headers].flat());
  if (response.req.method === 'HEAD' || file.body === null) {
    await file.body?.cancel();
    response.end();
    return;
  }
  // A body that ends too early, or a guest who leaves, closes the connection.
  await pipeline(Readable.fromWeb(file.body as ReadableStream), response).catch(() => response.destroy());
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  return headers;
}
