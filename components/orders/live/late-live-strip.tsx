'use client';

import type { ComponentProps } from 'react';
import { MessagesProvider } from '@/components/hotel/hotel-context';
import { useMessages } from '@/components/hotel/use-messages';
import { resource, useResource } from '@/components/ui/resource';
import type { LiveStrip } from './live-strip';

const code = resource(() => import('./live-strip').then((module) => module.LiveStrip));

/** Loads the strip and its words for a guest who has an open order. My orders is there also when this has failed. */
export function LateLiveStrip(props: ComponentProps<typeof LiveStrip>) {
  const { value: Loaded } = useResource(code);
  const { messages } = useMessages();
  if (Loaded === undefined || messages === undefined) return null;
  return (
    <MessagesProvider messages={messages}>
      <Loaded {...props} />
    </MessagesProvider>
  );
}
