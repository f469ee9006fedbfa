'use client';

import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { type Translate, useTranslations } from '@/components/hotel/hotel-context';
import { Card } from '@/components/ui/card';
import { CANCEL_REASONS, STAFF_CANCEL_REASONS } from '@/lib/contract/order';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { offersCall } from '@/lib/domain/orders/offers-call';
import { hasTimer } from '@/lib/domain/orders/order-status';
import { orderTitleId } from '../focus-order';
import type { OrderReading } from '../order-texts';
import { DeliveryTimer } from './delivery-timer';
import { OrderActions } from './order-actions';
import { OrderCancelling } from './order-cancelling';
import { OrderFoodNote } from './order-food-note';
import { OrderHead } from './order-head';
import { OrderLines, OrderSums } from './order-lines';
import { OrderNotes } from './order-notes';
import { OrderOrigin } from './order-origin';
import { OrderRating } from './order-rating';
import { OrderSteps } from './order-steps';
import { OrderTip } from './order-tip';
import { PaymentNotice } from './payment-notice';

/** The card of an order. Rules: orders/OR8, orders/OR10, orders/OR11. */
export function OrderCard(props: OrderReading) {
  const { order, group, receivedAt, now } = props;
  const t = useTranslations();
  const titleId = orderTitleId(order.uuid);
  const hasCall = offersCall(order, { group, receivedAt, now });
  return (
    <Card as="article" className="grid gap-3 p-4 [article+&]:mt-3" tabIndex={-1} aria-labelledby={titleId}>
      <OrderHead reading={props} titleId={titleId} />
      <OrderOrigin order={order} />
      <PaymentNotice order={order} />
      {group !== 'histories' && <OrderSteps order={order} receivedAt={receivedAt} />}
      {hasTimer(order) && (
        <DeliveryTimer
          expectedTimeleft={order.expected_timeleft ?? 0}
          receivedAt={receivedAt}
          startedAt={Date.parse(order.created_at)}
        />
      )}
      <OrderLines order={order} />
      <OrderSums order={order} />
      <OrderFoodNote note={order.food_note} />
      {order.comment && <p className="text-ink-2 text-sm">{`${t('comment')}: ${bidiIsolate(order.comment)}`}</p>}
      {order.cancel_reason_id && (
        <p className="text-ink-2 text-sm">{t('reason', { reason: cancelReasonText(order.cancel_reason_id, t) })}</p>
      )}
      {order.note_kit && <OrderNotes notes={order.note_kit.notes} now={now} />}
      <OrderRating order={order} />
      <OrderTip order={order} />
      <OrderActions order={order} group={group} now={now} />
      {hasCall && <HotelCallLink />}
      <OrderCancelling order={order} group={group} hasCall={hasCall} />
    </Card>
  );
}

/** The text of a cancel reason. An unknown reason comes from the hotel's own system and is shown unchanged. */
function cancelReasonText(reason: string, t: Translate): string {
  const known = [...CANCEL_REASONS, ...STAFF_CANCEL_REASONS].find((key) => key === reason);
  return known === undefined ? bidiIsolate(reason) : t(known);
}
