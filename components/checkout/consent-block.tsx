'use client';

import clsx from 'clsx';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useConsentLanguage } from '@/components/hotel/use-consent-language';
import { LegalLink } from '@/components/legal/legal-link';
import { Checkbox } from '@/components/ui/form/choice-input';
import { FieldError } from '@/components/ui/form/field-error';
import { useFirstError } from '@/components/ui/hooks/use-first-error';
import { CONSENT_TEXTS, type ConsentBox, missingConsent, tickConsent } from '@/lib/domain/checkout/consent';
import { splitLinkedText } from '@/lib/words/split-linked-text';
import type { CheckoutWithForm } from './checkout';
import { CONSENT_MESSAGES } from './consent-messages';
import { GivenConsentNote } from './given-consent-note';

const SMALL_PRINT = 'text-ink-2 text-sm leading-compact';

const errorIdOf = (checkout: CheckoutWithForm): string => `${checkout.formId}-consent-error`;

/**
 * The consent of every order: the sentence about the public offer, the checkboxes and errors. A send that lacks nothing
 * else focuses the first box without a tick. Rules: consent/CN2, consent/CN3, consent/CN5, consent/CN7, consent/CN4,
 * consent/CN13.
 */
export function ConsentBlock({ checkout }: { checkout: CheckoutWithForm }) {
  const languageOf = useConsentLanguage();
  const t = useTranslations();
  const { publicOfferTitle, languageTag, direction } = useHotel();
  const { consent, values, problems } = checkout;
  const missing = problems.consent ? missingConsent(values.consent, consent) : [];
  const missingKey = consent.boxes.length > 1 ? 'consents_missing' : 'consent_missing';
  const tick = useFirstError<HTMLDivElement>(problems.consent ? checkout.failures : 0, checkout.formId);
  if (checkout.agreement.at !== null) return <GivenConsentNote at={checkout.agreement.at} />;
  return (
    <div ref={tick} data-part="consent">
      {consent.offerText && (
        // Far enough from the first box for a finger on the link.
        <p className={`${SMALL_PRINT} pb-3`} {...languageOf('use_session')}>
          <span>{`${t('use_session')} `}</span>
          <LegalLink
            type={CONSENT_TEXTS.publicOffer}
            {...(publicOfferTitle === null ? languageOf('public_offer') : { lang: languageTag, dir: direction })}
          >
            {publicOfferTitle ?? t('public_offer')}
          </LegalLink>
        </p>
      )}
      {consent.boxes.map((box) => (
        <ConsentCheckbox key={box} box={box} checkout={checkout} isMissing={missing.includes(box)} />
      ))}
      {missing.length > 0 && (
        <div {...languageOf(missingKey)}>
          <FieldError id={errorIdOf(checkout)}>{t(missingKey)}</FieldError>
        </div>
      )}
    </div>
  );
}

function ConsentCheckbox({
  box,
  checkout,
  isMissing,
}: {
  box: ConsentBox;
  checkout: CheckoutWithForm;
  isMissing: boolean;
}) {
  const t = useTranslations();
  const { form, values, consent } = checkout;
  const id = `${checkout.formId}-consent-${box}`;
  const languageOf = useConsentLanguage();
  const { sentence, link: linkKey } = CONSENT_MESSAGES[box];
  const { before, link, after } = splitLinkedText(t(sentence), t(linkKey));
  // A sentence without a link is followed by the link's own message, which may be in another language.
  const hasOwnLink = !t(sentence).includes('[');
  return (
    // Outside the label, so that a tap on the link opens the text and does not tick the box.
    <div
      className={clsx(
        'relative isolate grid min-h-target cursor-pointer grid-cols-[24px_minmax(0,1fr)] items-start gap-3 py-2.5 text-sm leading-compact active:bg-sunken',
        isMissing && 'text-danger',
      )}
      {...languageOf(sentence)}
    >
      <Checkbox
        id={id}
        className="relative z-1"
        name={box}
        required
        form={checkout.formId}
        aria-labelledby={`${id}-words`}
        {...(isMissing && { 'aria-invalid': true, 'aria-describedby': errorIdOf(checkout) })}
        checked={values.consent[box]}
        onChange={({ target }) => form.setValue('consent', tickConsent(values.consent, box, target.checked, consent))}
      />
      <span id={`${id}-words`}>
        {/* The whole row but its link ticks the box. */}
        <label htmlFor={id} className="after:absolute after:inset-0">
          {before}
        </label>
        <span> </span>
        <LegalLink
          type={CONSENT_TEXTS[box]}
          tone={isMissing ? 'inherit' : 'brand'}
          {...(hasOwnLink && languageOf(linkKey))}
        >
          {link}
        </LegalLink>
        {after !== '' && <label htmlFor={id}>{after}</label>}
      </span>
    </div>
  );
}
