'use client';

import clsx from 'clsx';
import { type Translate, useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { CANCEL_REASONS, type Order } from '@/lib/contract/order';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { joinList } from '@/lib/domain/i18n/join-list';
import { relativeTime } from '@/lib/domain/i18n/relative-time';
import { textIn } from '@/lib/domain/i18n/text';
import {
  hasTimer,
  type OrderGroup,
  paymentBanner,
  type StatusLook,
  type StatusTone,
  statusLook,
} from '@/lib/domain/orders/order-status';
import { DeliveryTimer } from './delivery-timer';
import { orderTitleId } from './focus-order';
import { OrderCancelling } from './order-cancelling';
import { OrderLines, OrderSums } from './order-lines';
import { OrderNotes } from './order-notes';
import { PaymentNotice } from './payment-notice';

const TAGS: Readonly<Record<StatusTone, string>> = {
  neutral: '',
  warning: 'tag--warn',
  success: 'tag--ok',
  danger: 'tag--danger',
};

/**
 * One order. Rules: orders/OR8, orders/OR10, orders/OR11. `group`: the one it stands in. `receivedAt`: when it was
 * read; `now`: the device's clock, both in milliseconds.
 */
export function OrderCard(props: { order: Order; group: OrderGroup; receivedAt: number; now: number }) {
  const { order, group, receivedAt, now } = props;
  const t = useTranslations();
  const payment = paymentBanner(order.integration_payment);
  const titleId = orderTitleId(order.uuid);
  return (
    <article className="card order" tabIndex={-1} aria-labelledby={titleId}>
      <OrderHead order={order} titleId={titleId} look={statusLook(order.ostatus_id, group)} now={now} />
      {payment && <PaymentNotice banner={payment} />}
      {hasTimer(order) && (
        <DeliveryTimer
          expectedTimeleft={order.expected_timeleft ?? 0}
          receivedAt={receivedAt}
          startedAt={Date.parse(order.created_at)}
        />
      )}
      <OrderLines order={order} />
      <OrderSums order={order} />
      {order.comment && (
        <p className="small muted">
          {t('comment')}: {bidiIsolate(order.comment)}
        </p>
      )}
      {order.cancel_reason_id && (
        <p className="small muted">{t('reason', { reason: reasonInWords(order.cancel_reason_id, t) })}</p>
      )}
      {order.note_kit && <OrderNotes notes={order.note_kit.notes} now={now} />}
      <OrderCancelling order={order} isDraft={group === 'draft'} />
    </article>
  );
}

function OrderHead(props: { order: Order; titleId: string; look: StatusLook; now: number }) {
  const { order, titleId, look, now } = props;
  const hotel = useHotel();
  const t = useTranslations();
  const facts = [
    relativeTime(order.created_at, now, hotel),
    order.number_room ? t('room_n', { room: bidiIsolate(order.number_room) }) : '',
  ];
  return (
    <div className="order__head">
      <h4 id={titleId} className="num">
        #{order.num}
      </h4>
      <span className={clsx('tag', TAGS[look.tone])}>
        <Icon name={look.icon} size="xs" />
        {t(look.word)}
      </span>
      <p>
        {joinList(facts, hotel.locale)}
        {order.order_payment && order.final_sum > 0 && (
          <span className="block">{textIn(order.order_payment.title, hotel.language)}</span>
        )}
      </p>
    </div>
  );
}

/** The wording of a reason; a word of the hotel's own system is shown as it is. */
function reasonInWords(reason: string, t: Translate): string {
  const known = CANCEL_REASONS.find((key) => key === reason);
  return known === undefined ? bidiIsolate(reason) : t(known);
}
