'use client';

import { iconButtonClass } from '@/components/ui/button/icon-button';
import { Icon } from '@/components/ui/icon';
import { messageCircleIcon } from '@/components/ui/icons/message-circle';
import { chatOfPerson, wantedSince } from '@/lib/domain/desk/chats';
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

/** A line on an order's card whose guest waits in the chat for somebody of the staff, and leads there. Rule: desk/DE84. */
export function ChatMark({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  const chat = useChatOf(order);
  if (chat === null || wantedSince(chat) === null || chat.waiting_since === null) return null;
  return (
    <a
      href={deskAddress('chats', chat.uuid)}
      className="flex min-h-target items-center gap-2 rounded-sm bg-info-soft px-3 font-medium text-info text-sm underline decoration-1 underline-offset-3 forced-colors:border"
    >
      <Icon shape={messageCircleIcon} size="sm" />
      <span className="min-w-0">
        <span>{t('guest_writes')}</span>
        <span className="sr-only">{`, ${t('order', { number: `#${order.num}` })}`}</span>
      </span>
    </a>
  );
}
