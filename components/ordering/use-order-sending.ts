'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useAfterPaint } from '@/components/ui/hooks/use-after-paint';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { updateSlotCalendar } from '@/lib/live/slot-calendar';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { handleOutcome } from './handle-outcome';
import { undoCode } from './held/undo-code';
import { getOrderSender, type OrderSender, type SendState } from './order-sender';
import type { BuildRequest, SendOutcome } from './send-order';

/** A pending order with an unknown outcome: the next send retries it. */
export type PendingOrderState = Extract<SendOutcome, { kind: 'unknown' }>;

/** The outcomes shown to the guest. */
type FailedOutcome = Extract<SendOutcome, { kind: 'refused' | 'unknown' }>;

export type OrderSending = {
  state: SendState;
  pending: PendingOrderState | null;
  /** Sends the pending order, else a new one, and shows the outcome. */
  deliver: () => void;
  /** Abandons the pending order. */
  abandon: () => void;
};

/**
 * The order sender of this tab, for an open checkout. `onFailed` is called for each failure, also of orders that
 * another checkout has sent, which may be closed by then. The outcome is shown even after this checkout was closed.
 */
export function useOrderSending(options: {
  buildRequest: BuildRequest;
  /** Whether it is held for some seconds before it is sent. */
  isRequest: boolean;
  onFailed: (outcome: FailedOutcome) => void;
}): OrderSending {
  const hotel = useHotel();
  const { code } = hotel;
  const t = useTranslations();
  const sender = getOrderSender(code);
  const state = useAtomValue(sender.stateAtom);
  useOpening(sender);
  useFailures(sender, state, options.onFailed);
  /** The uuid of the order that this checkout has sent. */
  const ownUuid = useRef<string | null>(null);

  const follow = async (settled: Promise<SendOutcome | null>) => {
    const openedFrom = openOverlays().at(-1)?.id;
    const outcome = await settled;
    if (outcome?.kind === 'refused') updateSlotCalendar();
    const isOwn = outcome?.kind === 'accepted' && outcome.uuid === ownUuid.current;
    handleOutcome(outcome, sender, isOwn && openOverlays().at(-1)?.id === openedFrom);
  };
  /** Without the code that takes it back, a request is sent at once. */
  const hold = async (build: BuildRequest) => {
    const undo = await undoCode.load().catch(() => null);
    return undo === null ? sender.send(build) : undo.holdRequest(sender, build, { hotel, t });
  };
  const outcome = state.phase === 'settled' ? state.outcome : null;
  return {
    state,
    pending: outcome?.kind === 'unknown' ? outcome : null,
    deliver: () => {
      const build: BuildRequest = (newUuid) => {
        const request = options.buildRequest(newUuid);
        ownUuid.current = request?.body.order.uuid ?? null;
        return request;
      };
      void follow(options.isRequest ? hold(build) : sender.send(build));
    },
    abandon: () => void follow(sender.abandon()),
  };
}

/**
 * Opening a checkout clears the outcome of an earlier send and checks an interrupted order (sending/SE11, cart/CT7). A
 * failure that no checkout could show yet stays.
 */
function useOpening(sender: OrderSender): void {
  /** Whether an interrupted order may still have to be checked; null: the checkout is just opening. */
  const mayBeInterrupted = useRef<boolean | null>(null);
  useEffect(() => {
    mayBeInterrupted.current ??= !sender.resetOnOpen();
  }, [sender]);
  // After the first paint, because the check renders the checkout again.
  const isPainted = useAfterPaint();
  useEffect(() => {
    if (!isPainted || !mayBeInterrupted.current) return;
    mayBeInterrupted.current = false;
    void sender.checkInterrupted().then((outcome) => handleOutcome(outcome, sender, false));
  }, [isPainted, sender]);
}

function useFailures(sender: OrderSender, state: SendState, onFailed: (outcome: FailedOutcome) => void): void {
  const report = useEffectEvent(() => {
    // Read now, because opening the checkout may have reset the state of this render.
    const now = sender.state();
    if (now.phase !== 'settled' || !now.isAwaited) return;
    const { outcome } = now;
    if (outcome.kind === 'refused' || outcome.kind === 'unknown') onFailed(outcome);
  });
  useEffect(() => {
    if (state.phase === 'settled') report();
  }, [state]);
}
