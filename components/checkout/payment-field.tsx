'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Field } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { Select } from '@/components/ui/form/select';
import { textIn } from '@/lib/domain/i18n/text';
import type { CheckoutWithForm } from './use-checkout';

/** The choice of the payment; required wherever it is shown. Rules: checkout/CO1, refusals/RF6. */
export function PaymentField({ checkout }: { checkout: CheckoutWithForm }) {
  const { language } = useHotel();
  const t = useTranslations();
  const { payments, payment, shown, problems, errors, loading } = checkout;
  // When the payments cannot be read, CheckoutDataNotice shows the error.
  if (!shown.payment || loading.hasFailed.payments) return null;
  const id = `${checkout.formId}-payment`;
  const errorId = `${id}-error`;
  const isInvalid = problems.payment || 'payment' in errors.fields;
  return (
    <Field label={t('payment_method')} htmlFor={id} isRequired>
      <Select
        id={id}
        required
        aria-busy={payments === undefined}
        {...(isInvalid && { 'aria-invalid': true, 'aria-describedby': errorId })}
        value={payment.paymentId === null ? '' : String(payment.paymentId)}
        onChange={({ target }) => {
          checkout.choosePayment(target.value);
          checkout.clearFieldError('payment');
        }}
      >
        <option value="">{t(payments === undefined ? 'loading' : 'choose')}</option>
        {(payments ?? []).map((each) => (
          <option key={String(each.id)} value={String(each.id)}>
            {textIn(each.title, language)}
          </option>
        ))}
      </Select>
      {isInvalid && <FieldError id={errorId}>{t('validation_payment')}</FieldError>}
    </Field>
  );
}
