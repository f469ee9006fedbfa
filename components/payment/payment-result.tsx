'use client';

import { Amount } from '@/components/hotel/amount';
import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { useMoney } from '@/components/hotel/use-money';
import { MoneyText } from '@/components/orders/card/money-text';
import { Button, ButtonLink, buttonClass } from '@/components/ui/button/button';
import { Illustration } from '@/components/ui/illustration';
import { Notice } from '@/components/ui/notice';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { RouterLink } from '@/components/ui/router-link';
import type { Order } from '@/lib/contract/order';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { finalSumOf } from '@/lib/domain/money/order-amounts';
import { type PaymentResult as Result, usePaymentResult } from './use-payment-result';

const CONTENT_BY_OUTCOME = {
  checking: { title: 'payment_checking', text: null, picture: 'receipt', tint: 'tint-4' },
  unreachable: { title: 'payment_unknown_title', text: null, picture: 'receipt', tint: 'tint-4' },
  paid: { title: 'payment_paid_title', text: 'payment_paid_text', picture: 'bell', tint: 'tint-1' },
  reserved: { title: 'accept_order', text: null, picture: 'bell', tint: 'tint-1' },
  returned: { title: 'payment_unknown_title', text: null, picture: 'receipt', tint: 'tint-4' },
  waiting: { title: 'payment_waiting_title', text: 'payment_waiting_text', picture: 'receipt', tint: 'tint-4' },
  failed: { title: 'payment_failed_title', text: 'payment_failed_text', picture: 'receipt', tint: 'tint-6' },
  unknown: { title: 'payment_unknown_title', text: 'payment_unknown_text', picture: 'receipt', tint: 'tint-4' },
} as const;

/**
 * The page after a payment: what happened to which order, and the next steps. Its text updates when the hotel reports
 * more. Rules: payment/PY3, failures/FL1.
 */
export function PaymentResult({ page, orderInUrl }: { page: 'success' | 'error'; orderInUrl: string | null }) {
  const t = useTranslations();
  const result = usePaymentResult(page, orderInUrl);
  const { outcome, order } = result;
  const { title, text, picture, tint } = CONTENT_BY_OUTCOME[outcome.kind];
  return (
    <div className="grid justify-items-center gap-5 py-10 text-center">
      <Illustration src={`/pictures/${picture}.webp`} tint={tint} />
      <div role="status" className="grid grid-cols-1 justify-items-center gap-3 [&_p]:max-w-70 [&_p]:text-ink-2">
        <h2 className="text-xl">{t(title)}</h2>
        {order !== null && outcome.kind !== 'unknown' && <PaidOrder order={order} />}
        {text !== null && <p>{t(text)}</p>}
        {order !== null && outcome.kind !== 'unknown' && <MoneyText order={order} />}
        <noscript>
          <p>{t('payment_unknown_text')}</p>
        </noscript>
      </div>
      <NextSteps result={result} />
      {outcome.kind !== 'paid' && outcome.kind !== 'reserved' && <HotelCallLink />}
    </div>
  );
}

function PaidOrder({ order }: { order: Order }) {
  const t = useTranslations();
  const { price } = useMoney();
  const sum = price(finalSumOf(order));
  return (
    <p>
      <span>{t('order_n', { num: isolateNumber(order.num) })}</span>
      {sum !== '' && (
        <>
          <span>{' · '}</span>
          <Amount>{sum}</Amount>
        </>
      )}
    </p>
  );
}

function NextSteps({ result: { outcome, retry } }: { result: Result }) {
  const t = useTranslations();
  const failureMessage = useFailureMessage();
  const newPaymentLink = outcome.kind === 'failed' ? outcome.link : null;
  return (
    <div className="mt-5 grid w-full gap-2">
      {outcome.kind === 'unreachable' && (
        <>
          <Notice tone="danger" alert>
            {failureMessage('orders_failed')}
          </Notice>
          <Button variant="primary" onClick={retry}>
            {t('try_again')}
          </Button>
        </>
      )}
      {newPaymentLink !== null && (
        <ButtonLink variant="primary" href={newPaymentLink}>
          {t('pay_again')}
        </ButtonLink>
      )}
      <Button
        variant={newPaymentLink === null && outcome.kind !== 'unreachable' ? 'primary' : 'soft'}
        aria-haspopup="dialog"
        {...opens('orders')}
        onClick={() => openOverlay('orders')}
      >
        {t('view_orders')}
      </Button>
      <RouterLink className={buttonClass({ variant: 'quiet', size: 'sm' })} href="/">
        {t('home')}
      </RouterLink>
    </div>
  );
}
