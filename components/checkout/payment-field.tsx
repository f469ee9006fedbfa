'use client';

import { useHotel, useWords } from '@/components/hotel/hotel-context';
import { FieldError } from '@/components/ui/field-error';
import { Icon } from '@/components/ui/icon';
import { textIn } from '@/lib/domain/text';
import type { Checkout } from './use-checkout';

const ERROR_ID = 'checkout-payment-error';

/** How the guest will pay; required wherever it is shown. Source: guest-app 5 "Checkout". */
export function PaymentField({ checkout }: { checkout: Checkout }) {
  const { language } = useHotel();
  const say = useWords();
  const { form, payments, shown, problems, places } = checkout;
  if (!shown.payment) return null;
  const isInvalid = problems.payment || 'payment' in places.fields;
  const field = form.register('payment', {
    onChange: ({ target }: { target: { value: string } }) => {
      checkout.choosePayment(target.value);
      checkout.mend('payment');
    },
  });
  return (
    <div className="field">
      <label htmlFor="checkout-payment">
        {say('payment_method')}{' '}
        <span className="req" aria-hidden="true">
          *
        </span>
      </label>
      <span className="select">
        <select
          className="control"
          id="checkout-payment"
          required
          aria-busy={payments === undefined}
          {...(isInvalid && { 'aria-invalid': true, 'aria-describedby': ERROR_ID })}
          {...field}
        >
          <option value="">{say(payments === undefined ? 'loading' : 'choose')}</option>
          {(payments ?? []).map(({ id, title }) => (
            <option key={String(id)} value={String(id)}>
              {textIn(title, language)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      {isInvalid && <FieldError id={ERROR_ID}>{say('validation_payment')}</FieldError>}
    </div>
  );
}
