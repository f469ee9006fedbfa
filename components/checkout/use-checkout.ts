'use client';

import { useId, useRef, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { NO_REFUSAL, refusedOrder } from '@/lib/device/refused-order';
import type { SendOutcome } from '@/lib/device/send-order';
import type { CartLine } from '@/lib/domain/cart/cart';
import { clearFieldError, refusalOf } from '@/lib/domain/cart/cart-errors';
import { hasProblems, NO_PROBLEMS, needsGuestDetails } from '@/lib/domain/checkout/checkout';
import type { OrderErrors } from '@/lib/domain/checkout/order-errors';
import type { Kit } from '@/lib/domain/options/kit';
import { updateSlotCalendar } from '@/lib/live/slot-calendar';
import { handleOutcome } from './handle-outcome';
import type { OrderDraft } from './use-cart-draft';
import { type OrderForm, useOrderForm } from './use-order-form';
import { type FailedOutcome, type OrderSending, useOrderSending } from './use-order-sending';
import { visibleErrors } from './visible-errors';

export type Checkout = OrderForm &
  OrderSending & {
    /** The id of its form, and the beginning of its fields' ids: a fast order can stand above the cart. */
    formId: string;
    errors: OrderErrors;
    /** What the platform said of a line, as long as it is as it was sent; null: nothing. */
    refusalOf: (line: CartLine) => string | null;
    /** Grows with every send that failed: then the focus goes to the first error. */
    failures: number;
    /** A send has been tried: what keeps it back is said where it stands. */
    tried: boolean;
    detailsOpen: boolean;
    openDetails: (open: boolean) => void;
    /** The guest changes a field that the platform had refused. */
    clearFieldError: (field: string) => void;
    send: () => void;
    giveUp: () => void;
  };

/**
 * The checkout of a draft. `isBlocked`: something in it keeps the order from being sent. `onRefused`: the catalogue has
 * to be read again (refusals/RF10). A failed send opens the guest details and loses nothing (checkout/CO10,
 * refusals/RF12).
 */
export function useCheckout(
  draft: OrderDraft,
  options: {
    isBlocked: (order: OrderForm) => boolean;
    onRefused: () => void;
    /** The options of the one product that stand on the same screen (the fast order). */
    ownKit?: Kit | null;
    /** Asks something before a new order goes; `go` sends it. */
    gate?: (go: () => void) => void;
  },
): Checkout {
  const { language } = useHotel();
  const formId = useId();
  const order = useOrderForm(draft);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState(NO_REFUSAL);
  const [failures, setFailures] = useState(0);
  const [details, setDetails] = useState<boolean | null>(null);
  const own = useRef<string | null>(null);

  const fail = () => {
    setDetails(true);
    setFailures((count) => count + 1);
  };
  const sending = useOrderSending((outcome: FailedOutcome) => {
    if (outcome.kind === 'refused') {
      const ownOptions = options.ownKit !== undefined;
      const now = refusedOrder(outcome, { popup: draft.popup, lines: draft.now().products, ownOptions });
      if (now === null) return;
      setRefused(now);
      options.onRefused();
      // It may ask for something else by now.
      order.reading.retry();
    }
    fail();
  });
  /** Follows what becomes of the order, even when this checkout is closed by then. */
  const follow = async (settled: Promise<SendOutcome | null>) => {
    const from = openOverlays().at(-1)?.id;
    const outcome = await settled;
    if (outcome?.kind === 'refused') updateSlotCalendar();
    const isOwn = outcome?.kind === 'accepted' && outcome.uuid === own.current;
    handleOutcome(outcome, sending.sender, isOwn && openOverlays().at(-1)?.id === from);
  };
  const deliver = () =>
    follow(
      sending.sender.send((newUuid) => {
        const wish = order.makeWish(newUuid);
        own.current = wish?.pending.order.uuid ?? null;
        return wish;
      }),
    );
  const send = () => {
    setRefused(NO_REFUSAL);
    if (sending.kept !== null) return void deliver();
    setTried(true);
    if (options.isBlocked(order) || hasProblems(order.problems)) return fail();
    if (options.gate === undefined) void deliver();
    else options.gate(() => void deliver());
  };
  return {
    ...order,
    ...sending,
    formId,
    problems: tried ? order.problems : NO_PROBLEMS,
    errors: visibleErrors({
      places: refused.places,
      lines: draft.cart.products.filter(refused.isOf),
      order,
      ownKit: options.ownKit ?? null,
      language,
    }),
    refusalOf: (line) => (refused.isOf(line) ? refusalOf(refused.places, line) : null),
    failures,
    tried,
    detailsOpen: details ?? needsGuestDetails(order.shown, order.kit),
    openDetails: setDetails,
    clearFieldError: (field) => setRefused((so) => ({ ...so, places: clearFieldError(so.places, field) })),
    send,
    giveUp: () => void follow(sending.sender.abandon()),
  };
}
