'use client';

import type { ReactNode } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { Checkout } from './checkout';

/**
 * The part of cart and fast order that a guest fills in: the fields, with `children` below the guest's details, or what
 * keeps them from being shown.
 */
export function CheckoutSection({ checkout, children }: { checkout: Checkout; children?: ReactNode }) {
  const { form, Fields, loading } = checkout;
  return (
    <>
      <CheckoutDataNotice checkout={checkout} />
      {Fields !== undefined && form !== null ? (
        <Fields checkout={{ ...checkout, form }}>{children}</Fields>
      ) : (
        !loading.hasFailed.fields && <Skeleton className="h-28 rounded-lg" />
      )}
    </>
  );
}

/**
 * Shown until the hotel's payments and options are read. Nothing can be sent before, because one of them may be
 * required. Rule: checkout/CO12.
 */
function CheckoutDataNotice({ checkout }: { checkout: Checkout }) {
  const t = useTranslations();
  const failure = useFailureMessage();
  const { loading, shown, problems } = checkout;
  const hasFailed = loading.hasFailed.kit || loading.hasFailed.fields || (loading.hasFailed.payments && shown.payment);
  if (!hasFailed && !problems.unread) return null;
  // A blocked send moves the focus here, but not while it loads: the notice is gone a moment later, and the focus with it.
  const isWrong = hasFailed && (problems.unread || problems.payment);
  return (
    <div className="grid grid-cols-1 gap-3" data-error={isWrong || undefined} tabIndex={-1}>
      <Notice tone={hasFailed ? 'danger' : 'info'} alert>
        {hasFailed ? failure('checkout_failed') : t('loading')}
      </Notice>
      {hasFailed && <RetryButton label={t('try_again')} isBusy={loading.isLoading} onPress={loading.retry} />}
    </div>
  );
}
