import { iconButtonClass } from '@/components/ui/button/icon-button';
import { Icon } from '@/components/ui/icon';
import { searchIcon } from '@/components/ui/icons/search';
import { RouterLink } from '@/components/ui/router-link';

/** A round link to the search, in the header of a list. Rule: search/SR8. */
export function SearchIconLink({ label }: { label: string }) {
  return (
    <RouterLink href="/search" aria-label={label} className={iconButtonClass({})}>
      <Icon shape={searchIcon} className="text-ink" />
    </RouterLink>
  );
}
