'use client';

import type { ReactNode } from 'react';
import { MessagesProvider } from '@/components/hotel/hotel-context';
import { useMessages } from '@/components/hotel/use-messages';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Spinner } from '@/components/ui/spinner';
import { useDesk } from './desk-context';

/** Waits for the guests' words, for guests' own components within the desk. */
export function GuestWords({ children }: { children: ReactNode }) {
  const { t } = useDesk();
  const { messages, hasFailed, isBusy, retry } = useMessages();
  if (messages !== undefined) return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
  return (
    <div className="grid place-items-center p-10">
      {hasFailed ? <RetryButton label={t('try_again')} isBusy={isBusy} onPress={retry} /> : <Spinner />}
    </div>
  );
}
