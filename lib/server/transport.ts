import 'server-only';
import type { Send } from '@/lib/contract/client';
import { settings } from './env';
import { log } from './log';
import { platform } from './platform-handle';

/** Larger than any answer of the contract; more of it would only fill the memory. */
const LARGEST_ANSWER = 8 * 1024 * 1024;

/** Where calls go, and the origin they are addressed to. */
export type Transport = { send: Send; base: string };

const KEPT_HEADERS = ['content-type', 'retry-after'] as const;

/** The text of an answer, up to a size; more is an error. */
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

/**
 * Sends to an upstream: one try, a bounded time and size, no cookies, and no redirect, since one could lead to a host
 * that nobody chose. Rejects when there is no answer; the client makes "unavailable" of it.
 */
export const upstreamSend =
  (options: { timeout: number; most?: number }): Send =>
  async (request) => {
    const answer = await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(options.timeout) });
    if (answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel();
      return new Response(null, { status: 502 });
    }
    const text = await readBounded(answer.body, options.most ?? LARGEST_ANSWER);
    if (text === null) throw new Error('the answer of the upstream is too large');
    const headers = KEPT_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    const bodiless = answer.status === 204 || answer.status === 205;
    return new Response(bodiless ? null : text, { status: answer.status, headers });
  };

/** Tells the log why an upstream brought nothing: the guest only reads "temporarily unavailable". */
const told =
  (send: Send): Send =>
  async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    try {
      const answer = await send(request);
      if (answer.status >= 500) log().warn({ call, status: answer.status }, 'the upstream is in trouble');
      return answer;
    } catch (error) {
      log().warn({ err: error, call }, 'the upstream did not answer');
      throw error;
    }
  };

/** The platform that serves: the embedded one in this process, or the upstream. The only place that knows which. */
export function transport(): Transport {
  const { upstream, upstreamTimeout } = settings();
  if (upstream !== null) return { send: told(upstreamSend({ timeout: upstreamTimeout })), base: upstream };
  return { send: async (request) => platform().fetch(request), base: 'http://platform.internal' };
}
