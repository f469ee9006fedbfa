'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import type { OrderSender, SendState } from '@/lib/device/order-sender';
import type { SendOutcome } from '@/lib/device/send-order';
import { showSuccess } from './show-success';
import { theSender } from './the-sender';

/** An order whose outcome nobody knows: it is kept, and the next send is a further try of it. */
export type KeptOrderState = Extract<SendOutcome, { kind: 'unknown' }>;

export type Sending = { sender: OrderSender; state: SendState; kept: KeptOrderState | null };

/**
 * What follows an order that has arrived, however the phone came to know. `own`: the uuid under which the open form was
 * sent, which is over when that is the one; an order that was left before may be another.
 */
export const welcome = (outcome: SendOutcome | null, own: string | null): void => {
  if (outcome?.kind === 'accepted') showSuccess(outcome.success, outcome.uuid === own);
};

/**
 * The sender of this tab, for as long as a checkout is open. Opening takes away what was said of an earlier try and sees
 * to an order that was left (reading 32, 34a).
 */
export function useSending(): Sending {
  const { code } = useHotel();
  const sender = theSender(code);
  const state = useSyncExternalStore(sender.subscribe, sender.state, sender.state);
  const isOpening = useRef(true);
  useEffect(() => {
    if (!isOpening.current) return;
    isOpening.current = false;
    sender.forgetOutcome();
    void sender.resolve().then((outcome) => welcome(outcome, null));
  }, [sender]);
  const outcome = state.phase === 'settled' ? state.outcome : null;
  return { sender, state, kept: outcome?.kind === 'unknown' ? outcome : null };
}
