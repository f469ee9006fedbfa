import 'server-only';
import type { Send } from '@/lib/contract/call';
import { isWithinBounds, type JsonBounds } from '@/lib/domain/security/json-bounds';
import { log } from '../log/log';
import { metrics } from '../metrics/metrics';
import { settings } from '../settings/env';
import { platform } from './platform-handle';
import {
  ConnectionLostError,
  decompressed,
  ENCODINGS,
  type RequestTimeouts,
  requestUpstream,
  webResponse,
} from './upstream-http';

/** Maximum bytes of a response; larger than any response of the contract. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/**
 * More than the largest hotels need (a section of 1,500 products). A response of this size is checked in less than a
 * second, even if nothing in it can be decoded.
 */
const RESPONSE_BOUNDS: JsonBounds = { depth: 64, values: 200_000 };

/** The function that sends calls, and the origin of their addresses. */
type Transport = { send: Send; base: string };

const FORWARDED_HEADERS = ['content-type', 'retry-after'] as const;

/** The text of a body; null when the body has more than `maxBytes`. */
export async function readBounded(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<string | null> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Repeats a GET once when its connection was lost before a response. A write is never repeated. */
export async function withOneRetry<T>(request: Request, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (request.method !== 'GET' || !(error instanceof ConnectionLostError)) throw error;
    return send();
  }
}

/** Milliseconds. `connect`: until a connection exists; `response`: until the response is complete. */
type UpstreamTimes = { connect: number; response: number };

/**
 * Sends calls to an upstream, with limits of time and size. Sends no cookies and follows no redirects, which could lead
 * to any host. Rejects without a response; the client reports that as "unavailable". Rule: gateway/GW5.
 */
export const upstreamSend =
  ({ connect, response: idle, maxBytes = MAX_RESPONSE_BYTES }: UpstreamTimes & { maxBytes?: number }): Send =>
  async (request) => {
    request.headers.set('accept-encoding', ENCODINGS);
    // An upload may take as long as the guest's connection needs; only silence ends it.
    const isFile = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
    const timeouts: RequestTimeouts = { connect, idle, ...(!isFile && { signal: AbortSignal.timeout(idle) }) };
    const received = await withOneRetry(request, () => requestUpstream(request, timeouts));
    const response = webResponse(received, decompressed(received), FORWARDED_HEADERS);
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return new Response(null, { status: 502 });
    }
    const text = await readBounded(response.body, maxBytes);
    if (text === null) throw new Error('the response of the upstream is too large');
    if (/^\s*[[{]/.test(text) && !isWithinBounds(text, RESPONSE_BOUNDS))
      throw new Error('the response of the upstream is nested too deeply or has too many values');
    const { status, headers } = response;
    return new Response(response.body === null ? null : text, { status, headers });
  };

/** A path without uuids and other parts that identify a person, a chat or an order. */
const withoutIds = (pathname: string): string => pathname.replace(/\/(?=[^/]*\d)[^/]{8,}/g, '/…');

/** Logs why an upstream did not respond. The guest only sees "temporarily unavailable". */
export const withLogging =
  (send: Send): Send =>
  async (request) => {
    const call = `${request.method} ${withoutIds(new URL(request.url).pathname)}`;
    try {
      const response = await send(request);
      if (response.status >= 500) {
        metrics()?.upstreamFailed('server error');
        log().warn({ call, status: response.status }, 'the upstream responded with a server error');
      }
      return response;
    } catch (error) {
      metrics()?.upstreamFailed('no response');
      // Without the stack trace, which would fill the log while an upstream is down and explains nothing.
      log().warn({ call, reason: String(error) }, 'the upstream did not respond');
      throw error;
    }
  };

/** The transport to the platform. Only this function knows whether the platform is embedded or an upstream. */
export function transport(): Transport {
  const { upstream, upstreamTimes } = settings();
  if (upstream !== null) return { send: withLogging(upstreamSend(upstreamTimes)), base: upstream };
  return { send: async (request) => platform().fetch(request), base: 'http://platform.internal' };
}
