'use client';

import { useMemo, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { usePhoneCheck } from '@/components/options/phone/use-phone-check';
import { buildOrderRequest } from '@/components/ordering/order-request';
import { useResource } from '@/components/ui/resource';
import type { HotelView } from '@/lib/contract/views';
import { personUuid } from '@/lib/device/guest';
import { propertyValues } from '@/lib/device/property-values';
import { type CartTotals, cartTotals } from '@/lib/domain/cart/cart-totals';
import { tippedCart } from '@/lib/domain/cart/tipped-cart';
import { checkoutProblems } from '@/lib/domain/checkout/checkout';
import { isConsentComplete } from '@/lib/domain/checkout/consent';
import { sameId } from '@/lib/domain/id';
import { NO_MONEY } from '@/lib/domain/money/money';
import type { Kit } from '@/lib/domain/options/kit';
import { kitForPayment } from '@/lib/domain/options/options';
import { mergeAnswers } from '@/lib/domain/options/saved-values';
import { chosenTip, withTip } from '@/lib/domain/tips/tip';
import type { CheckoutLoading, OrderDraft, OrderForm, ProvenRoom } from './checkout';
import { checkoutCode } from './checkout-code';
import { checkoutRequirements } from './checkout-requirements';
import { useCheckoutSummary, useKitWithName } from './summary/use-checkout-summary';
import { type CheckoutDataState, useCheckoutData } from './use-checkout-data';
import { useCheckoutValues } from './use-checkout-values';
import { useGivenConsent } from './use-given-consent';

const NOTHING_PROVEN: ProvenRoom = { room: null, hasFailed: false };
const NOT_READ: ProvenRoom = { room: undefined, hasFailed: false };

/**
 * The guest's input apart from the cart lines, kept while the overlay is open. Each opening starts with the hotel's
 * fixed payment or none, no comment, no consent and the stored room; from the second order on the guest's last payment
 * is part of the summary. Returning from a sheet or a legal text and a failed send keep everything (cart/CT7). Answers
 * to options are stored in the draft.
 */
export function useOrderForm(draft: OrderDraft): OrderForm {
  const hotel = useHotel();
  const { cart } = draft;
  const { payments, kit: loadedKit, loading: reading } = useCheckoutData(cart);
  const { parts, createCheckoutForm, loading } = useCheckoutCode(reading);
  const [proven, setProven] = useState<ProvenRoom>(hotel.room_proof === 'off' ? NOTHING_PROVEN : NOT_READ);
  const [policy, setPolicy] = useState(hotel.room_proof);
  const { room: provenRoom } = proven;
  const { form, values, isRoomLocked, fillRoom } = useCheckoutValues(createCheckoutForm, provenRoom);
  const isLoaded = loadedKit !== undefined && form !== null;
  const kit = useKitWithName({ loadedKit, cartKit: cart.property });
  const totals = useMemo(() => cartTotals(cart.products, hotel), [cart.products, hotel]);
  const required = checkoutRequirements({ hotel, cart, total: totals.total, payments, chosen: values.payment });
  const { consent } = required;
  const agreement = useGivenConsent(consent, draft.popup?.isRequest === true && totals.total === 0);
  const entered = { isLoaded, loading, payments, kit, required, values, form, proven, policy };
  const { summary, payment, shown } = useCheckoutSummary(entered);
  const isPhonePossible = usePhoneCheck(kit);
  const answer = (next: Kit) => {
    draft.keep(next);
    propertyValues.change((current) => mergeAnswers(current, next));
  };
  const answerable = { ...payment, ...(isPhonePossible && { isPhonePossible }) };
  const paying = withChosenTip(totals, { shown, values, hotel });
  const answers = {
    ...values,
    tip: paying.tip,
    provenRoom,
    isProofUnread: proven.hasFailed,
    payment: payment.paymentId,
    consent: agreement.at !== null || isConsentComplete(values.consent, consent),
  };
  return {
    ...parts,
    form,
    values,
    totals,
    ...paying,
    payments,
    payment,
    choosePayment: (id) => choosePayment(id, { form, payments, kit, answer, draft }),
    kit,
    answer,
    isRoomLocked,
    proven,
    setProven,
    // Where the payment asks for it already, another payment may ask for none.
    askForProof: () => !shown.proof && setPolicy('for_orders'),
    prefill: (known) => {
      if (known.kit !== null) draft.keep(known.kit);
      if (known.room !== null) fillRoom(known.room);
    },
    shown,
    consent,
    agreement,
    summary,
    problems: checkoutProblems({ shown, answers, kit, isKitKnown: isLoaded, payment: answerable }),
    loading,
    buildRequest: (uuid) =>
      buildOrderRequest({
        ...{ uuid, answers, shown, hotel, paymentType: payment.paymentType, popup: draft.popup },
        cart: { ...draft.latest(), property: kit },
        personUuid: personUuid.get(),
      }),
  };
}

/** The tip that the guest has chosen, and the total with it. */
function withChosenTip(
  totals: CartTotals,
  { shown, values, hotel }: Pick<OrderForm, 'shown' | 'values'> & { hotel: HotelView },
): Pick<OrderForm, 'tip' | 'toPay'> {
  const offer = shown.tip ? hotel.tips : undefined;
  const tip = offer === undefined ? NO_MONEY : chosenTip(values.tipChoice, offer, tippedCart(totals, hotel));
  return { tip, toPay: withTip(totals.total, tip ?? NO_MONEY) };
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

/** Selects a payment, and blanks the answers that it does not ask for. */
function choosePayment(
  id: string,
  order: Pick<OrderForm, 'form' | 'payments' | 'kit' | 'answer'> & { draft: OrderDraft },
): void {
  const { form, payments, kit, answer, draft } = order;
  form?.setValue('payment', id);
  const chosen = payments?.find((each) => sameId(each.id, id));
  const payment = { paymentType: chosen?.ptype_id ?? null, paymentId: chosen?.id ?? null };
  const next = kit && kitForPayment(kit, payment);
  if (next !== null && next !== kit) answer(next);
  draft.onPayment?.(payment);
}
