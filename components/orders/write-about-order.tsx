'use client';

import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { messageCircleIcon } from '@/components/ui/icons/message-circle';
import { opens } from '@/components/ui/overlay/opens';
import { chatDraft } from '@/lib/device/chat/chat-values';
import { quoteOrder } from '@/lib/domain/chat/quote-order';

/**
 * The way to write about an order: the chat, with the order's number in the message, else the telephone. `hasCall`: it is
 * offered beside it already; `open`: opens the chat. Rule: orders/OR36.
 */
export function WriteAboutOrder(props: {
  num: string;
  label: 'cancel_too_late_write' | 'write_about_order';
  hasCall?: boolean;
  open: () => void;
}) {
  const { num, label, hasCall, open } = props;
  const { is_active_chat } = useHotel();
  const t = useTranslations();
  if (!is_active_chat) return hasCall ? null : <HotelCallLink />;
  const write = () => {
    chatDraft.changeNow((draft) => quoteOrder(draft, num));
    open();
  };
  return (
    <Button variant="outline" size="sm" aria-haspopup="dialog" {...opens('chat')} onClick={write}>
      <Icon shape={messageCircleIcon} size="sm" />
      <span>{t(label)}</span>
    </Button>
  );
}
