import 'server-only';
import { remember } from '../remember';
import type { PageCache } from './page-cache';

type CountedPages = Pick<PageCache<unknown>, 'count' | 'bytes'>;

const shared = (): { pages?: CountedPages } => remember('pages', () => ({}));

export const sharePageCacheUse = (cache: CountedPages): void => {
  shared().pages = cache;
};

/** What the page cache of this process holds; null: there is none. */
export function pageCacheUse(): { entries: number; bytes: number } | null {
  const { pages } = shared();
  return pages === undefined ? null : { entries: pages.count(), bytes: pages.bytes() };
}
