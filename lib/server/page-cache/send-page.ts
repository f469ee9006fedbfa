import 'server-only';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { type ContentEncoding, chooseEncoding } from '@/lib/domain/http/accept-encoding';
import { newNonce } from '@/lib/domain/security/new-nonce';
import { joinBody, type NonceParts } from './nonce-parts';
import type { CacheResult } from './page-cache';

/** A cached page, without a nonce. */
export type CachedPage = { status: number; parts: NonceParts };

/**
 * Browsers may show the page again on back and forward, and must revalidate it otherwise. `no-store` would exclude it
 * from the back/forward cache. Rule: page-cache/PC10.
 */
const PAGE_CACHE_CONTROL = 'private, no-cache';

/** Values of the Cache-Status header (RFC 9211), which helps to diagnose stale pages. Rule: page-cache/PC14. */
const STATUS: Readonly<Record<CacheResult, string>> = {
  hit: 'page-cache; hit',
  stale: 'page-cache; hit; detail=stale',
  miss: 'page-cache; fwd=miss',
};

/** Bytes of a buffer that holds a compressed page. */
const CHUNK = 32_768;

/**
 * Compresses a page with its nonce, for one response, at the level that is cheap for its size. Most browsers take
 * Zstandard over HTTPS, all of them Brotli, which costs three times as much; over plain HTTP they ask for gzip only.
 * Decision 140.
 */
const ENCODERS = {
  // The tables are as small as the page, which saves a third of the time.
  zstd: (body: Buffer) =>
    zstdCompressSync(body, {
      chunkSize: CHUNK,
      pledgedSrcSize: body.length,
      params: { [constants.ZSTD_c_compressionLevel]: 3 },
    }),
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }),
  gzip: (body: Buffer) => gzipSync(body, { level: 4 }),
} satisfies Record<ContentEncoding, (body: Buffer) => Buffer>;

/** What is no page says itself how long a browser keeps it. */
const isJson = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('application/json');

/** Sends a page with a new nonce in its headers and body. Rule: page-cache/PC5. */
export function sendPage(page: CachedPage, result: CacheResult, response: ServerResponse): void {
  const request = response.req;
  const nonce = newNonce();
  response.setHeader('cache-status', STATUS[result]);
  for (const [name, parts] of page.parts.headers) response.setHeader(name, parts.join(nonce));
  if (page.status === 200 && !isJson(response)) response.setHeader('cache-control', PAGE_CACHE_CONTROL);
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['zstd', 'br', 'gzip']);
  const plain = joinBody(page.parts.body, Buffer.from(nonce));
  const body = encoding === null ? plain : ENCODERS[encoding](plain);
  if (encoding !== null) response.setHeader('content-encoding', encoding);
  addVary(response);
  response.setHeader('content-length', body.length);
  response.writeHead(page.status);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

function addVary(response: ServerResponse): void {
  const vary = String(response.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    response.setHeader('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`);
}
