'use client';

import { MessagesProvider, useTranslations } from '@/components/hotel/hotel-context';
import { useMessages } from '@/components/hotel/use-messages';
import { Button } from '@/components/ui/button/button';
import { resource, useResource } from '@/components/ui/resource';
import { Skeleton } from '@/components/ui/skeleton';

const RECEIPT = resource(() => import('./receipt').then((module) => module.Receipt));

/** The place of a receipt, once its code and the dictionary are there. `num`: the order's number in the address. */
export function ReceiptSlot({ num }: { num: string | null }) {
  const { value: Receipt, ...code } = useResource(RECEIPT);
  const { messages, ...dictionary } = useMessages();
  const t = useTranslations();
  if (Receipt !== undefined && messages !== undefined)
    return (
      <MessagesProvider messages={messages}>
        <Receipt num={num} />
      </MessagesProvider>
    );
  const failed = [code, dictionary].filter(({ hasFailed }) => hasFailed);
  if (failed.length === 0) return <Skeleton className="h-80 rounded-lg" />;
  const retry = () => {
    for (const one of failed) one.retry();
  };
  return (
    <Button variant="soft" onClick={retry}>
      {t('try_again')}
    </Button>
  );
}
