'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { iconButtonClass } from '@/components/ui/button/icon-button';
import { Icon } from '@/components/ui/icon';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { Spinner } from '@/components/ui/spinner';
import { tabPanelId } from '@/components/ui/tabs';
import { type ChatFilter, filterChats } from '@/lib/domain/desk/chats';
import type { DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { CHAT_TABS, ChatFilters, FILTER_LABELS } from './chat-filters';
import { ChatList } from './chat-list';
import { Conversation } from './conversation';
import { RepliesButton } from './replies-button';
import { useFoundChats } from './use-found-chats';
import { useOpenChat } from './use-open-chat';

/**
 * The list of chats, which staff filter and search, and the open one beside it; on a phone one of them. `detail`: the
 * uuid of the open chat. Rules: desk/DE80, desk/DE81.
 */
export function ChatsArea({ detail }: { detail: string | null }) {
  const { t } = useDesk();
  const { chats } = useDeskData();
  const open = useOpenChat(detail);
  const back = (
    <a className={`${iconButtonClass({ variant: 'bare' })} min-[760px]:hidden`} href={deskAddress('chats')}>
      <Icon shape={chevronLeftIcon} />
      <span className="sr-only">{t('back')}</span>
    </a>
  );
  return (
    <Area title="chats" tools={<RepliesButton className={open === null ? '' : 'max-[759px]:hidden'} />} fills>
      {chats === null ? (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      ) : (
        <div className="flex min-h-0 flex-1 overflow-hidden rounded-lg bg-canvas inset-ring inset-ring-line max-[759px]:min-h-[70dvh] forced-colors:border">
          <nav
            className={clsx(
              'flex w-full flex-col border-line min-[760px]:w-72 min-[760px]:shrink-0 min-[760px]:border-e',
              open !== null && 'max-[759px]:hidden',
            )}
            aria-label={t('chat_list')}
          >
            <ChatLists chats={chats} openUuid={detail} />
          </nav>
          {open !== null ? (
            <Conversation key={open.uuid} chat={open} back={back} />
          ) : (
            <p className="m-auto p-4 text-ink-2 text-sm max-[759px]:hidden">
              {t(detail === null ? 'chat_choose' : 'chat_gone')}
            </p>
          )}
        </div>
      )}
    </Area>
  );
}

const NONE = { open: 'chats_none_open', mine: 'chats_none_mine', settled: 'chats_none_settled' } as const;

/** The chats of a filter, or those that a search has found. */
function ChatLists({ chats, openUuid }: { chats: readonly DeskChat[]; openUuid: string | null }) {
  const { t } = useDesk();
  const { name } = useDeskData();
  const [filter, setFilter] = useState<ChatFilter>('open');
  const [search, setSearch] = useState('');
  const found = useFoundChats(search);
  const shown = found === null ? filterChats(chats, filter, name) : found.chats;
  return (
    <>
      <ChatFilters chats={chats} filter={filter} onFilter={setFilter} search={search} onSearch={setSearch} />
      <div
        id={tabPanelId(CHAT_TABS, filter)}
        role="tabpanel"
        aria-label={t(found === null ? FILTER_LABELS[filter] : 'find_chat')}
        className="min-h-0 flex-1 overflow-y-auto"
        aria-busy={shown === null && found?.hasFailed !== true}
      >
        {found?.hasFailed === true && (
          <p role="alert" className="p-4 text-danger text-sm">
            {t('find_failed')}
          </p>
        )}
        {found !== null && (
          <p role="status" className="sr-only">
            {found.chats === null ? '' : t('persons_found', { count: found.chats.length })}
          </p>
        )}
        {shown !== null && (
          <ChatList
            chats={shown}
            openUuid={openUuid}
            none={found === null ? noneWord(chats, filter) : 'chats_none_found'}
          />
        )}
      </div>
    </>
  );
}

const noneWord = (chats: readonly DeskChat[], filter: ChatFilter) => (chats.length === 0 ? 'chats_none' : NONE[filter]);
