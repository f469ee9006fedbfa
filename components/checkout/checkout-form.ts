import { createFormControl } from 'react-hook-form';
import type { CheckoutValues, CreateCheckoutForm } from './checkout-values';

/** Creates the form of a checkout; `onChange` gets the current values after each change. */
export const createCheckoutForm: CreateCheckoutForm = (defaultValues, onChange) => {
  const form = createFormControl<CheckoutValues>({ defaultValues });
  form.subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) });
  return form;
};
