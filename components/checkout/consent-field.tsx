'use client';

import clsx from 'clsx';
import { useWords } from '@/components/hotel/hotel-context';
import { LegalLink } from '@/components/legal/legal-link';
import { FieldError } from '@/components/ui/field-error';
import type { Checkout } from './use-checkout';

const ERROR_ID = 'checkout-consent-error';

/** The consent without which nothing is sent. Source: guest-app 5 "Checkout", readings 31, 34. */
export function ConsentField({ checkout }: { checkout: Checkout }) {
  const say = useWords();
  const isMissing = checkout.problems.consent;
  return (
    <div>
      {/* The link stands beside the label: a tap on it opens the text and ticks nothing. */}
      <div className={clsx('check', isMissing && 'check--err')}>
        <input
          type="checkbox"
          id="checkout-consent"
          required
          {...(isMissing && { 'aria-invalid': true, 'aria-describedby': ERROR_ID })}
          {...checkout.form.register('consent')}
        />
        <span>
          <label htmlFor="checkout-consent">{say('personal_data_consent')}</label>{' '}
          <LegalLink type="order_privacy">{say('personal_data_agreement')}</LegalLink>
        </span>
      </div>
      {isMissing && <FieldError id={ERROR_ID}>{say('consent_missing')}</FieldError>}
    </div>
  );
}
