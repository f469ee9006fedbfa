'use client';

import { useState } from 'react';
import type { CartLine } from '@/lib/domain/cart';
import { asksDetails, hasProblems, NO_PROBLEMS } from '@/lib/domain/checkout';
import { type ErrorPlaces, errorPlaces, NO_ERRORS } from '@/lib/domain/error-places';
import { placesInCart, withoutField } from '@/lib/domain/places-in-cart';
import { updateSlotCalendar } from '@/lib/live/slot-calendar';
import { type OrderForm, useOrderForm } from './use-order-form';
import { type Sending, useSending, welcome } from './use-sending';

export type Checkout = OrderForm &
  Sending & {
    places: ErrorPlaces;
    /** Grows with every send that failed: then the focus goes to the first error. */
    failures: number;
    /** A send has been tried: what keeps it back is said where it stands. */
    tried: boolean;
    detailsOpen: boolean;
    openDetails: (open: boolean) => void;
    /** The guest changes a field that the platform had refused. */
    mend: (field: string) => void;
    send: () => Promise<void>;
    giveUp: () => void;
  };

/**
 * The checkout of the cart. `isBlocked`: a line keeps the order from being sent. `onRefused`: the catalogue has to be
 * read again (reading 13d). A failed send opens the guest details and loses nothing (guest-app 4, 8).
 */
export function useCheckout(options: {
  lines: readonly CartLine[];
  isBlocked: boolean;
  onRefused: () => void;
}): Checkout {
  const { lines, isBlocked, onRefused } = options;
  const order = useOrderForm();
  const sending = useSending();
  const [tried, setTried] = useState(false);
  const [places, setPlaces] = useState<ErrorPlaces>(NO_ERRORS);
  const [failures, setFailures] = useState(0);
  const [details, setDetails] = useState<boolean | null>(null);

  const fail = () => {
    setDetails(true);
    setFailures((count) => count + 1);
  };
  const send = async () => {
    setPlaces(NO_ERRORS);
    if (sending.kept === null) {
      setTried(true);
      if (isBlocked || hasProblems(order.problems)) return fail();
    }
    const outcome = await sending.sender.send(order.makeWish);
    welcome(outcome);
    if (outcome?.kind !== 'refused') return;
    setPlaces(errorPlaces(outcome.fields));
    updateSlotCalendar();
    fail();
    onRefused();
  };
  return {
    ...order,
    ...sending,
    problems: tried ? order.problems : NO_PROBLEMS,
    places: placesInCart(places, lines),
    failures,
    tried,
    detailsOpen: details ?? asksDetails(order.shown, order.kit),
    openDetails: setDetails,
    mend: (field) => setPlaces((so) => withoutField(so, field)),
    send,
    giveUp: () => void sending.sender.giveUp().then(welcome),
  };
}
