'use client';

import { Icon } from '@/components/ui/icon';
import { userIcon } from '@/components/ui/icons/user';
import { Tag } from '@/components/ui/tag';
import { FILE_CONTENT } from '@/lib/contract/chat';
import { chatsInOrder } from '@/lib/domain/desk/chats';
import { languageName } from '@/lib/domain/i18n/language';
import type { DeskMessages } from '@/lib/words/desk-messages';
import type { DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { WaitTag } from '../wait-tag';
import { ChatCare } from './chat-care';

/** The chats of the hotel: the guest who waits longest first. `none`: what is said of an empty list. Rule: desk/DE15. */
export function ChatList(props: { chats: readonly DeskChat[]; openUuid: string | null; none: keyof DeskMessages }) {
  const { chats, openUuid, none } = props;
  const { t } = useDesk();
  if (chats.length === 0) return <p className="p-4 text-ink-2 text-sm">{t(none)}</p>;
  return (
    <ul className="grid content-start gap-1 p-2">
      {chatsInOrder(chats).map((chat) => (
        <li key={chat.uuid}>
          <ChatLink chat={chat} isOpen={chat.uuid === openUuid} />
        </li>
      ))}
    </ul>
  );
}

/** A row that leads to a chat: the guest, what was written last, and how long they wait. */
export function ChatLink({ chat, isOpen }: { chat: DeskChat; isOpen: boolean }) {
  const { t, time } = useDesk();
  const { settings, now } = useDeskData();
  const { guest } = chat;
  return (
    <a
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-0.5 rounded-md p-2.5 text-sm hover:bg-sunken aria-[current]:bg-brand-soft text-ink forced-colors:border forced-colors:aria-[current]:border-3"
      href={deskAddress('chats', chat.uuid)}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span className="row-span-3 grid min-h-11 min-w-14 max-w-24 place-content-center justify-items-center self-start rounded-sm bg-sunken px-2 py-1 text-center forced-colors:border">
        {guest.room_number === null ? (
          <Icon shape={userIcon} size="sm" />
        ) : (
          <>
            <small className="text-ink-2 text-xs">{t('room')}</small>
            <bdi translate="no" className="font-medium text-lg tabular-nums">
              {guest.room_number}
            </bdi>
          </>
        )}
      </span>
      <span className="flex min-w-0 font-medium text-md">
        <bdi className="min-w-0 truncate">{guest.name}</bdi>
      </span>
      <time className="text-ink-2 text-xs" dateTime={chat.updated_at}>
        {time(chat.updated_at)}
      </time>
      <span className="col-start-2 truncate text-ink-2">
        <LastLine chat={chat} />
      </span>
      {chat.unread_count > 0 && (
        <span className="min-w-6 whitespace-nowrap rounded-full bg-badge px-1.5 text-center font-medium text-on-badge text-xs/6 forced-colors:border">
          <span aria-hidden="true">{chat.unread_count}</span>
          <span className="sr-only">{t('unread', { count: chat.unread_count })}</span>
        </span>
      )}
      <span className="col-span-2 col-start-2 flex flex-wrap items-center gap-2 text-ink-2 text-xs">
        <span>{languageName(chat.language)}</span>
        {chat.closed_at !== null && <Tag>{t('chat_closed')}</Tag>}
        {chat.waiting_since !== null && chat.state === 'open' && (
          <WaitTag since={chat.waiting_since} limits={settings.overdue_minutes} now={now} />
        )}
        <ChatCare chat={chat} />
      </span>
    </a>
  );
}

/** The last message in one line, with who wrote it unless it was the guest. */
function LastLine({ chat }: { chat: DeskChat }) {
  const { t } = useDesk();
  const last = chat.last_message;
  if (last === null) return null;
  const isGuest = Number(last.initiator_id) === chat.guest.initiator_id;
  return (
    <>
      {!isGuest && last.initiator !== null && <bdi>{`${last.initiator.name}: `}</bdi>}
      <bdi>{last.content === FILE_CONTENT ? t('file') : last.content}</bdi>
    </>
  );
}
