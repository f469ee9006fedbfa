'use client';

import { ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { searchIcon } from '@/components/ui/icons/search';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';

/** Leads from a search among the orders of the shift to one over all orders. Rule: desk/DE61. */
export function SearchAllOrders({ text }: { text: string }) {
  const { t } = useDesk();
  const { orderSearch, may } = useDeskData();
  if (text.trim() === '' || !may('search')) return null;
  return (
    <ButtonLink
      variant="outline"
      size="sm"
      className="w-auto! max-w-full justify-self-start no-underline"
      href={deskAddress('search')}
      onClick={() => void orderSearch.find({ text: text.trim(), day: null })}
    >
      <Icon shape={searchIcon} size="sm" />
      <span className="wrap-anywhere min-w-0">{t('search_all_for', { text: text.trim() })}</span>
    </ButtonLink>
  );
}
