'use client';

import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { opens } from '@/components/ui/overlay/opens';
import { chatDraft } from '@/lib/device/chat/chat-values';
import { quoteOrder } from '@/lib/domain/chat/quote-order';

/**
 * What is left to a guest when an order can no longer be cancelled: the chat, with the order's number in the message, else
 * the telephone. `open`: opens the chat. Rule: orders/OR36.
 */
export function WriteAboutOrder({ num, hasCall, open }: { num: string; hasCall?: boolean; open: () => void }) {
  const { is_active_chat } = useHotel();
  const t = useTranslations();
  if (!is_active_chat) return hasCall ? null : <HotelCallLink />;
  const write = () => {
    chatDraft.changeNow((draft) => quoteOrder(draft, num));
    open();
  };
  return (
    <Button variant="outline" size="sm" aria-haspopup="dialog" {...opens('chat')} onClick={write}>
      {t('cancel_too_late_write')}
    </Button>
  );
}
