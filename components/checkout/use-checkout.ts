'use client';

import { useId, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { NO_REFUSAL, refusedOrder, visibleErrors } from '@/components/ordering/refused-order';
import { type OrderSending, useOrderSending } from '@/components/ordering/use-order-sending';
import type { CartLine } from '@/lib/domain/cart/cart';
import { clearFieldError, refusalOf } from '@/lib/domain/cart/cart-errors';
import { hasProblems, NO_PROBLEMS, needsGuestDetails } from '@/lib/domain/checkout/checkout';
import type { OrderErrors } from '@/lib/domain/checkout/order-errors';
import type { Kit } from '@/lib/domain/options/kit';
import { type OrderDraft, type OrderForm, useOrderForm } from './use-order-form';

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
    /** Asks whether a new order may be sent. */
    gate?: () => Promise<boolean>;
  },
): Checkout {
  const { language } = useHotel();
  const formId = useId();
  const order = useOrderForm(draft);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState(NO_REFUSAL);
  const [failures, setFailures] = useState(0);
  const [details, setDetails] = useState<boolean | null>(null);

  const fail = () => {
    setDetails(true);
    setFailures((count) => count + 1);
  };
  const sending = useOrderSending({
    buildRequest: order.buildRequest,
    onFailed: (outcome) => {
      if (outcome.kind === 'refused') {
        const ownOptions = options.ownKit !== undefined;
        const now = refusedOrder(outcome, { popup: draft.popup, lines: draft.latest().products, ownOptions });
        if (now === null) return;
        setRefused(now);
        options.onRefused();
        // It may ask for something else by now.
        order.reading.retry();
      }
      fail();
    },
  });
  const send = () => {
    setRefused(NO_REFUSAL);
    if (sending.kept !== null) return sending.deliver();
    setTried(true);
    if (options.isBlocked(order) || hasProblems(order.problems)) return fail();
    if (options.gate === undefined) return sending.deliver();
    void options.gate().then((isAllowed) => {
      if (isAllowed) sending.deliver();
    });
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
    clearFieldError: (field) =>
      setRefused((current) => ({ ...current, places: clearFieldError(current.places, field) })),
    send,
  };
}
