'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { LateRetry, late } from '@/components/hotel/late';
import { Skeleton } from '@/components/ui/skeleton';

const LoadedPanel = late(() => import('./chat-panel').then((module) => module.ChatPanel), {
  waiting: () => <Skeleton className="m-5 h-40 rounded-md" />,
  failed: ChatFailed,
});

/** Rule: failures/FL9. */
function ChatFailed(failure: ComponentProps<typeof LateRetry>) {
  return (
    <div className="grid content-start">
      <LateRetry {...failure} />
      <HotelCallLink />
    </div>
  );
}

/** The chat on its page. Rule: pages/PG22. */
export function ChatSlot() {
  const router = useRouter();
  return <LoadedPanel titleId="chat-page-title" onClose={() => router.push('/home')} />;
}
