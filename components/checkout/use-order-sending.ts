'use client';

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import type { OrderSender, SendState } from '@/lib/device/order-sender';
import type { SendOutcome } from '@/lib/device/send-order';
import { getOrderSender } from './get-order-sender';
import { handleOutcome } from './handle-outcome';

/** An order whose outcome nobody knows: it is kept, and the next send is a further try of it. */
export type PendingOrderState = Extract<SendOutcome, { kind: 'unknown' }>;

/** What a guest who has sent an order has to be told. */
export type FailedOutcome = Extract<SendOutcome, { kind: 'refused' | 'unknown' }>;

export type OrderSending = { sender: OrderSender; state: SendState; kept: PendingOrderState | null };

/**
 * The sender of this tab, for as long as a checkout is open. Opening takes away what was said of an earlier try and
 * sees to an order that was left (sending/SE11, cart/CT7); a failure that nobody could see stays. `onFailed` hears of
 * each failure, whichever checkout has sent: the one that did may be closed by then.
 */
export function useOrderSending(onFailed: (outcome: FailedOutcome) => void): OrderSending {
  const { code } = useHotel();
  const sender = getOrderSender(code);
  const state = useSyncExternalStore(sender.subscribe, sender.state, sender.state);
  /** Whether an order may have been left, of which nothing is known yet; null: this has not opened yet. */
  const mayBeLeft = useRef<boolean | null>(null);
  useEffect(() => {
    mayBeLeft.current ??= !sender.resetOnOpen();
  }, [sender]);
  // Looking for an order that was left draws the checkout anew: it is seen first.
  const isPainted = useAfterPaint();
  useEffect(() => {
    if (!isPainted || !mayBeLeft.current) return;
    mayBeLeft.current = false;
    void sender.checkInterrupted().then((outcome) => handleOutcome(outcome, sender, false));
  }, [isPainted, sender]);
  const hear = useEffectEvent(() => {
    // Not what this was drawn with: opening has just taken that away.
    const now = sender.state();
    if (now.phase !== 'settled' || !now.isAwaited) return;
    const { outcome } = now;
    if (outcome.kind === 'refused' || outcome.kind === 'unknown') onFailed(outcome);
  });
  useEffect(() => {
    if (state.phase === 'settled') hear();
  }, [state]);
  const outcome = state.phase === 'settled' ? state.outcome : null;
  return { sender, state, kept: outcome?.kind === 'unknown' ? outcome : null };
}
