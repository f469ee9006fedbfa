'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Amount } from '@/components/hotel/amount';
import { useMoney, useTranslations } from '@/components/hotel/hotel-context';
import { Spinner } from '@/components/ui/spinner';
import type { Checkout } from './use-checkout';

/**
 * Sends the order and shakes when it could not; with an order that is kept, that one again, and then it is that one's
 * total. `words`: what it says.
 */
export function SendButton({ checkout, words }: { checkout: Checkout; words: string }) {
  const t = useTranslations();
  const { state, kept, failures, totals } = checkout;
  const [shaken, setShaken] = useState(0);
  const price = useMoney().price(kept?.total ?? totals.total);
  const isSending = state.phase === 'sending';
  const isSplit = isSending || price !== '';
  return (
    <button
      type="submit"
      form={checkout.formId}
      className={clsx('btn btn--primary', isSplit && 'btn--split', failures > shaken && 'shake')}
      aria-busy={isSending}
      onAnimationEnd={() => setShaken(failures)}
    >
      <span>{isSending ? t('sending') : kept ? t('try_again') : words}</span>
      {isSending ? <Spinner /> : price !== '' && <Amount>{price}</Amount>}
    </button>
  );
}
