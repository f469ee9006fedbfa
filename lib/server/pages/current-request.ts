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

/** The request being answered and its response, as Node knows them; undefined outside of a request (tests, timers). */
export const currentRequest = (): Current | undefined => requests().getStore();

/**
 * Stands at the door of the process, before Next sees a request. Two things can only be done here: the address of the
 * guest is written where the rest reads it (Next believes what a client sends, operations/OP6), and the response is kept, so
 * that a page can set its status (see answer-status.ts). It stands there for every server of the process until the
 * returned function is called.
 */
export function trackRequests(peers: TrustedProxies): () => void {
  if (shared.hotelRequestsWatched) return () => undefined;
  shared.hotelRequestsWatched = true;
  const watch = (message: unknown) => {
    const { request, response } = message as { request?: unknown; response?: unknown };
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    writeTruth(request, peers);
    requests().enterWith({ request, response });
  };
  diagnostics.subscribe(STARTED, watch);
  return () => {
    shared.hotelRequestsWatched = false;
    diagnostics.unsubscribe(STARTED, watch);
  };
}

const BELIEVED = ['x-forwarded-host', 'x-forwarded-port', 'forwarded', 'x-real-ip'] as const;

function writeTruth(request: IncomingMessage, peers: TrustedProxies): void {
  const isProxy = peers.trusts(plainAddress(request.socket.remoteAddress));
  request.headers['x-forwarded-for'] = clientAddress(request, peers);
  // Only the Host header names a hotel, also behind a proxy; the scheme a proxy may tell.
  for (const name of BELIEVED) delete request.headers[name];
  if (!isProxy) delete request.headers['x-forwarded-proto'];
}
