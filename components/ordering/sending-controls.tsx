'use client';

import { useState } from 'react';
import { Amount } from '@/components/hotel/amount';
import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { type Translate, useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { includedText } from '@/components/hotel/included-text';
import { useMoney } from '@/components/hotel/use-money';
import { Button } from '@/components/ui/button/button';
import { useFirstError } from '@/components/ui/hooks/use-first-error';
import { circleAlertIcon } from '@/components/ui/icons/circle-alert';
import { wifiOffIcon } from '@/components/ui/icons/wifi-off';
import { Notice } from '@/components/ui/notice';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlayForResult } from '@/components/ui/overlay/overlay-stack';
import { Spinner } from '@/components/ui/spinner';
import { REFUSALS } from '@/lib/contract/refusals';
import type { CartLine } from '@/lib/domain/cart/cart';
import type { CartTotals } from '@/lib/domain/cart/cart-totals';
import { isPaidElsewhere } from '@/lib/domain/checkout/checkout';
import type { Minor } from '@/lib/domain/money/money';
import type { PaymentContext } from '@/lib/domain/options/options';
import type { OrderSending, PendingOrderState } from './use-order-sending';

/** The parts of a checkout that the button and the notice use. */
type SendableCheckout = Pick<OrderSending, 'state' | 'pending' | 'abandon'> & {
  formId: string;
  /** Whether the order is sent as soon as it is known what the hotel asks. */
  isWaiting: boolean;
  /** Incremented by each failed send. */
  failures: number;
  /** What is to be ordered. */
  lines: readonly CartLine[];
  totals: Pick<CartTotals, 'charge'>;
  /** The total with the tip. */
  toPay: Minor;
  payment: PaymentContext;
  send: () => void;
};

/**
 * Sends the order, and shakes after a failure. For a pending order with an unknown outcome it retries that one and
 * shows its total. With a payment that leads to another page it says so, whatever the hotel calls it (checkout/CO11), and
 * which charge and added taxes are in the amount (prices/P23).
 */
export function SendButton(props: { checkout: SendableCheckout; label: string; size?: 'md' | 'bar' }) {
  const { checkout, label, size } = props;
  const t = useTranslations();
  const hotel = useHotel();
  const { state, pending, isWaiting, failures, totals, toPay } = checkout;
  const [shakeCount, setShakeCount] = useState(0);
  const price = useMoney().price(pending?.total ?? toPay);
  const isSending = isWaiting || state.phase === 'sending';
  const paysElsewhere = price !== '' && isPaidElsewhere({ ptype_id: checkout.payment.paymentType });
  const included = pending === null && !isSending ? includedText(hotel, checkout.lines, totals) : '';
  const isSplit = isSending || price !== '';
  return (
    <Button
      type="submit"
      {...opens('order-success')}
      form={checkout.formId}
      variant="primary"
      size={size}
      isSplit={isSplit}
      className={failures > shakeCount ? 'motion-safe:animate-shake' : undefined}
      aria-busy={isSending}
      onAnimationEnd={() => setShakeCount(failures)}
    >
      <span className="min-w-0 leading-compact">
        <span>
          {isSending ? t('sending') : pending ? t('try_again') : paysElsewhere ? t('order_and_pay_online') : label}
        </span>
        {included !== '' && <small className="block font-normal text-xs">{included}</small>}
      </span>
      {isSending ? <Spinner /> : price !== '' && <Amount>{price}</Amount>}
    </Button>
  );
}

/**
 * Shows a pending order with an unknown outcome and lets the guest retry or abandon it. A failed send moves the focus
 * here, because the button is elsewhere. Giving it up warns that it may have arrived. Rules: sending/SE4, sending/SE5,
 * sending/SE10, failures/FL1.
 */
export function PendingOrderNotice({ checkout, isInCart }: { checkout: SendableCheckout; isInCart?: boolean }) {
  const t = useTranslations();
  const { pending, state, failures } = checkout;
  const notice = useFirstError<HTMLDivElement>(failures);
  if (pending === null) return null;
  const isBusy = state.phase === 'sending' || state.phase === 'checking';
  const abandonIfSure = async () => {
    // Without a network the code of the question may be missing, and the order stays until the hotel can be asked.
    if (pending.waits) return checkout.abandon();
    const isConfirmed = await openOverlayForResult('confirm', {
      title: t('send_left_title'),
      text: t('send_give_up_text'),
      labels: { yes: t('send_give_up'), no: t('back') },
    });
    if (isConfirmed) checkout.abandon();
  };
  return (
    <div className="grid grid-cols-1 gap-3" ref={notice}>
      <div data-error tabIndex={-1}>
        <Notice tone="warn" alert icon={isOffline(pending) ? wifiOffIcon : circleAlertIcon}>
          <p>
            <strong>{titleOf(pending, t)}</strong>
          </p>
          <p>{t(pending.waits ? 'send_waits_text' : 'send_unknown_text')}</p>
          {isInCart && <p>{t('send_changes_stay')}</p>}
        </Notice>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="soft" size="sm" disabled={isBusy} onClick={checkout.send}>
          {t('try_again')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={isBusy}
          aria-haspopup="dialog"
          {...opens('confirm')}
          onClick={() => void abandonIfSure()}
        >
          {t('send_give_up')}
        </Button>
      </div>
      <HotelCallLink />
    </div>
  );
}

const isOffline = (pending: PendingOrderState): boolean => pending.why === 'unavailable' && !navigator.onLine;

function titleOf(pending: PendingOrderState, t: Translate): string {
  if (isOffline(pending)) return t('offline');
  if (pending.why === null) return t('send_left_title');
  return pending.why === 'unavailable' ? t('send_unknown_title') : t(REFUSALS[pending.why].word);
}
