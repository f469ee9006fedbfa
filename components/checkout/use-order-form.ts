'use client';

import { useMemo } from 'react';
import type { GuestState } from '@/components/guest/use-guest';
import { useHotel } from '@/components/hotel/hotel-context';
import { usePhoneCheck } from '@/components/options/phone/use-phone-check';
import { buildOrderRequest } from '@/components/ordering/order-request';
import type { OrderPopup } from '@/components/ordering/pending-order';
import type { BuildRequest } from '@/components/ordering/send-order';
import type { Payment } from '@/lib/contract/hotel';
import { personUuid } from '@/lib/device/guest';
import { propertyValues } from '@/lib/device/property-values';
import { type Cart, type CartTotals, cartTotals } from '@/lib/domain/cart/cart';
import { type CheckoutFields, type CheckoutProblems, checkoutProblems } from '@/lib/domain/checkout/checkout';
import { isConsentComplete, type VisibleConsent } from '@/lib/domain/checkout/consent';
import { kitForPayment } from '@/lib/domain/options/clean-kit';
import { type Kit, sameId } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';
import { mergeAnswers } from '@/lib/domain/options/saved-values';
import { checkoutRequirements } from './checkout-requirements';
import { type CheckoutDataState, useCheckoutData } from './use-checkout-data';
import { type CheckoutForm, type CheckoutValues, useCheckoutValues } from './use-checkout-values';
import { useKnownGuest } from './use-known-guest';

/** What an order is made of beside the answers of its checkout: the saved cart, or the one product of a fast order. */
export type OrderDraft = {
  cart: Cart;
  /** The cart at this moment: another tab may just have sent it. The sender has read the phone again by then. */
  latest: () => Cart;
  /** The popup that it is ordered from; null: the cart. */
  popup: OrderPopup | null;
  /** Keeps the answers to the order-level options. */
  keep: (property: Kit) => void;
  /** Called with the kind of a payment once it is chosen, where the product's own options stand on the same screen. */
  onPaymentType?: (paymentType: string | null) => void;
};

export type OrderForm = {
  form: CheckoutForm;
  values: CheckoutValues;
  totals: CartTotals;
  /** undefined: still being read. */
  payments: readonly Payment[] | undefined;
  payment: PaymentContext;
  choosePayment: (id: string) => void;
  /** The order-level options with the guest's answers; null: none. */
  kit: Kit | null;
  answer: (kit: Kit) => void;
  /** The hotel knows the room, and it cannot be changed here. */
  isRoomLocked: boolean;
  guest: GuestState;
  shown: CheckoutFields;
  consent: VisibleConsent;
  problems: CheckoutProblems;
  /** How the reading of payments and options went. */
  reading: CheckoutDataState;
  buildRequest: BuildRequest;
};

/**
 * What the guest fills in beside the lines. It lasts as long as its overlay is open: opening from closed starts with
 * the hotel's fixed payment or none, no comment, no consent and the room that the phone knows; coming back from a
 * sheet, a legal text or a failed send finds everything as it was (cart/CT7). The answers to options are the draft's
 * own.
 */
export function useOrderForm(draft: OrderDraft): OrderForm {
  const hotel = useHotel();
  const { variations } = hotel;
  const { cart } = draft;
  const facts = useCheckoutData(cart);
  const { form, values, isRoomLocked, fillRoom } = useCheckoutValues();
  const kit = facts.kit === undefined ? cart.property : facts.kit;
  const totals = useMemo(() => cartTotals(cart.products, hotel), [cart.products, hotel]);
  const { shown, consent, payment } = checkoutRequirements({
    hotel,
    cart,
    total: totals.total,
    payments: facts.payments,
    chosen: values.payment,
  });
  const isPhonePossible = usePhoneCheck(kit);
  const answer = (next: Kit) => {
    draft.keep(next);
    propertyValues.change((current) => mergeAnswers(current, next));
  };
  const guest = useKnownGuest({
    kit,
    isKitKnown: facts.kit !== undefined,
    room: shown.room && !variations.blankRoom ? values.room_number : null,
    onKnown: (known) => {
      if (known.kit !== null) draft.keep(known.kit);
      if (known.room !== null) fillRoom(known.room);
    },
  });
  const answers = { ...values, payment: payment.paymentId, consent: isConsentComplete(values.consent, consent) };
  return {
    form,
    values,
    totals,
    payments: facts.payments,
    payment,
    choosePayment: (id) => {
      form.setValue('payment', id);
      const type = facts.payments?.find((one) => sameId(one.id, id))?.ptype_id ?? null;
      const next = kit && kitForPayment(kit, type);
      if (next !== null && next !== kit) answer(next);
      draft.onPaymentType?.(type);
    },
    kit,
    answer,
    isRoomLocked,
    guest,
    shown,
    consent,
    problems: checkoutProblems({
      shown,
      answers,
      kit,
      isKitKnown: facts.kit !== undefined,
      payment: { ...payment, ...(isPhonePossible && { isPhonePossible }) },
    }),
    reading: facts.reading,
    buildRequest: (uuid) =>
      buildOrderRequest({
        uuid,
        cart: { ...draft.latest(), property: kit },
        answers,
        paymentType: payment.paymentType,
        shown,
        hotel,
        personUuid: personUuid.get(),
        popup: draft.popup,
      }),
  };
}
