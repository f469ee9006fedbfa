'use client';

import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { chatDraft } from '@/lib/device/chat/chat-values';
import { questionDraft } from '@/lib/domain/chat/question-draft';

/** Asks the hotel what was searched: the chat with the words in the message, else the telephone. Rule: search/SR11. */
export function AskReception({ typed, isSmall = false }: { typed: string; isSmall?: boolean }) {
  const { is_active_chat } = useHotel();
  const t = useTranslations();
  if (!is_active_chat) return <HotelCallLink />;
  const ask = () => {
    chatDraft.changeNow((draft) => questionDraft(draft, typed));
    openOverlay('chat');
  };
  return (
    <Button
      variant={isSmall ? 'outline' : 'primary'}
      size={isSmall ? 'sm' : 'md'}
      aria-haspopup="dialog"
      {...opens('chat')}
      onClick={ask}
    >
      {t('search_ask')}
    </Button>
  );
}
