import { Icon } from '@/components/ui/icon';
import { PageLink } from './page-link';

/** A link to the search that looks like its field. Rule: search/SR8. */
export function SearchLink({ label }: { label: string }) {
  return (
    <PageLink
      href="/search"
      className="flex min-h-control items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-3 text-ink-3 hover:border-ink-2 pressed:bg-sunken print:hidden"
    >
      <Icon name="search" className="text-ink-2" />
      {label}
    </PageLink>
  );
}
