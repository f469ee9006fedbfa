'use client';

import { useMemo } from 'react';
import type { GuestState } from '@/components/guest/use-guest';
import { useHotel } from '@/components/hotel/hotel-context';
import { usePhoneCheck } from '@/components/options/phone/use-phone-check';
import type { BuildRequest } from '@/components/ordering/send-order';
import type { Payment } from '@/lib/contract/hotel';
import { personUuid } from '@/lib/device/guest';
import type { OrderPopup } from '@/lib/device/pending-order';
import { propertyValues } from '@/lib/device/property-values';
import type { Cart } from '@/lib/domain/cart/cart';
import { type CartTotals, cartTotals } from '@/lib/domain/cart/cart-totals';
import { type CheckoutFields, type CheckoutProblems, checkoutProblems } from '@/lib/domain/checkout/checkout';
import { isConsentComplete, type VisibleConsent } from '@/lib/domain/checkout/consent';
import { sameId } from '@/lib/domain/id';
import type { Kit } from '@/lib/domain/options/kit';
import { kitForPayment, type PaymentContext } from '@/lib/domain/options/options';
import { mergeAnswers } from '@/lib/domain/options/saved-values';
import { checkoutRequirements } from './checkout-requirements';
import type { CheckoutForm, CheckoutValues } from './checkout-values';
import type { CheckoutParts } from './load-checkout-parts';
import { type CheckoutSummary, useCheckoutSummary, useKitWithName } from './summary/use-checkout-summary';
import { useCheckoutData } from './use-checkout-data';
import { type CheckoutLoading, useCheckoutParts } from './use-checkout-parts';
import { useCheckoutValues } from './use-checkout-values';
import { useKnownGuest } from './use-known-guest';

/** An order in preparation and how it is stored: the saved cart, or the one product of a fast order. */
export type OrderDraft = {
  cart: Cart;
  /** Returns the stored cart: another tab may just have sent it. The order sender rereads the storage before. */
  latest: () => Cart;
  /** The popup of a fast order; null for the cart. */
  popup: OrderPopup | null;
  /** Stores the answers to the order-level options. */
  keep: (property: Kit) => void;
  /** Called with the selected payment, in a draft whose product options are on the same screen. */
  onPayment?: (payment: PaymentContext) => void;
};

export type OrderForm = {
  /** The code of the fields; undefined: on its way. */
  parts: CheckoutParts | undefined;
  /** null: its code is on its way. Nothing is sent until it is here. */
  form: CheckoutForm | null;
  values: CheckoutValues;
  totals: CartTotals;
  /** undefined: not read yet. */
  payments: readonly Payment[] | undefined;
  payment: PaymentContext;
  choosePayment: (id: string) => void;
  /** The order-level options with the guest's answers; null: none. */
  kit: Kit | null;
  answer: (kit: Kit) => void;
  /** The hotel knows the room and does not allow changes here. */
  isRoomLocked: boolean;
  guest: GuestState;
  shown: CheckoutFields;
  consent: VisibleConsent;
  /** Room, name and payment of the last order, in place of their fields. */
  summary: CheckoutSummary;
  problems: CheckoutProblems;
  /** The state of loading payments and options. */
  loading: CheckoutLoading;
  buildRequest: BuildRequest;
};

/**
 * The guest's input apart from the cart lines, kept while the overlay is open. Each opening starts with the hotel's
 * fixed payment or none, no comment, no consent and the stored room; from the second order on the guest's last payment
 * is part of the summary. Returning from a sheet or a legal text and a failed send keep everything (cart/CT7). Answers
 * to options are stored in the draft.
 */
export function useOrderForm(draft: OrderDraft): OrderForm {
  const hotel = useHotel();
  const { cart } = draft;
  const data = useCheckoutData(cart);
  const { payments } = data;
  const { parts, loading } = useCheckoutParts(data.loading);
  const { form, values, isRoomLocked, fillRoom } = useCheckoutValues(parts?.createCheckoutForm);
  const isLoaded = data.kit !== undefined && form !== null;
  const kit = useKitWithName({ loadedKit: data.kit, cartKit: cart.property, parts });
  const totals = useMemo(() => cartTotals(cart.products, hotel), [cart.products, hotel]);
  const required = checkoutRequirements({ hotel, cart, total: totals.total, payments, chosen: values.payment });
  const { shown, consent } = required;
  const input = { parts, isLoaded, loading, payments, kit, required, values, form };
  const { summary, payment } = useCheckoutSummary(input);
  const isPhonePossible = usePhoneCheck(kit);
  const answer = (next: Kit) => {
    draft.keep(next);
    propertyValues.change((current) => mergeAnswers(current, next));
  };
  const guest = useKnownGuest({
    kit,
    isKitKnown: isLoaded,
    room: isLoaded && shown.room && !hotel.variations.blankRoom ? values.room_number : null,
    onKnown: (known) => {
      if (known.kit !== null) draft.keep(known.kit);
      if (known.room !== null) fillRoom(known.room);
    },
  });
  const answers = { ...values, payment: payment.paymentId, consent: isConsentComplete(values.consent, consent) };
  return {
    parts,
    form,
    values,
    totals,
    payments,
    payment,
    choosePayment: (id) => {
      form?.setValue('payment', id);
      const chosen = payments?.find((each) => sameId(each.id, id));
      changeToPayment(chosen, { kit, answer, draft });
    },
    kit,
    answer,
    isRoomLocked,
    guest,
    shown,
    consent,
    summary,
    problems: checkoutProblems({
      shown,
      answers,
      kit,
      isKitKnown: isLoaded,
      payment: { ...payment, ...(isPhonePossible && { isPhonePossible }) },
    }),
    loading,
    buildRequest: (uuid) =>
      parts?.buildOrderRequest({
        uuid,
        cart: { ...draft.latest(), property: kit },
        answers,
        paymentType: payment.paymentType,
        shown,
        hotel,
        personUuid: personUuid.get(),
        popup: draft.popup,
      }) ?? null,
  };
}

/** Blanks the answers that another payment does not ask for. */
function changeToPayment(
  chosen: Payment | undefined,
  { kit, answer, draft }: { kit: Kit | null; answer: (kit: Kit) => void; draft: OrderDraft },
): void {
  const payment = { paymentType: chosen?.ptype_id ?? null, paymentId: chosen?.id ?? null };
  const next = kit && kitForPayment(kit, payment);
  if (next !== null && next !== kit) answer(next);
  draft.onPayment?.(payment);
}
