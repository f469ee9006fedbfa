'use client';

import type { ComponentType, ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { resource, useResource } from '@/components/ui/resource';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import { MessagesProvider, useTranslations } from './hotel-context';
import { useMessages } from './use-messages';

type Failure = { onRetry: () => void; isBusy?: boolean };

type LateOptions<Props> = {
  /** Stands in its place until it is loaded. */
  waiting?: ComponentType<Props>;
  /** Stands in its place when it could not be loaded, or throws. Without it nothing does. */
  failed?: ComponentType<Props & Failure>;
  /** Whether the words of the page are all it needs, so that the dictionary is not fetched for it. */
  hasPageWords?: boolean;
};

type Late<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code before it is rendered. Rendering repeats a failed load. */
  load: () => Promise<unknown>;
};

const NO_DICTIONARY = { messages: {}, hasFailed: false, isBusy: false, retry: () => undefined };
const useNoDictionary: typeof useMessages = () => NO_DICTIONARY;

/**
 * A part of the app whose code and dictionary are loaded when it is first rendered, both at once, or earlier by `load`:
 * the one way to load a component late. Unlike `React.lazy`, it renders loaded code immediately, while React would show
 * the fallback for at least 300 ms, and it loads again after a failure. Rules: failures/FL3, failures/FL4, failures/FL5.
 */
export function late<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  { waiting: Waiting, failed: Failed, hasPageWords = false }: LateOptions<Props> = {},
): Late<Props> {
  const code = resource(fetch);
  const useWords = hasPageWords ? useNoDictionary : useMessages;
  function Part(props: Props) {
    const { value: Loaded, ...component } = useResource(code);
    const { messages, ...dictionary } = useWords();
    if (Loaded !== undefined && messages !== undefined) {
      return (
        <MessagesProvider messages={messages}>
          <Loaded {...props} />
        </MessagesProvider>
      );
    }
    const failures = [component, dictionary].filter(({ hasFailed }) => hasFailed);
    if (failures.length === 0) return Waiting && <Waiting {...props} />;
    const retry = () => {
      for (const each of failures) each.retry();
    };
    return Failed && <Failed {...props} onRetry={retry} isBusy={failures.some(({ isBusy }) => isBusy)} />;
  }
  function LatePart(props: Props) {
    return (
      <RetryBoundary failed={(retry) => Failed && <Failed {...props} onRetry={retry} />}>
        <Part {...props} />
      </RetryBoundary>
    );
  }
  // No `memo`: React mounts a memoised component anew that a server component renders, whenever that renders again.
  return Object.assign(LatePart, { load: code.load });
}

/** What stands in the place of a part of a page that could not be loaded. */
export function LateRetry({ onRetry, isBusy }: Failure) {
  const t = useTranslations();
  return (
    <Button variant="soft" className="m-5 justify-self-start" aria-busy={isBusy} onClick={onRetry}>
      {t('try_again')}
    </Button>
  );
}
