'use client';

import { TextField } from '@/components/ui/form/text-field';
import { Tabs } from '@/components/ui/tabs';
import { CHAT_FILTERS, type ChatFilter, filterChats, unansweredChats } from '@/lib/domain/desk/chats';
import type { DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';

/** The words of the filters. */
export const FILTER_LABELS = { open: 'chats_open', mine: 'chats_mine', settled: 'chats_settled' } as const;

/** The name of the tabs, for the panel that they control. */
export const CHAT_TABS = 'chats';

/** Mine, open and settled chats, and the search over all of them. Rules: desk/DE80, desk/DE81. */
export function ChatFilters(props: {
  chats: readonly DeskChat[];
  filter: ChatFilter;
  onFilter(filter: ChatFilter): void;
  search: string;
  onSearch(search: string): void;
}) {
  const { chats, filter, onFilter, search, onSearch } = props;
  const { t } = useDesk();
  const { name } = useDeskData();
  const tabs = CHAT_FILTERS.map((id) => {
    const count = id === 'settled' ? 0 : unansweredChats(filterChats(chats, id, name));
    return {
      id,
      label: (
        // Below the word where both have no room beside each other.
        <span className="flex min-w-0 flex-wrap items-center justify-center gap-x-2">
          <span className="wrap-anywhere min-w-0">{t(FILTER_LABELS[id])}</span>
          {count > 0 && (
            <span className="min-w-6 whitespace-nowrap rounded-full bg-badge px-1.5 text-center font-medium text-on-badge text-xs/6 forced-colors:border">
              {count}
            </span>
          )}
        </span>
      ),
    };
  });
  return (
    <div className="grid gap-2 p-2 pb-0">
      <Tabs
        name={CHAT_TABS}
        label={t('chats_which')}
        tabs={tabs}
        chosen={filter}
        onChoose={onFilter}
        className="auto-cols-auto!"
      />
      <TextField
        type="search"
        aria-label={t('find_chat')}
        placeholder={t('find_chat')}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
    </div>
  );
}
