'use client';

import { ButtonLink } from '@/components/ui/button/button';
import { Select } from '@/components/ui/form/select';
import { TextField } from '@/components/ui/form/text-field';
import { Icon } from '@/components/ui/icon';
import { searchIcon } from '@/components/ui/icons/search';
import { textIn } from '@/lib/domain/i18n/text';
import type { DeskSection } from '../desk-api';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';

/** Leads from a search among the orders of the evening to one over all orders. Rule: desk/DE61. */
export function SearchAllOrders({ text }: { text: string }) {
  const { t } = useDesk();
  const { orderSearch } = useDeskData();
  if (text.trim() === '') return null;
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

export type Search = { text: string; section: number | null };

/** Search and section. Rule: desk/DE10. */
export function BoardTools(props: {
  search: Search;
  sections: readonly DeskSection[];
  onSearch(search: Search): void;
}) {
  const { search, sections, onSearch } = props;
  const { hotel, t } = useDesk();
  return (
    <>
      <div className="w-full min-[760px]:w-60">
        <TextField
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={search.text}
          onChange={(event) => onSearch({ ...search, text: event.target.value })}
        />
      </div>
      <div className="min-w-40 flex-1 min-[760px]:w-48 min-[760px]:flex-none">
        <Select
          aria-label={t('section')}
          value={search.section ?? ''}
          onChange={({ target }) => onSearch({ ...search, section: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{t('all_sections')}</option>
          {sections.map(({ id, title }) => (
            <option key={id} value={id}>
              {textIn(title, hotel.language)}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
