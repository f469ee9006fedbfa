'use client';

import { Amount } from '@/components/hotel/amount';
import { useMoney, useWords } from '@/components/hotel/hotel-context';
import { Spinner } from '@/components/ui/spinner';
import type { Checkout } from './use-checkout';

export const CHECKOUT_FORM_ID = 'checkout';

/**
 * Sends the order; with an order that is kept, that one again, and then it is that one's total. `words`: what it says.
 * `formId`: the form that it sends.
 */
export function SendButton(props: { checkout: Checkout; total: number; words: string; className?: string }) {
  const { checkout, total, words, className } = props;
  const say = useWords();
  const price = useMoney().price(checkout.kept?.total ?? total);
  const isSending = checkout.state.phase === 'sending';
  return (
    <button
      type="submit"
      form={CHECKOUT_FORM_ID}
      className={`btn btn--primary${price === '' && !isSending ? '' : ' btn--split'}${className ?? ''}`}
      aria-busy={isSending}
    >
      <span>{isSending ? say('sending') : checkout.kept ? say('try_again') : words}</span>
      {isSending ? <Spinner /> : price !== '' && <Amount>{price}</Amount>}
    </button>
  );
}
