'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useWords } from '@/components/hotel/hotel-context';
import { Notice } from '@/components/ui/notice';
import { onOverlaysChange, openOverlay, openOverlays } from '@/components/ui/overlay-stack';
import { Spinner } from '@/components/ui/spinner';
import type { Order } from '@/lib/contract/order';
import { cancelNotice } from '@/lib/domain/cancel-notice';
import { useCancelling } from './use-cancelling';

const isDrawerOnTop = () => openOverlays().at(-1)?.name === 'orders';

/** The way to cancel an order of the draft group, and what became of it. Source: follow-up 2.3, 4.1; reading 40. */
export function OrderCancelling({ order, isDraft }: { order: Order; isDraft: boolean }) {
  const say = useWords();
  const place = useRef<HTMLDivElement>(null);
  const { attempt, cancel } = useCancelling(order.uuid);
  const notice = cancelNotice({ hasFailed: attempt?.state === 'failed', isDraft, status: order.ostatus_id });
  const hasAsked = useRef(false);
  const isOnTop = useSyncExternalStore(onOverlaysChange, isDrawerOnTop, isDrawerOnTop);
  useEffect(() => {
    // The button that the popup would give the focus back to is gone: the keyboard stays with the order.
    if (isDraft || !isOnTop || !hasAsked.current) return;
    hasAsked.current = false;
    const card = place.current?.closest('article');
    if (!card?.closest('dialog')?.contains(document.activeElement)) card?.focus({ preventScroll: true });
  }, [isDraft, isOnTop]);
  const isSending = attempt?.state === 'sending';
  return (
    <div className="stack stack--sm empty:hidden" ref={place}>
      {notice && (
        <Notice tone="danger" alert>
          {say(notice === 'try-again' ? 'cancel_failed' : 'cancel_too_late')}
        </Notice>
      )}
      {notice === 'try-again' && attempt && (
        <button type="button" className="btn btn--soft btn--sm" onClick={() => void cancel(attempt.reason)}>
          {say('try_again')}
        </button>
      )}
      {isDraft && (
        <button
          type="button"
          className="btn btn--danger btn--sm"
          aria-haspopup="dialog"
          aria-busy={isSending}
          onClick={() => {
            hasAsked.current = true;
            openOverlay('cancel-order', { uuid: order.uuid, num: order.num });
          }}
        >
          {isSending && <Spinner />}
          {say('cancel_order')}
        </button>
      )}
    </div>
  );
}
