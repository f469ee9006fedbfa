import 'server-only';
import type { IncomingMessage } from 'node:http';
import { resolveTenant } from '@/lib/domain/tenancy/host';
import { hostRules } from '../pages/host-rules';
import { createLruMap } from '../upstream/lru-map';

/** A whole response of status 200. `headers`: names and values in turn. `fetchedAt`: milliseconds. */
type CachedFile = { headers: readonly string[]; body: Buffer; fetchedAt: number };

/** The pictures of a home page have 2 to 20 KB each. */
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 32_000_000;
const MAX_FILE_BYTES = 64_000;
/** A file that was replaced or removed is sent for this long. */
const MAX_AGE_MS = 60_000;

/** Requests with one of these headers ask for a part of a file, compare it with their own, or want it fetched. */
const BYPASS_HEADERS = ['range', 'if-none-match', 'if-modified-since', 'cache-control', 'pragma'] as const;

/**
 * Small public files in memory, each for a minute after it was fetched. Opening a file, or requesting it from an upstream,
 * costs several times as much as sending it. Entries are separate for each hotel, whatever its host is called.
 * Rule: page-cache/PC19.
 */
export type FileCache = {
  /** Returns null when the file is not cached, or the request must not be answered from the cache. */
  find(request: IncomingMessage): CachedFile | null;
  /** Whether a response may be stored: small, complete, public, and the same for every guest. */
  isCacheable(request: IncomingMessage, response: { status: number; headers: Headers }): boolean;
  store(request: IncomingMessage, file: CachedFile): void;
};

/** Creates the cache. `now`: milliseconds. */
export function createFileCache(now: () => number): FileCache {
  const files = createLruMap<CachedFile>({ entries: MAX_ENTRIES, size: MAX_BYTES });
  return {
    find(request) {
      if (!acceptsCached(request)) return null;
      const file = files.get(keyOf(request));
      return file !== undefined && now() - file.fetchedAt < MAX_AGE_MS ? file : null;
    },
    isCacheable(request, { status, headers }) {
      const size = Number(headers.get('content-length') ?? Number.NaN);
      const isSmall = size > 0 && size <= MAX_FILE_BYTES;
      return request.method === 'GET' && acceptsCached(request) && status === 200 && isSmall && isPublic(headers);
    },
    store: (request, file) => void files.set(keyOf(request), file, { size: file.body.length }),
  };
}

/** Whether every guest may get the response for a minute. One with an age has been in another cache, and may be old. */
function isPublic(headers: Headers): boolean {
  const control = (headers.get('cache-control') ?? '').toLowerCase();
  const maxAge = Number(/(?:^|[\s,])max-age=(\d+)/.exec(control)?.[1] ?? 0);
  const isRestricted = /no-store|no-cache|private|s-maxage/.test(control);
  const isFresh = maxAge * 1000 >= MAX_AGE_MS && !headers.has('age');
  return /\bpublic\b/.test(control) && !isRestricted && isFresh && !headers.has('vary');
}

const acceptsCached = ({ headers }: IncomingMessage): boolean =>
  BYPASS_HEADERS.every((name) => headers[name] === undefined);

/** The query does not choose the file, and of the host only its hotel. */
function keyOf({ headers, url = '' }: IncomingMessage): string {
  const tenant = resolveTenant(headers.host ?? null, hostRules());
  return `${tenant.kind} ${tenant.kind === 'hotel' ? tenant.code : ''} ${url.split('?', 1)[0]}`;
}
