'use client';

import { useMemo } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { usePhoneCheck } from '@/components/options/phone/use-phone-check';
import { buildOrderRequest } from '@/components/ordering/order-request';
import { useResource } from '@/components/ui/resource';
import type { Payment } from '@/lib/contract/hotel';
import { personUuid } from '@/lib/device/guest';
import { propertyValues } from '@/lib/device/property-values';
import { cartTotals } from '@/lib/domain/cart/cart-totals';
import { checkoutProblems } from '@/lib/domain/checkout/checkout';
import { isConsentComplete } from '@/lib/domain/checkout/consent';
import { sameId } from '@/lib/domain/id';
import type { Kit } from '@/lib/domain/options/kit';
import { kitForPayment } from '@/lib/domain/options/options';
import { mergeAnswers } from '@/lib/domain/options/saved-values';
import type { CheckoutLoading, OrderDraft, OrderForm } from './checkout';
import { checkoutCode } from './checkout-code';
import { checkoutRequirements } from './checkout-requirements';
import { useCheckoutSummary, useKitWithName } from './summary/use-checkout-summary';
import { type CheckoutDataState, useCheckoutData } from './use-checkout-data';
import { useCheckoutValues } from './use-checkout-values';
import { useGivenConsent } from './use-given-consent';
import { useKnownGuest } from './use-known-guest';

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
  const { parts, createCheckoutForm, loading } = useCheckoutCode(data.loading);
  const { form, values, isRoomLocked, fillRoom } = useCheckoutValues(createCheckoutForm);
  const isLoaded = data.kit !== undefined && form !== null;
  const kit = useKitWithName({ loadedKit: data.kit, cartKit: cart.property });
  const totals = useMemo(() => cartTotals(cart.products, hotel), [cart.products, hotel]);
  const required = checkoutRequirements({ hotel, cart, total: totals.total, payments, chosen: values.payment });
  const { shown, consent } = required;
  const agreement = useGivenConsent(consent, draft.popup?.isRequest === true && totals.total === 0);
  const { summary, payment } = useCheckoutSummary({ isLoaded, loading, payments, kit, required, values, form });
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
  const answerable = { ...payment, ...(isPhonePossible && { isPhonePossible }) };
  const answers = {
    ...values,
    payment: payment.paymentId,
    consent: agreement.at !== null || isConsentComplete(values.consent, consent),
  };
  return {
    ...parts,
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
    agreement,
    summary,
    problems: checkoutProblems({ shown, answers, kit, isKitKnown: isLoaded, payment: answerable }),
    loading,
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

/** The code of the fields; its loading state together with that of payments and options. */
function useCheckoutCode(data: CheckoutDataState) {
  const { value, hasFailed, isBusy, retry } = useResource(checkoutCode);
  const loading: CheckoutLoading = {
    hasFailed: { ...data.hasFailed, fields: hasFailed },
    isLoading: data.isLoading || (value === undefined && isBusy),
    retry: () => {
      data.retry();
      if (hasFailed) retry();
    },
  };
  const parts = { Fields: value?.CheckoutFields, Consent: value?.ConsentBlock };
  return { parts, createCheckoutForm: value?.createCheckoutForm, loading };
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
