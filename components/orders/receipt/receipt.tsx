'use client';

import { useMemo, useRef } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { Button } from '@/components/ui/button/button';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { Skeleton } from '@/components/ui/skeleton';
import type { Order } from '@/lib/contract/order';
import { momentInWords } from '@/lib/domain/i18n/relative-time';
import { textIn } from '@/lib/domain/i18n/text';
import { kitchenLanguage } from '@/lib/domain/orders/kitchen-lines';
import { allOrders } from '@/lib/domain/orders/merge-orders';
import { orderBatches } from '@/lib/domain/orders/order-query';
import { numberedReceipts, receiptOrder } from '@/lib/domain/orders/receipt';
import { MoneyText } from '../card/money-text';
import { OrderFoodNote } from '../card/order-food-note';
import { OrderLines, OrderSums } from '../card/order-lines';
import { useLoadedOrders } from '../use-loaded-orders';
import { useOrderUuids } from '../use-order-uuids';
import { Facts } from './facts';
import { HotelDetails } from './hotel-details';
import { HotelName } from './hotel-name';
import { ReceiptActions } from './receipt-actions';
import { ReceiptCode } from './receipt-code';
import { ReceiptSheet, SHEET } from './receipt-sheet';

/** The receipt of one of this device's orders. Rules: orders/OR29, receipts/RP6. */
export function Receipt({ num }: { num: string | null }) {
  const uuids = useOrderUuids();
  const batches = useMemo(() => orderBatches(uuids), [uuids]);
  return <ReceiptIn batches={batches} num={num} />;
}

/** Looks for the order in the first batch, and then in the others. */
function ReceiptIn({ batches, num }: { batches: readonly (readonly string[])[]; num: string | null }) {
  const t = useTranslations();
  const failure = useFailureMessage();
  const [batch, ...others] = batches;
  const orders = useLoadedOrders(batch ?? NO_BATCH);
  const found = receiptOrder(allOrders(orders.value), num);
  if (found !== null) return <PrintedOrder order={found} />;
  if (batch === undefined) return <NoReceipt />;
  if (orders.value !== undefined) return <ReceiptIn batches={others} num={num} />;
  if (orders.refusal === null) return <Skeleton className="h-80 rounded-lg" />;
  return (
    <div className="grid gap-3">
      <Notice tone="danger" alert>
        {failure('orders_failed')}
      </Notice>
      <RetryButton label={t('try_again')} isBusy={orders.isLoading} onPress={orders.refetch} />
    </div>
  );
}

const NO_BATCH: readonly string[] = [];

function NoReceipt() {
  const t = useTranslations();
  return (
    <>
      <EmptyState picture="/pictures/receipt.webp" tint="tint-4" title={t('order_receipt')}>
        {t('receipt_missing')}
      </EmptyState>
      <Button variant="primary" aria-haspopup="dialog" {...opens('orders')} onClick={() => openOverlay('orders')}>
        {t('view_orders')}
      </Button>
    </>
  );
}

/** The order's numbered documents, or else the order itself. */
function PrintedOrder({ order }: { order: Order }) {
  const documents = numberedReceipts(order);
  return documents.length === 0 ? (
    <UnnumberedReceipt order={order} />
  ) : (
    <NumberedReceipts order={order} documents={documents} />
  );
}

function NumberedReceipts({ order, documents }: { order: Order; documents: Order['receipts'] }) {
  const { title } = useHotel();
  const sheets = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={sheets} className="grid gap-4 print:block">
        {documents.map((document, place) => (
          <ReceiptSheet key={document.number} document={document} order={order} isFirst={place === 0} />
        ))}
      </div>
      <ReceiptActions num={order.num} title={title} receipt={sheets} />
    </>
  );
}

function UnnumberedReceipt({ order }: { order: Order }) {
  const hotel = useHotel();
  const t = useTranslations();
  const receipt = useRef<HTMLElement>(null);
  return (
    <>
      <Card as="article" ref={receipt} className={SHEET} aria-label={t('order_n', { num: order.num })}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <HotelName />
          <h2 className="max-w-full text-lg tabular-nums">
            <bdi translate="no" dir="ltr">{`#${order.num}`}</bdi>
          </h2>
        </div>
        <ReceiptFacts order={order} />
        <OrderFoodNote note={order.food_note} />
        <OrderLines order={order} kitchen={kitchenLanguage(hotel)} />
        <OrderSums order={order} />
        {order.money && (
          <div className="text-ink-2 text-sm print:text-black">
            <MoneyText order={order} />
          </div>
        )}
        {order.receipt_code !== null && <ReceiptCode code={order.receipt_code} />}
        <HotelDetails />
      </Card>
      <ReceiptActions num={order.num} title={hotel.title} receipt={receipt} />
    </>
  );
}

function ReceiptFacts({ order }: { order: Order }) {
  const hotel = useHotel();
  const t = useTranslations();
  return (
    <div className="border-line border-b pb-4">
      <Facts
        facts={[
          [t('receipt_date'), momentInWords(order.created_at, hotel)],
          [t('room_number'), order.number_room ?? ''],
          [t('payment_method'), order.order_payment ? textIn(order.order_payment.title, hotel.language) : ''],
        ]}
      />
    </div>
  );
}
