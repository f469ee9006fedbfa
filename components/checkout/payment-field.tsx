'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { FieldError } from '@/components/ui/form/field-error';
import { Icon } from '@/components/ui/icon';
import { textIn } from '@/lib/domain/i18n/text';
import type { Checkout } from './use-checkout';

/** How the guest will pay; required wherever it is shown. Rules: checkout/CO1, refusals/RF6. */
export function PaymentField({ checkout }: { checkout: Checkout }) {
  const { language } = useHotel();
  const t = useTranslations();
  const { payments, payment, shown, problems, errors, reading } = checkout;
  // Where the ways to pay cannot be read, that is said in place of them.
  if (!shown.payment || reading.hasFailed.payments) return null;
  const id = `${checkout.formId}-payment`;
  const errorId = `${id}-error`;
  const isInvalid = problems.payment || 'payment' in errors.fields;
  return (
    <div className="field">
      <label htmlFor={id}>
        {t('payment_method')}{' '}
        <span className="req" aria-hidden="true">
          *
        </span>
      </label>
      <span className="select">
        <select
          className="control"
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
        </select>
        <Icon name="chevron-down" />
      </span>
      {isInvalid && <FieldError id={errorId}>{t('validation_payment')}</FieldError>}
    </div>
  );
}
