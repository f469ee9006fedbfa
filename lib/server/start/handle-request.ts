import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { canonicalHost } from '@/lib/domain/tenancy/canonical-host';
import type { TrustedProxies } from '../request/client-address';
import { setTrustedHeaders, withRequest } from '../request/current-request';
import type { RequestHandler } from '../request/request-handler';
import type { AppHandler } from './app-handle';
import { compressJson } from './compress-json';
import { respondToProbe } from './handle-health';
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

/**
 * The app's request handler: sets the request's context, responds to health probes, files of hotels and cached pages, and
 * passes all other requests to Next. Rules: operations/OP6, operations/OP4.
 */
export const createAppHandler =
  ({ trustedProxies, createPages, sendFile }: Options): AppHandler =>
  (next) => {
    const pages = createPages?.(next) ?? null;
    async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (await respondToProbe(request, response)) return;
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
