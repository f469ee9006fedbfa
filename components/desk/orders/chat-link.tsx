'use client';

import { iconButtonClass } from '@/components/ui/button/icon-button';
import { Icon } from '@/components/ui/icon';
import { messageCircleIcon } from '@/components/ui/icons/message-circle';
import { chatOfPerson } from '@/lib/domain/desk/chats';
import type { DeskChat, DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';

/** The newest chat of an order's guest; null: none. Rule: desk/DE15. */
export function useChatOf(order: DeskOrder): DeskChat | null {
  const { chats } = useDeskData();
  return chatOfPerson(chats ?? [], order.guest.person_uuid);
}

/** Leads from an order to the chat of its guest, if there is one. */
export function ChatLink({ order, className = '' }: { order: DeskOrder; className?: string }) {
  const { t } = useDesk();
  const chat = useChatOf(order);
  if (chat === null) return null;
  return (
    <a
      className={`${iconButtonClass({ variant: 'bare' })} relative ms-auto ${className}`}
      href={deskAddress('chats', chat.uuid)}
    >
      <Icon shape={messageCircleIcon} size="sm" />
      {chat.waiting_since !== null && (
        <span className="absolute end-1.5 top-1.5 size-2.5 rounded-full bg-badge" aria-hidden="true" />
      )}
      <span className="sr-only">
        {`${t('open_chat', { number: `#${order.num}` })}${chat.unread_count > 0 ? `, ${t('unread', { count: chat.unread_count })}` : ''}`}
      </span>
    </a>
  );
}
