'use client';

import { type Translate, useTranslations } from '@/components/hotel/hotel-context';
import { Notice } from '@/components/ui/notice';
import { REFUSALS } from '@/lib/contract/refusals';
import type { Checkout } from './use-checkout';
import { useFirstError } from './use-first-error';
import type { PendingOrderState } from './use-order-sending';

/**
 * What happened to an order whose outcome nobody knows, and the two ways on. A try that has just failed leads here: the
 * button that was tapped stands elsewhere. Rules: sending/SE4, sending/SE5, failures/FL1.
 */
export function PendingOrderNotice({ checkout, isInCart }: { checkout: Checkout; isInCart?: boolean }) {
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
