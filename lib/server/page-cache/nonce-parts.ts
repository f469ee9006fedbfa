import 'server-only';
import type { OutgoingHttpHeaders } from 'node:http';
import type { RenderedPage } from './render-page';

/** A page cut at its nonces: the parts before, between and after them. */
export type NonceParts = {
  headers: readonly (readonly [name: string, parts: readonly string[]])[];
  body: readonly Buffer[];
};

const NONCE = /'nonce-([^']+)'/;

/** Headers that are not cached, because they belong to one connection or one response. */
const NOT_KEPT: readonly string[] = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-middleware-rewrite',
  'x-request-id',
];

/** Returns the nonce in a page's content security policy; null if it has none. */
export const nonceOf = (headers: OutgoingHttpHeaders): string | null =>
  NONCE.exec(String(headers['content-security-policy'] ?? ''))?.[1] ?? null;

/** Splits a page at its nonce. Rule: page-cache/PC5. */
export function splitAtNonce({ headers, body }: Pick<RenderedPage, 'headers' | 'body'>): NonceParts {
  const nonce = nonceOf(headers);
  const split = (text: string) => (nonce === null ? [text] : text.split(nonce));
  return {
    headers: Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !NOT_KEPT.includes(name))
      .map(([name, value]) => [name, split(Array.isArray(value) ? value.join(', ') : String(value))] as const),
    body: nonce === null ? [body] : splitBody(body, nonce),
  };
}

/** Splits bytes and not text, so that a large page is neither decoded nor copied. */
function splitBody(body: Buffer, nonce: string): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(nonce); at !== -1; at = body.indexOf(nonce, from)) {
    parts.push(body.subarray(from, at));
    from = at + nonce.length;
  }
  return [...parts, body.subarray(from)];
}

/** Joins the parts of a body with a nonce between them. */
export const joinBody = (parts: readonly Buffer[], nonce: Buffer): Buffer =>
  Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [nonce, part])));
