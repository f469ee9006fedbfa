import type { UseFormRegister, UseFormSetValue } from 'react-hook-form';
import type { Consent } from '@/lib/domain/checkout/consent';

/** What a guest enters in the checkout's own fields. */
export type CheckoutValues = {
  /** The payment's id as text; null: not touched by the guest. */
  payment: string | null;
  room_number: string;
  comment: string;
  consent: Consent;
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
