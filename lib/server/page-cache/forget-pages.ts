import 'server-only';
import type { PageCache } from './page-cache';

/** Global, because Next bundles pages and route handlers separately and each bundle has its own modules. */
type SharedPages = Pick<PageCache<unknown>, 'forget' | 'count' | 'bytes'>;

const shared = globalThis as { hotelPages?: SharedPages };

export const sharePages = (cache: SharedPages): void => {
  shared.hotelPages = cache;
};

/** Removes a hotel's pages from the page cache. Does nothing if this process has no page cache. Rule: page-cache/PC9. */
export const forgetPages = (code: string): void => shared.hotelPages?.forget(`${code} `);

/** What the page cache of this process holds; null: there is none. */
export const pageCacheUse = (): { entries: number; bytes: number } | null =>
  shared.hotelPages === undefined ? null : { entries: shared.hotelPages.count(), bytes: shared.hotelPages.bytes() };
