'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CARD, URGENT_CARD } from '@/components/ui/card';
import { type PaymentFailure, paymentFailure } from '@/lib/domain/desk/payment-failure';
import { isolateNumber } from '@/lib/domain/i18n/text';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import type { EndingHold, PaymentStep, RefusedReport } from '../live/use-payment-problems';
import { useMomentText } from '../use-moment-text';

const STEP_WORDS = { capture: 'step_capture', release: 'step_release', refund: 'step_refund' } as const;

const FAILURE_WORDS: Readonly<Record<PaymentFailure, keyof DeskMessages>> = {
  setup: 'money_fail_setup',
  account: 'money_fail_account',
  waits: 'money_fail_waits',
  unreachable: 'money_fail_unreachable',
  books: 'money_fail_books',
  refused: 'money_fail_refused',
  other: 'money_fail_other',
  unknown: 'money_fail_unknown',
};

const REPORT_WORDS: Readonly<Record<string, keyof DeskMessages>> = {
  amount: 'report_amount',
  currency: 'report_currency',
  law: 'report_law',
  account: 'report_account',
  dispute: 'report_dispute',
  dispute_won: 'report_dispute_won',
  dispute_lost: 'report_dispute_lost',
  refund_failed: 'report_refund_failed',
  uncharged: 'report_uncharged',
};

/** What the payment service has not done: how much, of which order, since when, how often it was tried, and why. */
export function StepRow({ step, children }: { step: PaymentStep; children: ReactNode }) {
  const { t, amount } = useDesk();
  const moment = useMomentText();
  const { last_error: code, is_given_up: isGivenUp } = step;
  const failure = t(FAILURE_WORDS[paymentFailure(code)], { code: isolateNumber(code ?? '') });
  return (
    <MoneyRow
      of={step}
      title={t(STEP_WORDS[step.kind], { amount: isolateNumber(amount(step.amount)) })}
      isUrgent={isGivenUp}
      action={children}
    >
      <span className="text-ink-2">{t('step_since', { time: moment(step.since), count: step.attempts })}</span>
      <span className={clsx(isGivenUp && 'text-danger')}>{failure}</span>
      {isGivenUp && <b className="font-medium text-danger">{t('step_given_up')}</b>}
    </MoneyRow>
  );
}

/** What a payment service reports in contradiction to an order, or of money that goes another way. */
export function ReportRow({ report, children }: { report: RefusedReport; children: ReactNode }) {
  const { t, amount } = useDesk();
  const moment = useMomentText();
  const word = Object.hasOwn(REPORT_WORDS, report.reason) ? REPORT_WORDS[report.reason] : undefined;
  return (
    <MoneyRow
      of={report}
      title={t(word ?? 'report_other', {
        code: isolateNumber(report.reason),
        amount: isolateNumber(amount(report.amount ?? 0)),
      })}
      isUrgent={report.reason !== 'dispute_won'}
      action={children}
    >
      <span className="text-ink-2 tabular-nums">{moment(report.received_at)}</span>
    </MoneyRow>
  );
}

/** A reservation that ends within a day, or may end at any time. */
export function HoldRow({ hold }: { hold: EndingHold }) {
  const { t, amount } = useDesk();
  const moment = useMomentText();
  const reserved = isolateNumber(amount(hold.amount));
  const title =
    hold.held_until === null
      ? t('hold_may_end', { amount: reserved })
      : t('hold_ends', { amount: reserved, time: moment(hold.held_until) });
  return (
    <MoneyRow of={hold} title={title} isUrgent>
      <span className="text-ink-2">{t('hold_ends_text')}</span>
    </MoneyRow>
  );
}

function MoneyRow(props: {
  of: { order_uuid: string; num: number };
  title: string;
  isUrgent: boolean;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { of, title, isUrgent, action, children } = props;
  const { t } = useDesk();
  return (
    <li
      className={clsx(
        CARD,
        'grid gap-3 p-4 text-sm min-[760px]:grid-cols-[8rem_minmax(0,1fr)_auto] min-[760px]:items-center',
        isUrgent && URGENT_CARD,
      )}
    >
      <a
        className="inline-flex min-h-target w-fit items-center text-brand-strong underline"
        href={deskAddress('orders', of.order_uuid)}
      >
        {t('order', { number: `#${of.num}` })}
      </a>
      <div className="grid gap-0.5 tabular-nums">
        <b className="font-medium text-md">{title}</b>
        {children}
      </div>
      {action}
    </li>
  );
}
