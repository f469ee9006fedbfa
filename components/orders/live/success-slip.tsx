'use client';

import type { ReactNode } from 'react';
import { Amount } from '@/components/hotel/amount';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { roomNumber } from '@/lib/device/guest';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { textIn } from '@/lib/domain/i18n/text';
import type { Minor } from '@/lib/domain/money/money';
import { finalSumOf } from '@/lib/domain/money/order-amounts';
import { orderSteps } from '@/lib/domain/orders/order-steps';
import type { OrderSuccessData } from '@/lib/domain/orders/order-success';
import { type OrderReading, sentenceText } from '../order-texts';
import { STATUS_ICONS } from '../status-icons';
import { useOrderReading } from '../use-order-reading';
import { StepSegments } from './step-segments';

/**
 * The accepted order on the splash: number, room, payment, sum and the live step. What the hotel has not said yet has its
 * room, so that nothing moves when it comes. Rule: orders/OR41.
 */
export function SuccessSlip({ placed, sum }: { placed: NonNullable<OrderSuccessData['order']>; sum: Minor }) {
  const { language } = useHotel();
  const t = useTranslations();
  const { price } = useMoney();
  const reading = useOrderReading(placed.uuid);
  const order = reading?.order;
  const num = order?.num ?? placed.num;
  const room = order === undefined ? roomNumber.get() : (order.number_room ?? '');
  const payment = order?.order_payment && order.final_sum > 0 ? textIn(order.order_payment.title, language) : '';
  const total = price(order === undefined ? sum : finalSumOf(order));
  return (
    <Card className="grid w-full gap-3 p-4 text-start">
      <p className="min-h-6 font-medium tabular-nums">{num !== null && t('order_n', { num: bidiIsolate(num) })}</p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
        {room !== '' && <Fact label={t('room_number')}>{bidiIsolate(room)}</Fact>}
        {(reading === null || payment !== '') && <Fact label={t('payment_method')}>{payment}</Fact>}
        {total !== '' && (
          <Fact label={t('total')}>
            <Amount>{total}</Amount>
          </Fact>
        )}
      </dl>
      <LiveStep reading={reading} />
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-h-6 wrap-anywhere font-medium text-md">{children}</dd>
    </div>
  );
}

function LiveStep({ reading }: { reading: OrderReading | null }) {
  const hotel = useHotel();
  const t = useTranslations();
  const steps = reading && orderSteps(reading.order, reading.receivedAt);
  return (
    <div className="grid gap-3">
      <div className="min-h-1">{steps && <StepSegments steps={steps} />}</div>
      <p role="status" className="flex min-h-12 items-start gap-2 tabular-nums">
        {reading && (
          <>
            <Icon shape={STATUS_ICONS.bell} size="sm" className="mt-0.5 text-brand-strong" />
            <span className="font-medium">{sentenceText(reading, { hotel, t })}</span>
          </>
        )}
      </p>
    </div>
  );
}
