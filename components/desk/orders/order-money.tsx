'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { triangleAlertIcon } from '@/components/ui/icons/triangle-alert';
import { Tag } from '@/components/ui/tag';
import { refundableOf } from '@/lib/domain/desk/refund';
import { isOnItsWayBack } from '@/lib/domain/payments/money-sentence';
import { DayTime } from '../day-time';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { useMay } from '../use-may';
import { useMomentText } from '../use-moment-text';
import type { OrderContext } from './order-context';
import { RefundQuestion } from './refund-question';

/** Warns of money that an order's guest has not got back yet; not on paper, which guests get. Rule: desk/DE97. */
export function MoneyMark({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  if (!isOnItsWayBack(order)) return null;
  return (
    <Tag tone="danger" className="font-medium print:hidden">
      <Icon shape={triangleAlertIcon} size="xs" />
      <span>{t('money_not_returned')}</span>
    </Tag>
  );
}

/** What became of the money of an order that is paid online, and the way to give it back. Rules: desk/DE97, money/MY9. */
export function OrderMoney({ order, context }: { order: DeskOrder; context: OrderContext }) {
  const { t } = useDesk();
  const mayRefund = useMay('money');
  const [isAsking, setIsAsking] = useState(false);
  const section = useRef<HTMLElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // Where nothing more can be given back, the button that had the focus is gone.
    if (wasAsking.current && !isAsking && document.activeElement === document.body) section.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!order.money) return null;
  return (
    <section ref={section} tabIndex={-1} className="grid gap-2" aria-labelledby="order-money">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="order-money" className="font-medium text-md">
          {t('money')}
        </h3>
        <MoneyMark order={order} />
      </div>
      <MoneyFacts money={order.money} now={context.now} />
      {mayRefund && refundableOf(order) > 0 && (
        <Button
          variant="outline"
          size="sm"
          className="w-fit!"
          aria-haspopup="dialog"
          disabled={context.isOffline}
          onClick={() => setIsAsking(true)}
        >
          {t('refund')}
        </Button>
      )}
      {isAsking && <RefundQuestion order={order} context={context} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

function MoneyFacts({ money, now }: { money: NonNullable<DeskOrder['money']>; now: number }) {
  const { t } = useDesk();
  const moment = useMomentText();
  if (money.state === 'released') return <p className="text-ink-2 text-sm">{t('money_released')}</p>;
  return (
    <dl>
      {money.reserved > 0 && <MoneyFact term={t('money_reserved')} sum={money.reserved} />}
      {money.held_until !== null && <MoneyFact term={t('money_held_until')}>{moment(money.held_until)}</MoneyFact>}
      {money.charged > 0 && <MoneyFact term={t('money_charged')} sum={money.charged} />}
      {money.refunds.map(({ amount, reason, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was given back is only added to
        <MoneyFact key={index} term={t('money_given_back')} sum={amount}>
          <DayTime className="flex gap-1 text-ink-2 tabular-nums" at={at} now={now} />
          {reason !== '' && <bdi className="wrap-anywhere block">{reason}</bdi>}
        </MoneyFact>
      ))}
      {money.to_return > 0 && <MoneyFact term={t('money_to_return')} sum={money.to_return} />}
    </dl>
  );
}

function MoneyFact({ term, sum, children }: { term: string; sum?: number; children?: ReactNode }) {
  const { amount } = useDesk();
  return (
    <div className="grid grid-cols-[minmax(7rem,1fr)_minmax(0,2fr)] gap-3 border-line border-b py-2 text-sm">
      <dt className="text-ink-2">{term}</dt>
      <dd>
        {sum !== undefined && (
          <bdi translate="no" dir="ltr" className="font-medium tabular-nums">
            {amount(sum)}
          </bdi>
        )}
        {children}
      </dd>
    </div>
  );
}
