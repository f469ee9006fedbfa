'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { Badge } from '@/components/ui/badge';
import { useUnreadCount } from './use-unread-count';

/** The red number on the bar's entry of the chat. Rules: chat/CH23, navigation/N5. */
export function ChatBadge() {
  const t = useTranslations();
  const n = useUnreadCount();
  return n > 0 && <Badge tone="news" count={n} label={t('chat_unread', { n })} />;
}
