'use client';

import { useRouter } from 'next/navigation';
import { lateWithMessages } from '@/components/hotel/late-with-messages';
import { Skeleton } from '@/components/ui/skeleton';

/** Brings the icons that only overlays and the chat show. */
const LoadedPanel = lateWithMessages(
  async () => {
    const [{ ChatPanel }] = await Promise.all([
      import('./chat-panel'),
      import('@/components/ui/overlay/overlay-icons'),
    ]);
    return ChatPanel;
  },
  <Skeleton className="m-5 h-40 rounded-md" />,
);

/** The chat on its page. Rule: pages/PG22. */
export function ChatSlot() {
  const router = useRouter();
  return <LoadedPanel titleId="chat-page-title" onClose={() => router.push('/home')} />;
}
