import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { DeliveryError } from '../notification-queue/delivery-error';
import { isPublicAddress, publicLookup } from './public-address';

/** Milliseconds until the push service must have responded. Less than the lease of a notification. */
const PUSH_TIMEOUT_MS = 10_000;

type Post = {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Whether the operator has named its origin, so that it may be on their own network. */
  isTrusted: boolean;
  timeoutMs?: number | undefined;
};

const lookup = publicLookup();

/**
 * Posts to a push service and returns the status of its response. A redirect is not followed, and the body is not read.
 * Rule: push/PU6.
 */
export async function postPush({ url, headers, body, isTrusted, timeoutMs = PUSH_TIMEOUT_MS }: Post): Promise<number> {
  // A host that is an address is not resolved, so `lookup` would not see it.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isTrusted && isIP(host) !== 0 && !isPublicAddress(host)) throw new DeliveryError('no public address');
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const options = { method: 'POST', headers: { ...headers, 'content-length': String(body.length) }, agent: false };
  const request = send(url, {
    ...options,
    signal: AbortSignal.timeout(timeoutMs),
    ...(!isTrusted && { lookup }),
  });
  request.on('response', (response) => {
    resolve(response.statusCode ?? 0);
    response.destroy();
  });
  request.on('error', (error) => {
    reject(error.name === 'AbortError' ? new DeliveryError('timeout') : error);
  });
  request.end(body);
  return promise;
}
