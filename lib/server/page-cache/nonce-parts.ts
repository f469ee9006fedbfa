import 'server-only';
import type { OutgoingHttpHeaders } from 'node:http';
import type { RenderedPage } from './render-page';

/** A page without its nonce: the parts before, between and after its places. */
export type NonceParts = {
  headers: readonly (readonly [name: string, parts: readonly string[]])[];
  body: readonly Buffer[];
};

const NONCE = /'nonce-([^']+)'/;

/** Headers of the connection and of one answer; a new answer gets its own. */
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

/** The nonce of a page's policy; null: it has none. */
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
    body: split(body.toString('utf8')).map((part) => Buffer.from(part)),
  };
}

/** Joins parts with a nonce at each place. */
export function joinBody(parts: readonly Buffer[], nonce: Buffer): Buffer {
  return Buffer.concat(parts.flatMap((part, place) => (place === 0 ? [part] : [nonce, part])));
}
