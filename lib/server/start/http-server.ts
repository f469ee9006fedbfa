import 'server-only';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { cacheControlFor } from '@/lib/domain/http/cache-control';
import { type GuardRefusal, refuseRequest } from '@/lib/domain/http/request-guard';
import { printable } from '@/lib/domain/security/printable';
import { securityHeaders } from '@/lib/domain/security/security-headers';
import type { RequestHandler } from '../request/request-handler';
import { oneAtATime } from './pipelining';

/** All values are milliseconds. */
const TIMEOUTS = {
  /** Until the headers are complete; disconnects a client that sends them byte by byte. */
  headersTimeout: 20_000,
  /** Until the request is complete: enough for 10 MB, the largest upload, over a line of 0.3 Mbps. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
} as const;

/**
 * Closes a connection without traffic in either direction. Longer than the heartbeat interval of the event stream (15
 * s) and than the longest UPSTREAM_TIMEOUT_MS (120 s).
 */
const IDLE_TIMEOUT_MS = 150_000;

/** The policy for documents that have none of their own: the framework's error pages. */
const NO_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Security headers of every response; the others only matter for documents. */
const ON_EVERY_RESPONSE: readonly string[] = [
  'strict-transport-security',
  'x-content-type-options',
  'cross-origin-resource-policy',
];

const REASONS = { 400: 'Bad Request', 404: 'Not Found', 405: 'Method Not Allowed' } as const;

/**
 * Creates the HTTP server around Next's request handler. Responds to requests that no page or route can handle, adds
 * missing security headers to every response, handles the requests of a connection one after the other, and limits how
 * long a client may keep a connection busy. While the server stops, every response ends its connection, so that a proxy
 * keeps none that is about to be closed. `isDevelopment`: the calls of Next's own tools pass.
 */
export function createHttpServer(
  handle: RequestHandler,
  { isStopping = () => false, isDevelopment = false }: { isStopping?: () => boolean; isDevelopment?: boolean } = {},
): Server {
  const listener = oneAtATime((request, response) => {
    completeHeaders(response, () => isStopping() || !server.listening);
    const refusal = hasTwoHosts(request) ? BAD_REQUEST : refuseRequest(request.method ?? '', request.url ?? '');
    const isOfTools = isDevelopment && request.url?.startsWith('/__nextjs_');
    if (refusal !== null && !isOfTools) return refuse(response, refusal);
    handle(request, response).catch((error: unknown) => {
      const reason = error instanceof Error ? error.stack : String(error);
      // Indented, so that no text in an error can look like a line of the log.
      process.stderr.write(`A request could not be handled.\n  ${printable(reason ?? '').replaceAll('\n', '\n  ')}\n`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
    });
  });
  const server = createServer(TIMEOUTS, listener);
  server.setTimeout(IDLE_TIMEOUT_MS);
  return server;
}

const BAD_REQUEST: GuardRefusal = { status: 400 };

/** Node keeps the first of several Host headers, and a proxy may have read the last (RFC 9112, 3.2). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Closes the connection, which cannot be reused because the body was not read. */
function refuse(response: ServerResponse, { status, allow }: GuardRefusal): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': NO_POLICY,
    'cache-control': 'no-store',
    connection: 'close',
    ...(allow !== undefined && { allow }),
  });
  response.end(REASONS[status]);
}

/** Adds missing headers just before a response's headers are sent. */
function completeHeaders(response: ServerResponse, endsConnection: () => boolean): void {
  const send = response.writeHead;
  response.writeHead = ((...args: Parameters<typeof send>) => {
    response.writeHead = send;
    // Next sets the header by the path alone, before it knows that there is no such file.
    const kept = String(response.getHeader('cache-control') ?? '');
    if (kept !== '') response.setHeader('cache-control', cacheControlFor(Number(args[0]), kept));
    // Browsers must not see the internal path to which the middleware rewrites.
    response.removeHeader('x-middleware-rewrite');
    const isDocument = typeOf(response, args.at(-1)).startsWith('text/html');
    if (isDocument) setMissing(response, 'content-security-policy', NO_POLICY);
    const hstsSubdomains = process.env.HSTS_SUBDOMAINS === 'on';
    for (const [name, value] of securityHeaders({ host: response.req.headers.host ?? null, hstsSubdomains }))
      if (isDocument || ON_EVERY_RESPONSE.includes(name)) setMissing(response, name, value);
    // A keep-alive connection would delay the stop of the server.
    if (endsConnection()) response.setHeader('connection', 'close');
    return response.writeHead(...args);
  }) as typeof send;
}

/** The content type of a response. The headers given to `writeHead` may contain it. */
function typeOf(response: ServerResponse, headers: unknown): string {
  const type: unknown = Object(headers)['content-type'] ?? Object(headers)['Content-Type'];
  return String(type ?? response.getHeader('content-type') ?? '');
}

function setMissing(response: ServerResponse, name: string, value: string): void {
  if (!response.hasHeader(name)) response.setHeader(name, value);
}
