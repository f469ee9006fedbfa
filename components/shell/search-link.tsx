import { Icon } from '@/components/ui/icon';
import { searchIcon } from '@/components/ui/icons/search';
import { RouterLink } from '@/components/ui/router-link';
import type { PageLink } from './page-link';

/**
 * A link to the search that looks like its field. `as`: another link component, as overlays need one. Rule: search/SR8.
 */
export function SearchLink({ label, as: Link = RouterLink }: { label: string; as?: typeof PageLink }) {
  return (
    <Link
      href="/search"
      className="flex min-h-control items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-3 text-ink-3 hover:border-ink-2 pressed:bg-sunken print:hidden"
    >
      <Icon shape={searchIcon} className="text-ink-2" />
      <span>{label}</span>
    </Link>
  );
}
