'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { creditCardIcon } from '@/components/ui/icons/credit-card';
import { Notice } from '@/components/ui/notice';
import type { Order } from '@/lib/contract/order';
import { paymentBanner } from '@/lib/domain/payments/payment-banner';
import { MoneyText } from './money-text';

/**
 * The state of an order's online payment, the way to it in this tab, and what became of the money. Rules: payment/PY2,
 * money/MY2.
 */
export function PaymentNotice({ order }: { order: Order }) {
  const t = useTranslations();
  const banner = paymentBanner(order);
  const money = order.money && <MoneyText order={order} />;
  if (banner?.kind === 'pending') {
    return (
      <Notice tone="warn" icon={creditCardIcon}>
        <p>{`${t('order_payment_pending')} ${t('order_pay_click_link')}`}</p>
        <p>
          <a className="inline-flex min-h-target items-center gap-1.5" href={banner.link} rel="noreferrer">
            {t('order_online_pay')}
          </a>
        </p>
        {money}
      </Notice>
    );
  }
  if (banner === null) return money && <Notice tone="info">{money}</Notice>;
  const isPaid = banner.kind === 'paid';
  return (
    <Notice tone={isPaid ? 'success' : 'danger'}>
      <p>{t(isPaid ? 'order_payment_paid' : 'order_payment_error')}</p>
      {money}
    </Notice>
  );
}
