import 'server-only';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type GuardRefusal, refuseRequest } from '@/lib/domain/http/request-guard';
import { printable } from '@/lib/domain/security/printable';
import { securityHeaders } from '@/lib/domain/security/security-headers';

/** Answers one request: Next's request handler. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Milliseconds. */
const TIMEOUTS = {
  /** For the head of a request; a client that sends it byte by byte is cut off. */
  headersTimeout: 20_000,
  /** For a whole request: 10 MB, the largest upload, over a line of 0.3 Mbps. */
  requestTimeout: 300_000,
  /** How often the two above are looked at. */
  connectionsCheckingInterval: 5_000,
} as const;

/**
 * For a connection over which nothing moves in either direction. Longer than the heartbeat of the event stream (15 s)
 * and than an upstream may take at most (UPSTREAM_TIMEOUT_MS, 120 s).
 */
const IDLE_TIMEOUT_MS = 150_000;

/** What a document may do that says nothing of its own: an error page of the framework. */
const NO_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The others matter for documents alone. */
const ON_EVERY_ANSWER: readonly string[] = [
  'strict-transport-security',
  'x-content-type-options',
  'cross-origin-resource-policy',
];

const REASONS = { 400: 'Bad Request', 404: 'Not Found', 405: 'Method Not Allowed' } as const;

/**
 * The HTTP server around Next's request handler. It ends by itself what no page or route could answer, sees to it that
 * every answer carries the security headers, and bounds how long a client may keep a connection busy.
 */
export function createHttpServer(handle: RequestHandler): Server {
  const server = createServer(TIMEOUTS, (request, response) => {
    completeHeaders(response, server);
    const refusal = refuseRequest(request.method ?? '', request.url ?? '');
    if (refusal !== null) return refuse(response, refusal);
    handle(request, response).catch((error: unknown) => {
      const reason = error instanceof Error ? error.stack : String(error);
      process.stderr.write(`A request could not be handled.\n${printable(reason ?? '')}\n`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
    });
  });
  server.setTimeout(IDLE_TIMEOUT_MS);
  return server;
}

/** Nothing of the body has been read, so nothing more can come over that connection. */
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

/** Adds to the head of an answer, just before it is sent, what whoever made it has left out. */
function completeHeaders(response: ServerResponse, server: Server): void {
  const send = response.writeHead;
  response.writeHead = ((...args: Parameters<typeof send>) => {
    response.writeHead = send;
    // Where the tenant middleware has led the request is nobody else's business.
    response.removeHeader('x-middleware-rewrite');
    const isDocument = typeOf(response, args.at(-1)).startsWith('text/html');
    if (isDocument) setMissing(response, 'content-security-policy', NO_POLICY);
    const hstsSubdomains = process.env.HSTS_SUBDOMAINS === 'on';
    for (const [name, value] of securityHeaders({ host: response.req.headers.host ?? null, hstsSubdomains }))
      if (isDocument || ON_EVERY_ANSWER.includes(name)) setMissing(response, name, value);
    // A connection that is kept for later would hold up the end of a server that stops.
    if (!server.listening) response.setHeader('connection', 'close');
    return response.writeHead(...args);
  }) as typeof send;
}

/** The type of an answer, which may stand in the headers that its head is written with. */
function typeOf(response: ServerResponse, headers: unknown): string {
  const type: unknown = Object(headers)['content-type'] ?? Object(headers)['Content-Type'];
  return String(type ?? response.getHeader('content-type') ?? '');
}

function setMissing(response: ServerResponse, name: string, value: string): void {
  if (!response.hasHeader(name)) response.setHeader(name, value);
}
