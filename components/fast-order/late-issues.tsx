'use client';

import { type ComponentProps, useEffect } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { lazyComponent } from '@/components/ui/lazy-component';
import { Notice } from '@/components/ui/notice';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import { errorMessages } from '@/lib/domain/checkout/order-errors';
import type { FastOrderIssues } from './fast-order-issues';

const { Component: Issues, load } = lazyComponent(() =>
  import('./fast-order-issues').then((module) => module.FastOrderIssues),
);

/** Why the product cannot be ordered. The code, with its texts of prices and hours, is loaded after the form. */
export function LateIssues(props: ComponentProps<typeof FastOrderIssues>) {
  const { refusals, errors, issue } = props;
  const t = useTranslations();
  useEffect(() => {
    // Ahead of a refusal, which takes the focus at once. What could not be loaded is loaded again with the refusal.
    load().catch(() => undefined);
  }, []);
  const reason = issue ?? refusals ?? errors.header ?? errors.list ?? errorMessages(errors)[0] ?? null;
  if (reason === null) return null;
  return (
    <RetryBoundary
      failed={() => (
        <div data-error tabIndex={-1}>
          <Notice tone="danger" alert>
            {t('order_refused')}
          </Notice>
        </div>
      )}
    >
      <Issues {...props} />
    </RetryBoundary>
  );
}
