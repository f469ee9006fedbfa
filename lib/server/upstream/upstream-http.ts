import 'server-only';
import { type IncomingMessage, Agent as PlainAgent, request as plainRequest, type RequestOptions } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { Socket } from 'node:net';
import { pipeline, Readable, type Transform } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** How an upstream is asked. Milliseconds. `signal` ends it at any time, also while the answer is being read. */
export type RequestTimeouts = { connect: number; idle: number; signal?: AbortSignal };

/** There was no connection, or it broke before any answer: the only trouble after which a reading is tried again. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

const AGENTS = { 'http:': new PlainAgent({ keepAlive: true }), 'https:': new SecureAgent({ keepAlive: true }) };

/**
 * Sends a request to an upstream over Node's own client and gives its answer as it comes. No cookies, no redirect is
 * followed, nothing is kept. `fetch` would do, but it has no time limit for connecting alone, and inside a page Next
 * has put its own in its place.
 *
 * A writing gets a connection of its own: on one that was kept, the upstream may have hung up already, and nobody could
 * say whether it had read the order.
 */
export async function requestUpstream(request: Request, patience: RequestTimeouts): Promise<IncomingMessage> {
  const url = new URL(request.url);
  const secure = url.protocol === 'https:';
  const body = await bodyOf(request);
  const options: RequestOptions = {
    method: request.method,
    headers: {
      ...Object.fromEntries(request.headers),
      ...(Buffer.isBuffer(body) && { 'content-length': body.length }),
    },
    agent: request.method === 'GET' ? AGENTS[secure ? 'https:' : 'http:'] : false,
    ...(patience.signal && { signal: patience.signal }),
  };
  return new Promise((answered, failed) => {
    const sent = secure ? secureRequest(url, options) : plainRequest(url, options);
    sent.once('response', answered);
    sent.on('error', (error) => failed(isLost(error) ? new ConnectionLost(error.message, { cause: error }) : error));
    sent.once('socket', (socket) => connectWithin(socket, { secure, most: patience.connect }));
    sent.setTimeout(patience.idle, () => sent.destroy(new Error('the upstream fell silent')));
    // A body that breaks off takes the request along, and the request does not always say so itself.
    if (body instanceof Readable) pipeline(body, sent, (error) => error && failed(error));
    else sent.end(body);
  });
}

/** A file goes on as it comes; anything else is small, and says its length. */
async function bodyOf(request: Request): Promise<Buffer | Readable | undefined> {
  if (request.body === null) return undefined;
  const isFile = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  return isFile ? Readable.fromWeb(request.body as NodeStream) : Buffer.from(await request.arrayBuffer());
}

function connectWithin(socket: Socket, { secure, most }: { secure: boolean; most: number }): void {
  if (!socket.connecting) return;
  const timer = setTimeout(() => socket.destroy(lost('no connection in time')), most);
  const done = () => clearTimeout(timer);
  socket.once(secure ? 'secureConnect' : 'connect', done).once('close', done);
}

const lost = (message: string) => Object.assign(new Error(message), { code: 'ETIMEDOUT' });

const LOST: readonly unknown[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'],
];

const isLost = (error: NodeJS.ErrnoException): boolean => LOST.includes(error.code);

const UNPACKERS: Readonly<Record<string, () => Transform>> = {
  br: createBrotliDecompress,
  deflate: createInflate,
  gzip: createGunzip,
  'x-gzip': createGunzip,
};

/** What may be sent packed, for `unpacked` to open. */
export const ENCODINGS = 'gzip, br';

/** The body of an answer, unpacked where the upstream has packed it. */
export function decompressed(answer: IncomingMessage): Readable {
  const unpack = UNPACKERS[answer.headers['content-encoding']?.trim().toLowerCase() ?? ''];
  // An answer that breaks off, or cannot be unpacked, ends the unpacker with that error, and so its reader.
  return unpack === undefined ? answer : pipeline(answer, unpack(), () => {});
}

const BODILESS: readonly number[] = [204, 205, 304];

/** An answer for the web's own types, with only the headers that are named. A status that is none counts as 502. */
export function webResponse(answer: IncomingMessage, body: Readable, names: readonly string[]): Response {
  const { statusCode = 502, headers } = answer;
  const status = statusCode >= 200 && statusCode <= 599 ? statusCode : 502;
  const kept = names.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  if (!BODILESS.includes(status))
    return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { status, headers: kept });
  answer.resume();
  return new Response(null, { status, headers: kept });
}
