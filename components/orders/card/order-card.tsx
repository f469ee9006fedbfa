'use client';

import { useState } from 'react';
import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { type Translate, useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { Tag } from '@/components/ui/tag';
import { CANCEL_REASONS, type Order, STAFF_CANCEL_REASONS } from '@/lib/contract/order';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { joinList } from '@/lib/domain/i18n/join-list';
import { relativeTime } from '@/lib/domain/i18n/relative-time';
import { textIn } from '@/lib/domain/i18n/text';
import { offersCall } from '@/lib/domain/orders/offers-call';
import {
  hasTimer,
  type OrderGroup,
  paymentBanner,
  type StatusLook,
  statusLook,
} from '@/lib/domain/orders/order-status';
import { orderTitleId } from '../focus-order';
import { STATUS_ICONS } from '../status-icons';
import { DeliveryTimer } from './delivery-timer';
import { OrderActions } from './order-actions';
import { OrderCancelling } from './order-cancelling';
import { OrderFoodNote } from './order-food-note';
import { OrderLines, OrderSums } from './order-lines';
import { OrderNotes } from './order-notes';
import { OrderRating } from './order-rating';
import { OrderSteps } from './order-steps';
import { PaymentNotice } from './payment-notice';

/**
 * The card of an order. Rules: orders/OR8, orders/OR10, orders/OR11. `receivedAt`: when the order was read; `now`: the
 * device's clock; both in milliseconds.
 */
export function OrderCard(props: { order: Order; group: OrderGroup; receivedAt: number; now: number }) {
  const { order, group, receivedAt, now } = props;
  const t = useTranslations();
  const payment = paymentBanner(order.integration_payment);
  const titleId = orderTitleId(order.uuid);
  const hasCall = offersCall(order, { group, receivedAt, now });
  return (
    <Card as="article" className="grid gap-3 p-4 [article+&]:mt-3" tabIndex={-1} aria-labelledby={titleId}>
      <OrderHead order={order} titleId={titleId} status={statusLook(order.ostatus_id, group)} now={now} />
      {payment && <PaymentNotice banner={payment} />}
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
      <OrderActions order={order} group={group} now={now} />
      {hasCall && <HotelCallLink />}
      <OrderCancelling order={order} group={group} hasCall={hasCall} />
    </Card>
  );
}

function OrderHead(props: { order: Order; titleId: string; status: StatusLook; now: number }) {
  const { order, titleId, status, now } = props;
  const hotel = useHotel();
  const t = useTranslations();
  const before = useEarlierStatus(status.messageKey);
  const facts = [
    relativeTime(order.created_at, now, hotel),
    order.number_room ? t('room_n', { room: bidiIsolate(order.number_room) }) : '',
  ];
  return (
    // The number may be a long word of the hotel's own system. The status stands below it then.
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-0.5">
      <h4 id={titleId} className="max-w-full text-lg tabular-nums">
        <bdi translate="no" dir="ltr">{`#${order.num}`}</bdi>
      </h4>
      <Tag tone={status.tone} className="ms-auto">
        {before !== null && (
          <>
            <del className="motion-safe:animate-fade">{t(before)}</del>
            <Icon shape={chevronRightIcon} size="xs" />
          </>
        )}
        <Icon shape={STATUS_ICONS[status.icon]} size="xs" />
        <span>{t(status.messageKey)}</span>
      </Tag>
      <p className="w-full text-ink-2 text-sm">
        <span>{joinList(facts, hotel.locale)}</span>
        {order.order_payment && order.final_sum > 0 && (
          <span className="block">{textIn(order.order_payment.title, hotel.language)}</span>
        )}
      </p>
    </div>
  );
}

/** Returns the status that the card showed before the present one; null: it has not changed. Rule: orders/OR26. */
function useEarlierStatus(status: StatusLook['messageKey']): StatusLook['messageKey'] | null {
  const [shown, setShown] = useState({ status, before: null as StatusLook['messageKey'] | null });
  if (shown.status === status) return shown.before;
  setShown({ status, before: shown.status });
  return shown.status;
}

/** The text of a cancel reason. An unknown reason comes from the hotel's own system and is shown unchanged. */
function cancelReasonText(reason: string, t: Translate): string {
  const known = [...CANCEL_REASONS, ...STAFF_CANCEL_REASONS].find((key) => key === reason);
  return known === undefined ? bidiIsolate(reason) : t(known);
}
