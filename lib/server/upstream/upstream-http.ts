import 'server-only';
import { type IncomingMessage, Agent as PlainAgent, request as plainRequest, type RequestOptions } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { Socket } from 'node:net';
import { pipeline, Readable, type Transform } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { currentRequest, REQUEST_ID } from '../request/current-request';

/** Milliseconds. `signal` aborts the request at any time, also while its response is being read. */
export type RequestTimeouts = { connect: number; idle: number; signal?: AbortSignal };

/** The connection was refused, or lost before a response. A read is repeated only after this error. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLost';
}

const AGENTS = { 'http:': new PlainAgent({ keepAlive: true }), 'https:': new SecureAgent({ keepAlive: true }) };

/**
 * Sends a request with Node's own client and returns the response as a stream, without cookies, redirects or cache. Not
 * with `fetch`, which has no separate timeout for connecting and which Next replaces inside pages. A write gets a new
 * connection: the upstream may have closed a reused one, and then nobody could know whether it had received the order.
 * The upstream gets the id of the guest's request, so that its log can be read beside ours. Rule: operations/OP7.
 */
export async function requestUpstream(request: Request, timeouts: RequestTimeouts): Promise<IncomingMessage> {
  const url = new URL(request.url);
  const secure = url.protocol === 'https:';
  const body = await bodyOf(request);
  const requestId = currentRequest()?.id;
  const options: RequestOptions = {
    method: request.method,
    headers: {
      ...Object.fromEntries(request.headers),
      ...(requestId !== undefined && { [REQUEST_ID]: requestId }),
      ...(Buffer.isBuffer(body) && { 'content-length': body.length }),
    },
    agent: request.method === 'GET' ? AGENTS[secure ? 'https:' : 'http:'] : false,
    ...(timeouts.signal && { signal: timeouts.signal }),
  };
  return new Promise((resolve, reject) => {
    const sent = secure ? secureRequest(url, options) : plainRequest(url, options);
    sent.once('response', resolve);
    sent.on('error', (error) =>
      reject(isLost(error) ? new ConnectionLostError(error.message, { cause: error }) : error),
    );
    sent.once('socket', (socket) => connectWithin(socket, { secure, timeoutMs: timeouts.connect }));
    sent.setTimeout(timeouts.idle, () => sent.destroy(new Error('the upstream fell silent')));
    // A broken body aborts the request; the request does not always report that itself.
    if (body instanceof Readable) pipeline(body, sent, (error) => error && reject(error));
    else sent.end(body);
  });
}

/** The body to send. A file is streamed; any other body is small and sent with its length. */
async function bodyOf(request: Request): Promise<Buffer | Readable | undefined> {
  if (request.body === null) return undefined;
  const isFile = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  return isFile ? Readable.fromWeb(request.body as NodeStream) : Buffer.from(await request.arrayBuffer());
}

function connectWithin(socket: Socket, { secure, timeoutMs }: { secure: boolean; timeoutMs: number }): void {
  if (!socket.connecting) return;
  const timer = setTimeout(() => socket.destroy(timeoutError('no connection in time')), timeoutMs);
  const done = () => clearTimeout(timer);
  socket.once(secure ? 'secureConnect' : 'connect', done).once('close', done);
}

const timeoutError = (message: string) => Object.assign(new Error(message), { code: 'ETIMEDOUT' });

const LOST_CODES: readonly unknown[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'],
];

const isLost = (error: NodeJS.ErrnoException): boolean => LOST_CODES.includes(error.code);

const DECOMPRESSORS: Readonly<Record<string, () => Transform>> = {
  br: createBrotliDecompress,
  deflate: createInflate,
  gzip: createGunzip,
  'x-gzip': createGunzip,
};

/** Accepted content encodings; `decompressed` decodes them. */
export const ENCODINGS = 'gzip, br';

/** The decompressed body of a response. */
export function decompressed(response: IncomingMessage): Readable {
  const decompress = DECOMPRESSORS[response.headers['content-encoding']?.trim().toLowerCase() ?? ''];
  // A broken or invalid body makes the decompressor fail, and with it the reader.
  return decompress === undefined ? response : pipeline(response, decompress(), () => {});
}

const BODILESS: readonly number[] = [204, 205, 304];

/** Converts Node's response to a web Response with only the named headers. An invalid status becomes 502. */
export function webResponse(response: IncomingMessage, body: Readable, names: readonly string[]): Response {
  const { statusCode = 502, headers } = response;
  const status = statusCode >= 200 && statusCode <= 599 ? statusCode : 502;
  const picked = names.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  if (!BODILESS.includes(status))
    return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { status, headers: picked });
  response.resume();
  return new Response(null, { status, headers: picked });
}
