import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding } from '@/lib/domain/http/accept-encoding';

/** In bytes. A smaller response fits into one packet uncompressed. */
const MIN_SIZE = 1_000;

/** Levels for a response that is compressed for one request. */
const BROTLI_LEVEL = 9;
const GZIP_LEVEL = 4;

const ENCODERS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: GZIP_LEVEL }),
};

/**
 * The base-2 logarithm of the window that a body of this many bytes needs. With Brotli's own window of 4 MB, level 9 first
 * clears tables of that size: 29 ms of CPU for 5 KB of JSON, and 0.5 ms with this window, for the same bytes.
 */
const windowFor = (bytes: number): number =>
  // Brotli keeps 16 bytes of its window for itself.
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(bytes + 16)));

const HAS_JSON = /^\/(?:api\/(?:desk\/)?v1|words|catalogue|offline-pack)\//;

/**
 * Makes the response compress its JSON, because Next does not do this for route handlers. Other types, such as event
 * streams, and encoded responses are not changed. Rule: page-cache/PC13.
 */
export function compressJson(request: IncomingMessage, response: ServerResponse): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  if (encoding === null || request.method === 'HEAD' || !HAS_JSON.test(request.url ?? '')) return;
  const { writeHead, write, end, flushHeaders } = response;
  const chunks: Buffer[] = [];
  const isJson = () =>
    !response.headersSent &&
    !response.hasHeader('content-encoding') &&
    String(response.getHeader('content-type')).startsWith('application/json');

  // Delays the headers until the length is known. Next and its own compression would send them with the first bytes.
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (args.length > 1 || !isJson()) return writeHead.apply(response, args);
    [response.statusCode] = args;
    return response;
  }) as typeof writeHead;
  response.flushHeaders = () => {
    if (!isJson()) flushHeaders.call(response);
  };

  response.write = ((...args: Parameters<typeof write>) => {
    if (!isJson()) return write.apply(response, args);
    chunks.push(bufferOf(args[0]));
    callbackIn(args)?.();
    return true;
  }) as typeof write;

  response.end = ((...args: readonly unknown[]) => {
    if (!isJson()) return end.apply(response, args as Parameters<typeof end>);
    const [last] = args;
    if (typeof last === 'string' || last instanceof Uint8Array) chunks.push(bufferOf(last));
    Object.assign(response, { writeHead, write, end, flushHeaders });
    sendJson(response, Buffer.concat(chunks), encoding).then(callbackIn(args), () => response.destroy());
    return response;
  }) as typeof end;
}

const callbackIn = (args: readonly unknown[]): (() => void) | undefined =>
  args.find((arg) => typeof arg === 'function') as (() => void) | undefined;

const bufferOf = (chunk: unknown): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk as Uint8Array);

async function sendJson(response: ServerResponse, body: Buffer, encoding: keyof typeof ENCODERS): Promise<void> {
  const isLong = body.length >= MIN_SIZE;
  const sent = isLong ? await ENCODERS[encoding](body) : body;
  response.appendHeader('vary', 'accept-encoding');
  if (isLong) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', sent.length);
  response.end(sent);
}
