import { isFullScreen } from '../hotel/template';

/** The header of a page, and where its back button leads; null: it has none. */
type PageHeaderKind = {
  header: 'standard' | 'floating' | 'none';
  back: 'home' | 'previous' | null;
};

/** Pages that introduce the hotel, or are entered from a sign: they have the standard header. */
const STANDARD: readonly string[] = ['home', 'ar', 'ar-promo', 'booking'];
/** Pages whose back button always leads home. */
const BACK_HOME: readonly string[] = ['ar', 'ar-promo', 'locations-occupancy'];

/**
 * Returns the header of a page. `page`: the kind of page, as its path names it. The search has a field in place of a
 * header. Rules: pages/PG7, pages/PG8, pages/PG9.
 */
export function pageHeader(page: string, template: string): PageHeaderKind {
  if (page === 'search') return { header: 'none', back: 'previous' };
  if (!STANDARD.includes(page)) return { header: 'floating', back: BACK_HOME.includes(page) ? 'home' : 'previous' };
  return { header: isFullScreen(template) ? 'none' : 'standard', back: BACK_HOME.includes(page) ? 'home' : null };
}
