'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { creditCardIcon } from '@/components/ui/icons/credit-card';
import { Notice } from '@/components/ui/notice';
import type { PaymentBanner } from '@/lib/domain/orders/order-status';

/** The state of an order's online payment, and the way to it in this tab. Rule: payment/PY2. */
export function PaymentNotice({ banner }: { banner: PaymentBanner }) {
  const t = useTranslations();
  if (banner.kind === 'paid') return <Notice tone="success">{t('order_payment_paid')}</Notice>;
  if (banner.kind === 'error') return <Notice tone="danger">{t('order_payment_error')}</Notice>;
  return (
    <Notice tone="warn" icon={creditCardIcon}>
      <p>{`${t('order_payment_pending')} ${t('order_pay_click_link')}`}</p>
      <p>
        <a className="inline-flex min-h-target items-center gap-1.5" href={banner.link} rel="noreferrer">
          {t('order_online_pay')}
        </a>
      </p>
    </Notice>
  );
}
