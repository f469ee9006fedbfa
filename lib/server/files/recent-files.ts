import 'server-only';
import type { IncomingMessage } from 'node:http';
import { createLruMap } from '../upstream/lru-map';

/** A whole response of status 200. `headers`: names and values in turn. `storedAt`: milliseconds. */
export type RecentFile = { headers: readonly string[]; body: Buffer; storedAt: number };

/** In bytes. The pictures of a home page are 2 to 20 KB each. */
const LIMITS = { entries: 2_000, size: 32_000_000 };
const MAX_FILE = 64_000;
/** A file that was replaced or removed may be sent for this long. */
const MAX_AGE_MS = 60_000;

/** Requests with one of these headers want a part of a file, compare it with their own, or refuse a cached one. */
const DIRECT = ['range', 'if-none-match', 'if-modified-since', 'cache-control', 'pragma'] as const;

/**
 * Small public files that were requested in the last minute, in memory. Opening a file, or asking an upstream for it, costs
 * several times as much as sending it. A host has its own files. Rule: page-cache/PC19.
 */
export type RecentFiles = {
  /** null: not in memory, or the request must not be answered from it. */
  find(request: IncomingMessage): RecentFile | null;
  /** Whether this response may be stored: small, complete, public, and the same for every guest. */
  isStorable(request: IncomingMessage, response: { status: number; headers: Headers }): boolean;
  store(request: IncomingMessage, file: Omit<RecentFile, 'storedAt'>): void;
};

export function createRecentFiles(now: () => number): RecentFiles {
  const files = createLruMap<RecentFile>(LIMITS);
  return {
    find(request) {
      if (!acceptsStored(request)) return null;
      const file = files.get(keyOf(request));
      return file !== undefined && now() - file.storedAt < MAX_AGE_MS ? file : null;
    },
    isStorable(request, { status, headers }) {
      const size = Number(headers.get('content-length') ?? Number.NaN);
      const isSmall = size > 0 && size <= MAX_FILE;
      return request.method === 'GET' && acceptsStored(request) && status === 200 && isSmall && isForEveryone(headers);
    },
    store: (request, file) => files.set(keyOf(request), { ...file, storedAt: now() }, file.body.length),
  };
}

/** Whether any guest may get the response for a minute. */
function isForEveryone(headers: Headers): boolean {
  const control = headers.get('cache-control') ?? '';
  const maxAge = Number(/(?:^|[\s,])max-age=(\d+)/.exec(control)?.[1] ?? 0);
  const isRestricted = /no-store|no-cache|private|s-maxage/.test(control);
  return /\bpublic\b/.test(control) && !isRestricted && maxAge * 1000 >= MAX_AGE_MS && !headers.has('vary');
}

const acceptsStored = ({ headers }: IncomingMessage): boolean => DIRECT.every((name) => headers[name] === undefined);

const keyOf = ({ headers, url }: IncomingMessage): string => `${headers.host} ${url}`;
