import 'server-only';
import type { PageCache } from './page-cache';

/** Global, because pages and routes are separate bundles. */
const shared = globalThis as { hotelPages?: Pick<PageCache<unknown>, 'forget'> };

export const sharePages = (cache: Pick<PageCache<unknown>, 'forget'>): void => {
  shared.hotelPages = cache;
};

/** Removes a hotel's kept pages. Does nothing where no pages are kept. Rule: page-cache/PC9. */
export const forgetPages = (code: string): void => shared.hotelPages?.forget(`${code} `);
