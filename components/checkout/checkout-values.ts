import type { UseFormRegister, UseFormSetValue } from 'react-hook-form';
import type { Consent } from '@/lib/domain/checkout/consent';
import type { TipChoice } from '@/lib/domain/tips/tip';

/** The values of the checkout fields that every order has, besides the options of the hotel. */
export type CheckoutValues = {
  /** The payment's id as text; null: the guest has not chosen one yet. */
  payment: string | null;
  room_number: string;
  /** The digits of the stay. */
  stay_code: string;
  comment: string;
  consent: Consent;
  /** Whether the guest's own list of allergies goes with the order. */
  tellsKitchen: boolean;
  tipChoice: TipChoice;
  /** The free time that the guest has chosen, as YYYY-MM-DDTHH:MM on the hotel's clock; null: now. */
  orderedFor: string | null;
};

/** The form that holds the values. */
export type CheckoutForm = {
  register: UseFormRegister<CheckoutValues>;
  setValue: UseFormSetValue<CheckoutValues>;
};

export type CreateCheckoutForm = (
  defaultValues: CheckoutValues,
  onChange: (values: CheckoutValues) => void,
) => CheckoutForm;
