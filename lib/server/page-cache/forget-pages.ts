import 'server-only';
import type { PageCache } from './page-cache';

/** A global, because Next bundles pages and route handlers separately and each bundle has its own modules. */
const shared = globalThis as { hotelPages?: Pick<PageCache<unknown>, 'forget'> };

export const sharePages = (cache: Pick<PageCache<unknown>, 'forget'>): void => {
  shared.hotelPages = cache;
};

/** Removes a hotel's pages from the page cache. Does nothing if this process has no page cache. Rule: page-cache/PC9. */
export const forgetPages = (code: string): void => shared.hotelPages?.forget(`${code} `);
