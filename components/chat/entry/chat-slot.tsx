'use client';

import { useRouter } from 'next/navigation';
import { MessagesProvider, useTranslations } from '@/components/hotel/hotel-context';
import { useMessages } from '@/components/hotel/use-messages';
import { Button } from '@/components/ui/button/button';
import { resource, useResource } from '@/components/ui/resource';
import { Skeleton } from '@/components/ui/skeleton';

const PANEL = resource(async () => {
  const [{ ChatPanel }] = await Promise.all([import('./chat-panel'), import('@/components/ui/overlay/overlay-icons')]);
  return ChatPanel;
});

/** The chat on its page, once its code and the dictionary are loaded. Rule: pages/PG22. */
export function ChatSlot() {
  const { value: ChatPanel, ...code } = useResource(PANEL);
  const { messages, ...dictionary } = useMessages();
  const t = useTranslations();
  const router = useRouter();
  if (ChatPanel !== undefined && messages !== undefined)
    return (
      <MessagesProvider messages={messages}>
        <ChatPanel titleId="chat-page-title" onClose={() => router.push('/home')} />
      </MessagesProvider>
    );
  const failed = [code, dictionary].filter(({ hasFailed }) => hasFailed);
  if (failed.length === 0) return <Skeleton className="m-5 h-40 rounded-md" />;
  const retry = () => {
    for (const one of failed) one.retry();
  };
  return (
    <div className="m-5">
      <Button variant="soft" onClick={retry}>
        {t('try_again')}
      </Button>
    </div>
  );
}
