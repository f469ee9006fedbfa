'use client';

import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useHotel } from '@/components/hotel/hotel-context';
import { usePhoneCheck } from '@/components/options/use-phone-check';
import type { Payment } from '@/lib/contract/hotel';
import { cartOf, cart as cartOnDevice } from '@/lib/device/cart';
import { personUuid, roomNumber } from '@/lib/device/guest';
import { orderWish } from '@/lib/device/order-wish';
import { propertyValues } from '@/lib/device/property-values';
import type { MakeWish } from '@/lib/device/send-order';
import { cartTotals } from '@/lib/domain/cart';
import { type CheckoutFields, type CheckoutProblems, checkoutFields, checkoutProblems } from '@/lib/domain/checkout';
import { type Kit, sameId } from '@/lib/domain/kit';
import { type PaymentContext, withoutBanknotes } from '@/lib/domain/options';
import { mergeAnswers } from '@/lib/domain/saved-values';
import { useCart } from './use-cart';
import { useCheckoutFacts } from './use-checkout-facts';

export type CheckoutValues = { payment: string; room_number: string; comment: string; consent: boolean };

export type OrderForm = {
  form: UseFormReturn<CheckoutValues>;
  /** undefined: still being read. */
  payments: readonly Payment[] | undefined;
  payment: PaymentContext;
  choosePayment: (id: string) => void;
  /** The order-level options with the guest's answers; null: none. */
  kit: Kit | null;
  answer: (kit: Kit) => void;
  shown: CheckoutFields;
  problems: CheckoutProblems;
  makeWish: MakeWish;
};

/**
 * What the guest fills in beside the lines. It lasts as long as the cart is open: opening from closed starts with no
 * payment, no comment, no consent and the room that the phone knows; coming back from a sheet, a legal text or a failed
 * send finds everything as it was (reading 34a). The answers to options are the cart's own, in their kit.
 */
export function useOrderForm(): OrderForm {
  const hotel = useHotel();
  const [cart, changeCart] = useCart();
  const [saved] = useState(() => propertyValues.get());
  const facts = useCheckoutFacts(cart, saved);
  const form = useForm<CheckoutValues>({
    defaultValues: { payment: '', room_number: roomNumber.get(), comment: '', consent: false },
  });
  const values = form.watch();

  const paymentOf = (id: string) => facts.payments?.find((one) => sameId(one.id, id)) ?? null;
  const chosen = paymentOf(values.payment);
  const payment: PaymentContext = { paymentType: chosen?.ptype_id ?? null, paymentId: chosen?.id ?? null };
  const kit = facts.kit === undefined ? cart.property : facts.kit;
  const isPhonePossible = usePhoneCheck(kit);
  const { total } = cartTotals(cart.products, hotel);
  // Until the ways to pay are known there may be one to choose, so that sending waits for them.
  const shown = checkoutFields(hotel, { lines: cart.products, total, payments: facts.payments?.length ?? 1 });
  const answers = { ...values, payment: payment.paymentId };
  const answer = (next: Kit) => {
    changeCart((so) => ({ ...so, property: next }));
    propertyValues.change((so) => mergeAnswers(so, next));
  };
  return {
    form,
    payments: facts.payments,
    payment,
    choosePayment: (id) => {
      if (kit !== null && paymentOf(id)?.ptype_id !== 'cash') answer(withoutBanknotes(kit));
    },
    kit,
    answer,
    shown,
    problems: checkoutProblems({
      shown,
      answers,
      kit,
      payment: { ...payment, ...(isPhonePossible && { isPhonePossible }) },
    }),
    // The cart as it lies there at that moment: another tab may just have sent it.
    makeWish: (uuid) =>
      orderWish({
        uuid,
        cart: { ...cartOf(cartOnDevice.get(), hotel.id), property: kit },
        answers,
        shown,
        hotel,
        language: hotel.language,
        personUuid: personUuid.get(),
      }),
  };
}
