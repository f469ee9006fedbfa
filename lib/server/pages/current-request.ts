import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, plainAddress, type TrustedProxies } from '../limits/client-address';

const STARTED = 'http.server.request.start';

type Current = { request: IncomingMessage; response: ServerResponse };

const shared = globalThis as { hotelRequests?: AsyncLocalStorage<Current>; hotelRequestsWatched?: boolean };

function requests(): AsyncLocalStorage<Current> {
  shared.hotelRequests ??= new AsyncLocalStorage();
  return shared.hotelRequests;
}

/** The current request and its response; undefined outside of a request (tests, timers). */
export const currentRequest = (): Current | undefined => requests().getStore();

/**
 * Runs code before Next sees a request, which is the only place for two tasks: to set the client's address in the
 * header that the rest of the app reads (Next trusts what a client sends, operations/OP6), and to store the response,
 * so that a page can set its status (see response-status.ts). Active for every server of the process until the returned
 * function is called.
 */
export function trackRequests(peers: TrustedProxies): () => void {
  if (shared.hotelRequestsWatched) return () => undefined;
  shared.hotelRequestsWatched = true;
  const watch = (message: unknown) => {
    const { request, response } = message as { request?: unknown; response?: unknown };
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    setTrustedHeaders(request, peers);
    requests().enterWith({ request, response });
  };
  diagnostics.subscribe(STARTED, watch);
  return () => {
    shared.hotelRequestsWatched = false;
    diagnostics.unsubscribe(STARTED, watch);
  };
}

const UNTRUSTED_HEADERS = ['x-forwarded-host', 'x-forwarded-port', 'forwarded', 'x-real-ip'] as const;

function setTrustedHeaders(request: IncomingMessage, peers: TrustedProxies): void {
  const isProxy = peers.trusts(plainAddress(request.socket.remoteAddress));
  request.headers['x-forwarded-for'] = clientAddress(request, peers);
  // Only the Host header names a hotel, also behind a proxy. A proxy may still declare the scheme.
  for (const name of UNTRUSTED_HEADERS) delete request.headers[name];
  if (!isProxy) delete request.headers['x-forwarded-proto'];
}
