'use client';

import { useEffect, useRef } from 'react';
import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { Spinner } from '@/components/ui/spinner';
import type { Order } from '@/lib/contract/order';
import { cancelNotice } from '@/lib/domain/orders/cancel-notice';
import type { OrderGroup } from '@/lib/domain/orders/order-status';
import { focusOrder } from '../focus-order';
import { useCancelling } from '../use-cancelling';

/**
 * The cancel button of an order in the draft group, and the result of cancelling. Once the hotel works on the order, it is
 * too late, and the guest can write to the hotel. `hasCall`: the card offers the telephone already. Rules: orders/OR16,
 * orders/OR20, orders/OR36.
 */
export function OrderCancelling(props: { order: Order; group: OrderGroup; hasCall: boolean }) {
  const { order, group, hasCall } = props;
  const isDraft = group === 'draft';
  const { is_active_chat } = useHotel();
  const t = useTranslations();
  const failure = useFailureMessage();
  const { attempt, cancel } = useCancelling(order.uuid);
  const notice = cancelNotice({ hasFailed: attempt?.state === 'failed', isDraft, status: order.ostatus_id });
  const was = useRef(isDraft);
  useEffect(() => {
    // The focused cancel button was removed.
    if (was.current && !isDraft && document.activeElement === document.body) focusOrder(order.uuid);
    was.current = isDraft;
  }, [isDraft, order.uuid]);
  const isSending = attempt?.state === 'sending';
  return (
    <div className="grid grid-cols-1 gap-3 empty:hidden">
      {notice && (
        <Notice tone="danger" alert>
          {notice === 'try-again' ? failure('cancel_failed') : t('cancel_too_late')}
        </Notice>
      )}
      {notice === 'try-again' && attempt && (
        <Button variant="soft" size="sm" onClick={() => void cancel(attempt.reason)}>
          {t('try_again')}
        </Button>
      )}
      {group === 'pending' && !is_active_chat && (
        <>
          {notice === null && <p className="text-ink-2 text-sm">{t('cancel_too_late')}</p>}
          {!hasCall && <HotelCallLink />}
        </>
      )}
      {isDraft && (
        <Button
          variant="danger"
          size="sm"
          aria-haspopup="dialog"
          {...opens('cancel-order')}
          aria-busy={isSending}
          onClick={() => openOverlay('cancel-order', { uuid: order.uuid, num: order.num })}
        >
          {isSending && <Spinner />}
          <span>{t('cancel_order')}</span>
        </Button>
      )}
    </div>
  );
}
