import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { canonicalHost } from '@/lib/domain/tenancy/canonical-host';
import type { TrustedProxies } from '../limits/client-address';
import { setTrustedHeaders, withRequest } from '../pages/current-request';
import type { AppHandler, RequestHandler } from './app-handle';
import { compressJson } from './compress-json';
import { liveness, readinessResponse } from './handle-health';
import { logWhenDone } from './request-log';

/** Responds to a request, or resolves with false if another one must. */
type PartialServer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

type Options = {
  trustedProxies: TrustedProxies;
  /** null: no page cache (PAGE_CACHE=off). */
  createPages: ((next: RequestHandler) => PartialServer) | null;
  /** Responds to requests for the hotels' files. */
  sendFile?: PartialServer;
};

const PROBES: Readonly<Record<string, () => Response | Promise<Response>>> = {
  '/healthz': readinessResponse,
  '/healthz/live': liveness,
  '/healthz/ready': readinessResponse,
};

/**
 * The app's request handler: sets the request's context, responds to health probes, files of hotels and cached pages, and
 * passes all other requests to Next. Rules: operations/OP6, operations/OP4.
 */
export const createAppHandler =
  ({ trustedProxies, createPages, sendFile }: Options): AppHandler =>
  (next) => {
    const pages = createPages?.(next) ?? null;
    async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const probe = PROBES[request.url ?? ''];
      if (probe !== undefined) return sendResponse(await probe(), response);
      if (sendFile !== undefined && (await sendFile(request, response))) return;
      if (pages !== null && (await pages(request, response))) return;
      compressJson(request, response);
      await next(request, response);
    }
    return async (request, response) => {
      setTrustedHeaders(request, trustedProxies);
      await withRequest(request, response, async (current) => {
        logWhenDone(current);
        if (!redirectedToCanonicalHost(request, response)) await respond(request, response);
      });
    };
  };

/**
 * Gives the request the one spelling of its host, so that nothing is kept twice. Redirects a page or file of a host with a
 * trailing dot: browsers take it for another site, with a cart of its own. Rule: tenancy/T15.
 */
function redirectedToCanonicalHost(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, method = '', url = '' } = request;
  const host = canonicalHost(headers.host ?? '');
  if (host === null || host === headers.host) return false;
  headers.host = host;
  if (method !== 'GET' && method !== 'HEAD') return false;
  response.writeHead(308, { location: `//${host}${url}`, 'cache-control': 'no-store' }).end();
  return true;
}

async function sendResponse(sent: Response, response: ServerResponse): Promise<void> {
  for (const [name, value] of sent.headers) response.setHeader(name, value);
  const body = Buffer.from(await sent.arrayBuffer());
  response.setHeader('content-length', body.length);
  response.writeHead(sent.status);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
