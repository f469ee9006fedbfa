'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Amount } from '@/components/hotel/amount';
import { type Translate, useMoney, useTranslations } from '@/components/hotel/hotel-context';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useFirstError } from '@/components/ui/use-first-error';
import { REFUSALS } from '@/lib/contract/refusals';
import type { Minor } from '@/lib/domain/money/money';
import type { OrderSending, PendingOrderState } from './use-order-sending';

/** What the button and the notice need of a checkout. */
type SendableCheckout = Pick<OrderSending, 'state' | 'kept' | 'giveUp'> & {
  formId: string;
  /** Grows with every send that failed. */
  failures: number;
  totals: { total: Minor };
  send: () => void;
};

/**
 * Sends the order and shakes when it could not; with an order that is kept, that one again, and then it is that one's
 * total. `words`: what it says.
 */
export function SendButton({ checkout, words }: { checkout: SendableCheckout; words: string }) {
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

/**
 * What happened to an order whose outcome nobody knows, and the two ways on. A try that has just failed leads here: the
 * button that was tapped stands elsewhere. Rules: sending/SE4, sending/SE5, failures/FL1.
 */
export function PendingOrderNotice({ checkout, isInCart }: { checkout: SendableCheckout; isInCart?: boolean }) {
  const t = useTranslations();
  const { kept, state, failures } = checkout;
  const place = useFirstError<HTMLDivElement>(failures);
  if (kept === null) return null;
  const isBusy = state.phase === 'sending' || state.phase === 'asking';
  return (
    <div className="stack stack--sm" ref={place}>
      <div data-error tabIndex={-1}>
        <Notice tone="warn" alert icon={isOffline(kept) ? 'wifi-off' : 'circle-alert'}>
          <p>
            <strong>{titleOf(kept, t)}</strong>
          </p>
          <p>{t(kept.why === null ? 'send_left_text' : 'send_unknown_text')}</p>
          {isInCart && <p>{t('send_changes_stay')}</p>}
        </Notice>
      </div>
      <div className="two">
        <button type="button" className="btn btn--soft btn--sm" disabled={isBusy} onClick={checkout.send}>
          {t('try_again')}
        </button>
        <button type="button" className="btn btn--quiet btn--sm" disabled={isBusy} onClick={checkout.giveUp}>
          {t('send_give_up')}
        </button>
      </div>
    </div>
  );
}

const isOffline = (kept: PendingOrderState): boolean => kept.why === 'unavailable' && !navigator.onLine;

function titleOf(kept: PendingOrderState, t: Translate): string {
  if (kept.why === null) return t('send_left_title');
  if (isOffline(kept)) return t('offline');
  return kept.why === 'unavailable' ? t('send_unknown_title') : t(REFUSALS[kept.why].word);
}
