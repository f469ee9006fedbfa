import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { handleStorage } from './handle-storage';
import { createRecentFiles } from './recent-files';

/** Addresses of files that Next would neither decode nor redirect. It handles all others. */
const PLAIN_ADDRESS = /^\/storage(?:\/[\w.~@+-]+)+(?:\?|$)/;

/**
 * Creates the function that responds to requests for files of hotels without Next, which takes several times as long as
 * the file itself: a first view has about ten. It resolves with false, and leaves the response untouched, if Next must
 * respond. `now`: milliseconds. Rules: page-cache/PC15, page-cache/PC19.
 */
export function createStorageSender(now: () => number = Date.now) {
  const recent = createRecentFiles(now);

  async function storeAndSend(request: IncomingMessage, file: Response, response: ServerResponse): Promise<void> {
    const headers = [...file.headers].flat();
    const body = Buffer.from(await file.arrayBuffer());
    recent.store(request, { headers, body });
    response.writeHead(200, headers).end(body);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { method = '', url = '' } = request;
    if (!['GET', 'HEAD'].includes(method) || !PLAIN_ADDRESS.test(url)) return false;
    const found = recent.find(request);
    if (found !== null) {
      response.writeHead(200, [...found.headers, 'age', String(Math.floor((now() - found.storedAt) / 1000))]);
      response.end(method === 'HEAD' ? undefined : found.body);
      return true;
    }
    const file = await fetchFile(request, response);
    const sending = recent.isStorable(request, file)
      ? storeAndSend(request, file, response)
      : stream(file, method, response);
    // A body that ends too early, or a guest who leaves, closes the connection.
    await sending.catch(() => response.destroy());
    return true;
  };
}

function fetchFile(request: IncomingMessage, response: ServerResponse): Promise<Response> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  // The Host header names the hotel; the host of this address is not read.
  return handleStorage(
    new Request(`http://storage.internal${request.url}`, { headers: headersOf(request), signal: gone.signal }),
  );
}

async function stream(file: Response, method: string, response: ServerResponse): Promise<void> {
  response.writeHead(file.status, [...file.headers].flat());
  if (method === 'HEAD' || file.body === null) {
    await file.body?.cancel();
    response.end();
  } else await pipeline(Readable.fromWeb(file.body as ReadableStream), response);
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  return headers;
}
