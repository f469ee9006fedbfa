import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { handleStorage } from './handle-storage';

/** Addresses of files that Next would neither decode nor redirect. It answers all others. */
const PLAIN_ADDRESS = /^\/storage(?:\/[\w.~@+-]+)+(?:\?|$)/;

/**
 * Answers a request for a hotel's file without Next, which takes several times as long as the file itself: a first view
 * has about ten. Resolves with false, and leaves the response untouched, if Next must answer. Rule: page-cache/PC15.
 */
export async function sendStorage(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { method = '', url = '' } = request;
  if (!['GET', 'HEAD'].includes(method) || !PLAIN_ADDRESS.test(url)) return false;
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  // Only the Host header names the hotel, so the address has any host.
  const answer = await handleStorage(
    new Request(`http://storage.internal${url}`, { headers: headersOf(request), signal: gone.signal }),
  );
  response.writeHead(answer.status, [...answer.headers].flat());
  if (method === 'HEAD' || answer.body === null) {
    await answer.body?.cancel();
    response.end();
  } else {
    // A body that ends too early, or a guest who leaves, closes the connection.
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch(() => response.destroy());
  }
  return true;
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  return headers;
}
