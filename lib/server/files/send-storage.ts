import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { handleStorage } from './handle-storage';

/** Addresses of files that Next would neither decode nor redirect. It handles all others. */
const PLAIN_ADDRESS = /^\/storage(?:\/[\w.~@+-]+)+(?:\?|$)/;

/**
 * Responds to a request for a hotel's file without Next, which takes several times as long as the file itself: a first view
 * has about ten. Resolves with false, and leaves the response untouched, if Next must respond. Rule: page-cache/PC15.
 */
export async function sendStorage(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { method = '', url = '' } = request;
  if (!['GET', 'HEAD'].includes(method) || !PLAIN_ADDRESS.test(url)) return false;
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  // The Host header names the hotel; the host of this address is not read.
  const file = await handleStorage(
    new Request(`http://storage.internal${url}`, { headers: headersOf(request), signal: gone.signal }),
  );
  response.writeHead(file.status, [...file.headers].flat());
  if (method === 'HEAD' || file.body === null) {
    await file.body?.cancel();
    response.end();
  } else {
    // A body that ends too early, or a guest who leaves, closes the connection.
    await pipeline(Readable.fromWeb(file.body as ReadableStream), response).catch(() => response.destroy());
  }
  return true;
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  return headers;
}
