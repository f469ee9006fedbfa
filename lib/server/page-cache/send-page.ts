import 'server-only';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { chooseEncoding } from '@/lib/domain/http/accept-encoding';
import { newNonce } from '@/lib/domain/security/new-nonce';
import { joinPacked, type PackedParts, packParts } from './gzip-parts';
import { joinBody, type NonceParts } from './nonce-parts';
import type { CacheResult } from './page-cache';
import { endWithPieces, lengthOf } from './send-pieces';

/** A cached page, without a nonce. `packed`: its gzip, made when the second guest requests it. */
export type KeptPage = { status: number; parts: NonceParts; packed?: PackedParts };

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

/**
 * The gzip level for the first guest, who has already waited for the rendering. The lowest one that looks for longer
 * matches: 6 % fewer bytes than level 2 for 0.2 ms.
 */
const FIRST_LEVEL = 4;

/**
 * Returns the page as gzip. The parts are packed only for the second guest, because packing takes several times as long
 * as compressing once, and made-up URLs are mostly requested once.
 */
function gzipOf(page: KeptPage, result: CacheResult, nonce: Buffer): readonly Buffer[] {
  if (result === 'miss') return [gzipSync(Buffer.concat(joinBody(page.parts.body, nonce)), { level: FIRST_LEVEL })];
  page.packed ??= packParts(page.parts.body, nonce.length);
  return joinPacked(page.packed, nonce);
}

/** Sends a page with a new nonce in its headers and body. Rule: page-cache/PC5. */
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
  response.setHeader('content-length', lengthOf(body));
  response.writeHead(page.status);
  if (request.method === 'HEAD') response.end();
  else endWithPieces(response, body);
}

function addVary(response: ServerResponse): void {
  const vary = String(response.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    response.setHeader('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`);
}
