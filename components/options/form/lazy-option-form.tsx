'use client';

import type { ComponentProps } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { RetryButton } from '@/components/ui/button/retry-button';
import { lazyComponent } from '@/components/ui/lazy-component';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import { Skeleton } from '@/components/ui/skeleton';
import type { OptionForm } from './option-form';

type Props = ComponentProps<typeof OptionForm>;

const { Component: LoadedForm } = lazyComponent<Props>(
  () => import('./option-form').then((module) => module.OptionForm),
  <Skeleton className="h-7.5 rounded-sm" />,
);

/**
 * The option form for checkout and fast order, as a separate chunk that keeps those within their size budgets. The
 * product sheet has usually loaded it already. When it fails to load, the rest of the form stays.
 */
export function LazyOptionForm(props: Props) {
  const t = useTranslations();
  return (
    <RetryBoundary failed={(retry) => <RetryButton label={t('try_again')} isBusy={false} onPress={retry} />}>
      <LoadedForm {...props} />
    </RetryBoundary>
  );
}
