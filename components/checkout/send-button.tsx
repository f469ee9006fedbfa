'use client';

import { Amount } from '@/components/hotel/amount';
import { useMoney, useWords } from '@/components/hotel/hotel-context';
import { Spinner } from '@/components/ui/spinner';
import type { Checkout } from './use-checkout';

export const CHECKOUT_FORM_ID = 'checkout';

/** Sends the order; with an order that is kept, that one again, and then it is that one's total. */
export function SendButton({ checkout, total }: { checkout: Checkout; total: number }) {
  const say = useWords();
  const money = useMoney();
  const { state, kept } = checkout;
  const isSending = state.phase === 'sending';
  return (
    <button type="submit" form={CHECKOUT_FORM_ID} className="btn btn--primary btn--split" aria-busy={isSending}>
      <span>{say(isSending ? 'sending' : kept ? 'try_again' : 'send_to_order')}</span>
      {isSending ? <Spinner /> : <Amount>{money.price(kept?.total ?? total)}</Amount>}
    </button>
  );
}
