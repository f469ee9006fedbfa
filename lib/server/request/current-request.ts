import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { remember } from '../remember';
import { clientAddress, plainAddress, type TrustedProxies } from './client-address';

/** The request being handled. */
export type CurrentRequest = {
  /** In every log line of this request, in the header `x-request-id` of the response, and in calls to an upstream. */
  id: string;
  request: IncomingMessage;
  response: ServerResponse;
  /** Whether something failed or was missing: the response is an error, even if its status is 200. */
  hasFailed: boolean;
};

const requests = (): AsyncLocalStorage<CurrentRequest> => remember('requests', () => new AsyncLocalStorage());

/** The request being handled and its response; undefined outside of a request (tests, timers). */
export const currentRequest = (): CurrentRequest | undefined => requests().getStore();

const contextOf = (request: IncomingMessage, response: ServerResponse): CurrentRequest => ({
  id: idOf(request),
  request,
  response,
  hasFailed: false,
});

/** The form of nginx's `$request_id`. Not a uuid, which the log would shorten as it shortens those of orders. */
const newRequestId = (): string => randomBytes(16).toString('hex');

/** A rendering for the page cache has the id of the request that needs it. */
function idOf(request: IncomingMessage): string {
  const given = request.headers[REQUEST_ID];
  return typeof given === 'string' ? given : (currentRequest()?.id ?? newRequestId());
}

/** Runs `work` with this request as the current one. */
export function withRequest<T>(
  request: IncomingMessage,
  response: ServerResponse,
  work: (current: CurrentRequest) => T,
): T {
  const current = contextOf(request, response);
  return requests().run(current, () => work(current));
}

/** Marks the response to the current request as an error, so that it is not kept. Rule: page-cache/PC4. */
export function markFailed(): void {
  const current = currentRequest();
  if (current !== undefined) current.hasFailed = true;
}

export const REQUEST_ID = 'x-request-id';
/** The id of a proxy: what common proxies send. Anything else could forge log lines or fill the log. */
const PROXY_REQUEST_ID = /^[\w.:-]{8,64}$/;

const UNTRUSTED_HEADERS = ['x-forwarded-host', 'x-forwarded-port', 'forwarded', 'x-real-ip'] as const;

/**
 * Sets the client's address in the header that the rest reads, before Next reads it: Next trusts what a client sends.
 * Keeps the id that a trusted proxy has given the request. Rules: operations/OP6, operations/OP7.
 */
export function setTrustedHeaders(request: IncomingMessage, peers: TrustedProxies): void {
  const isProxy = peers.trusts(plainAddress(request.socket.remoteAddress));
  request.headers['x-forwarded-for'] = clientAddress(request, peers);
  // Only the Host header names a hotel, also behind a proxy; a proxy may declare the scheme.
  for (const name of UNTRUSTED_HEADERS) delete request.headers[name];
  if (!isProxy) delete request.headers['x-forwarded-proto'];
  if (!isProxy || !PROXY_REQUEST_ID.test(String(request.headers[REQUEST_ID]))) delete request.headers[REQUEST_ID];
}
