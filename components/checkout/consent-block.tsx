'use client';

import clsx from 'clsx';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useConsentLanguage } from '@/components/hotel/use-consent-language';
import { LegalLink } from '@/components/legal/legal-link';
import { WithdrawalNote } from '@/components/legal/withdrawal-note';
import { Checkbox } from '@/components/ui/form/choice-input';
import { FieldError } from '@/components/ui/form/field-error';
import { CONSENT_TEXTS, type ConsentBox, missingConsent, tickConsent } from '@/lib/domain/checkout/consent';
import type { MessageKey } from '@/lib/words/message-key';
import { splitLinkedText } from '@/lib/words/split-linked-text';
import type { CheckoutWithForm } from './use-checkout';

const SMALL_PRINT = 'text-ink-2 text-sm leading-compact';

const errorIdOf = (checkout: CheckoutWithForm): string => `${checkout.formId}-consent-error`;

/** For each checkbox: the message of its sentence, and the message of the link in it or after it. */
const MESSAGE_KEYS: Readonly<Record<ConsentBox, { sentence: MessageKey; link: MessageKey }>> = {
  publicOffer: { sentence: 'consent_public_offer', link: 'public_offer' },
  privacyPolicy: { sentence: 'consent_privacy_policy', link: 'privacy_policy' },
  personalData: { sentence: 'personal_data_consent', link: 'personal_data_agreement' },
};

/**
 * The consent of every order: the sentence about the public offer, the checkboxes, errors, and where consent can be
 * withdrawn. Rules: consent/CN2, consent/CN3, consent/CN8, consent/CN5, consent/CN7, consent/CN4.
 */
export function ConsentBlock({ checkout }: { checkout: CheckoutWithForm }) {
  const languageOf = useConsentLanguage();
  const t = useTranslations();
  const { publicOfferTitle, languageTag, direction } = useHotel();
  const { consent, values, problems } = checkout;
  const missing = problems.consent ? missingConsent(values.consent, consent) : [];
  const missingKey = consent.boxes.length > 1 ? 'consents_missing' : 'consent_missing';
  return (
    <div>
      {consent.offerText && (
        <p className={SMALL_PRINT} {...languageOf('use_session')}>
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
      <WithdrawalNote className={clsx(SMALL_PRINT, 'mt-2 [&_a]:py-3.5 [&_a]:underline')} />
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
  const { sentence, link: linkKey } = MESSAGE_KEYS[box];
  const { before, link, after } = splitLinkedText(t(sentence), t(linkKey));
  // A sentence without a link is followed by the link's own message, which may be in another language.
  const hasOwnLink = !t(sentence).includes('[');
  return (
    // Outside the label, so that a tap on the link opens the text and does not tick the box.
    <div
      className={clsx(
        'grid min-h-target cursor-pointer grid-cols-[24px_minmax(0,1fr)] items-start gap-3 py-2.5 text-sm leading-compact active:bg-sunken',
        isMissing && 'text-danger',
      )}
      {...languageOf(sentence)}
    >
      <Checkbox
        id={id}
        name={box}
        required
        aria-labelledby={`${id}-words`}
        {...(isMissing && { 'aria-invalid': true, 'aria-describedby': errorIdOf(checkout) })}
        checked={values.consent[box]}
        onChange={({ target }) => form.setValue('consent', tickConsent(values.consent, box, target.checked, consent))}
      />
      <span id={`${id}-words`}>
        <label htmlFor={id}>{before}</label>
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
