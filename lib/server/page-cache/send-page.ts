import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { chooseEncoding } from '@/lib/domain/http/accept-encoding';
import { joinPacked, type PackedParts, packParts } from './gzip-parts';
import { joinBody, type NonceParts } from './nonce-parts';
import type { CacheResult } from './page-cache';

/** A page that is ready to be sent to any guest. */
export type KeptPage = { status: number; parts: NonceParts; packed?: PackedParts };

/**
 * Browsers may show the page again on a step back, and ask before they use it for anything else. `no-store` would lock
 * it out of the back/forward cache. Rule: page-cache/PC10.
 */
const PAGE_CACHE_CONTROL = 'private, no-cache';

/** As `middleware.ts` makes it. */
const newNonce = (): string => btoa(randomUUID());

/** As RFC 9211 writes it, for whoever asks why a page is as it is. Rule: page-cache/PC14. */
const STATUS: Readonly<Record<CacheResult, string>> = {
  hit: 'page-cache; hit',
  stale: 'page-cache; hit; detail=stale',
  miss: 'page-cache; fwd=miss',
};

/** Fast: only the first guest of a page gets it, who waited for the page already. */
const FIRST_LEVEL = 2;

/**
 * The page as gzip. The parts are packed for the second guest: that takes as long as compressing the page a few times,
 * and most addresses that somebody makes up are asked for once.
 */
function gzipOf(page: KeptPage, result: CacheResult, nonce: Buffer): Buffer {
  if (result === 'miss') return gzipSync(joinBody(page.parts.body, nonce), { level: FIRST_LEVEL });
  page.packed ??= packParts(page.parts.body, nonce.length);
  return joinPacked(page.packed, nonce);
}

/** Sends a page with a nonce of its own in its headers and in its body. Rule: page-cache/PC5. */
export function sendPage(page: KeptPage, result: CacheResult, response: ServerResponse): void {
  const request = response.req;
  const nonce = newNonce();
  response.setHeader('cache-status', STATUS[result]);
  for (const [name, parts] of page.parts.headers) response.setHeader(name, parts.join(nonce));
  if (page.status === 200) response.setHeader('cache-control', PAGE_CACHE_CONTROL);
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['gzip']);
  const bytes = Buffer.from(nonce);
  const body = encoding === null ? joinBody(page.parts.body, bytes) : gzipOf(page, result, bytes);
  if (encoding !== null) response.setHeader('content-encoding', encoding);
  addVary(response);
  response.setHeader('content-length', body.length);
  response.writeHead(page.status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function addVary(response: ServerResponse): void {
  const vary = String(response.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    response.setHeader('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`);
}
