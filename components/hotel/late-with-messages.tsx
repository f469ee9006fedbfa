'use client';

import type { ComponentType, ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { resource, useResource } from '@/components/ui/resource';
import { MessagesProvider, useTranslations } from './hotel-context';
import { useMessages } from './use-messages';

/**
 * A part of a page whose code and dictionary are loaded when it is first rendered, both at once. `waiting` stands in its
 * place until then, and a retry after a failure. Rules: failures/FL3, failures/FL4.
 */
export function lateWithMessages<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  const part = resource(fetch);
  return function LateWithMessages(props: Props) {
    const { value: Loaded, ...code } = useResource(part);
    const { messages, ...dictionary } = useMessages();
    const t = useTranslations();
    if (Loaded !== undefined && messages !== undefined)
      return (
        <MessagesProvider messages={messages}>
          <Loaded {...props} />
        </MessagesProvider>
      );
    const failed = [code, dictionary].filter(({ hasFailed }) => hasFailed);
    if (failed.length === 0) return waiting;
    const retry = () => {
      for (const one of failed) one.retry();
    };
    return (
      <Button variant="soft" className="m-5 justify-self-start" onClick={retry}>
        {t('try_again')}
      </Button>
    );
  };
}
