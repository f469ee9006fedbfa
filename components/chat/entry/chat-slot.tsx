'use client';

import { useRouter } from 'next/navigation';
import { lateWithMessages } from '@/components/hotel/late-with-messages';
import { Skeleton } from '@/components/ui/skeleton';

const LoadedPanel = lateWithMessages(
  () => import('./chat-panel').then(({ ChatPanel }) => ChatPanel),
  <Skeleton className="m-5 h-40 rounded-md" />,
);

/** The chat on its page. Rule: pages/PG22. */
export function ChatSlot() {
  const router = useRouter();
  return <LoadedPanel titleId="chat-page-title" onClose={() => router.push('/home')} />;
}
