'use client';

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { updateSlotCalendar } from '@/lib/live/slot-calendar';
import { handleOutcome } from './handle-outcome';
import { getOrderSender, type OrderSender, type SendState } from './order-sender';
import type { BuildRequest, SendOutcome } from './send-order';

/** An order whose outcome nobody knows: it is kept, and the next send is a further try of it. */
export type PendingOrderState = Extract<SendOutcome, { kind: 'unknown' }>;

/** What a guest who has sent an order has to be told. */
type FailedOutcome = Extract<SendOutcome, { kind: 'refused' | 'unknown' }>;

export type OrderSending = {
  state: SendState;
  kept: PendingOrderState | null;
  /** Sends the kept order, else what the guest wants now, and leads to where its outcome is shown. */
  deliver: () => void;
  /** Abandons the kept order. */
  giveUp: () => void;
};

/**
 * The sender of this tab, for as long as a checkout is open. `onFailed` is called for each failure, whichever checkout
 * has sent the order: the one that did may be closed by then. What becomes of an order is followed even when this
 * checkout is closed.
 */
export function useOrderSending(from: {
  buildRequest: BuildRequest;
  onFailed: (outcome: FailedOutcome) => void;
}): OrderSending {
  const { code } = useHotel();
  const sender = getOrderSender(code);
  const state = useSyncExternalStore(sender.subscribe, sender.state, sender.state);
  useOpening(sender);
  useFailures(sender, state, from.onFailed);
  /** The uuid of the order that this checkout has sent. */
  const own = useRef<string | null>(null);

  const follow = async (settled: Promise<SendOutcome | null>) => {
    const openedFrom = openOverlays().at(-1)?.id;
    const outcome = await settled;
    if (outcome?.kind === 'refused') updateSlotCalendar();
    const isOwn = outcome?.kind === 'accepted' && outcome.uuid === own.current;
    handleOutcome(outcome, sender, isOwn && openOverlays().at(-1)?.id === openedFrom);
  };
  const outcome = state.phase === 'settled' ? state.outcome : null;
  return {
    state,
    kept: outcome?.kind === 'unknown' ? outcome : null,
    deliver: () => {
      const sent = sender.send((newUuid) => {
        const request = from.buildRequest(newUuid);
        own.current = request?.pending.order.uuid ?? null;
        return request;
      });
      void follow(sent);
    },
    giveUp: () => void follow(sender.abandon()),
  };
}

/**
 * Opening a checkout takes away what was said of an earlier try and resolves an order that was interrupted
 * (sending/SE11, cart/CT7); a failure that nobody could see stays.
 */
function useOpening(sender: OrderSender): void {
  /** Whether there may be an interrupted order of which nothing is known yet; null: the checkout is just opening. */
  const mayBeInterrupted = useRef<boolean | null>(null);
  useEffect(() => {
    mayBeInterrupted.current ??= !sender.resetOnOpen();
  }, [sender]);
  // The check renders the checkout again: not before the first paint.
  const isPainted = useAfterPaint();
  useEffect(() => {
    if (!isPainted || !mayBeInterrupted.current) return;
    mayBeInterrupted.current = false;
    void sender.checkInterrupted().then((outcome) => handleOutcome(outcome, sender, false));
  }, [isPainted, sender]);
}

function useFailures(sender: OrderSender, state: SendState, onFailed: (outcome: FailedOutcome) => void): void {
  const report = useEffectEvent(() => {
    // Not the state of this render: opening the checkout may just have reset it.
    const now = sender.state();
    if (now.phase !== 'settled' || !now.isAwaited) return;
    const { outcome } = now;
    if (outcome.kind === 'refused' || outcome.kind === 'unknown') onFailed(outcome);
  });
  useEffect(() => {
    if (state.phase === 'settled') report();
  }, [state]);
}
