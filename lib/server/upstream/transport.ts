import 'server-only';
import type { Send } from '@/lib/contract/call';
import { isWithinBounds, type JsonBounds } from '@/lib/domain/security/json-bounds';
import { log } from '../log/log';
import { settings } from '../settings/env';
import { platform } from './platform-handle';
import {
  ConnectionLost,
  decompressed,
  ENCODINGS,
  type RequestTimeouts,
  requestUpstream,
  webResponse,
} from './upstream-http';

/** Larger than any answer of the contract; more of it would only fill the memory. */
const LARGEST_ANSWER = 8 * 1024 * 1024;

/**
 * More than the largest hotels need (a section of 1,500 products), and little enough to be checked in less than a second
 * even when nothing of it can be read.
 */
const ANSWER_BOUNDS: JsonBounds = { depth: 64, values: 200_000 };

/** Where calls go, and the origin they are addressed to. */
type Transport = { send: Send; base: string };

const KEPT_HEADERS = ['content-type', 'retry-after'] as const;

/** The text of an answer, up to a size; null when there is more of it. */
export async function readBounded(body: ReadableStream<Uint8Array> | null, most: number): Promise<string | null> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** One more try, of a reading whose connection was lost before there was any answer; a writing is never repeated. */
export async function withOneRetry<T>(request: Request, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (request.method !== 'GET' || !(error instanceof ConnectionLost)) throw error;
    return ask();
  }
}

/** `connect`: until there is a connection; `answer`: until the whole answer is there. Milliseconds. */
type UpstreamTimes = { connect: number; answer: number };

/**
 * Sends a call to an upstream: a bounded time and size, no cookies, and no redirect, since one could lead to a host
 * that nobody chose. Rejects when there is no answer; the client makes "unavailable" of it.
 */
export const upstreamSend =
  ({ connect, answer: idle, most = LARGEST_ANSWER }: UpstreamTimes & { most?: number }): Send =>
  async (request) => {
    request.headers.set('accept-encoding', ENCODINGS);
    // A file takes as long as the guest's connection needs; only silence ends it.
    const isFile = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
    const patience: RequestTimeouts = { connect, idle, ...(!isFile && { signal: AbortSignal.timeout(idle) }) };
    const answer = await withOneRetry(request, () => requestUpstream(request, patience));
    const response = webResponse(answer, decompressed(answer), KEPT_HEADERS);
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      return new Response(null, { status: 502 });
    }
    const text = await readBounded(response.body, most);
    if (text === null) throw new Error('the answer of the upstream is too large');
    if (/^\s*[[{]/.test(text) && !isWithinBounds(text, ANSWER_BOUNDS))
      throw new Error('the answer of the upstream is nested too deeply or has too many values');
    const { status, headers } = response;
    return new Response(response.body === null ? null : text, { status, headers });
  };

/** A path without the parts that name a person, a chat or an order, whatever form their uuids have. */
const withoutNames = (pathname: string): string => pathname.replace(/\/(?=[^/]*\d)[^/]{8,}/g, '/…');

/** Tells the log why an upstream brought nothing: the guest only reads "temporarily unavailable". */
export const withLogging =
  (send: Send): Send =>
  async (request) => {
    const call = `${request.method} ${withoutNames(new URL(request.url).pathname)}`;
    try {
      const answer = await send(request);
      if (answer.status >= 500) log().warn({ call, status: answer.status }, 'the upstream is in trouble');
      return answer;
    } catch (error) {
      // The reason alone: an upstream that is down would fill the log with stacks that lead nowhere.
      log().warn({ call, reason: String(error) }, 'the upstream did not answer');
      throw error;
    }
  };

/** The platform that serves: the embedded one in this process, or the upstream. The only place that knows which. */
export function transport(): Transport {
  const { upstream, upstreamTimes } = settings();
  if (upstream !== null) return { send: withLogging(upstreamSend(upstreamTimes)), base: upstream };
  return { send: async (request) => platform().fetch(request), base: 'http://platform.internal' };
}
