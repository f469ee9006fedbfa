'use client';

import clsx from 'clsx';
import { useHotel, useWords } from '@/components/hotel/hotel-context';
import { LegalLink } from '@/components/legal/legal-link';
import { FieldError } from '@/components/ui/field-error';
import { CONSENT_TEXTS, type ConsentBox, consentLanguage, missingConsent, tickConsent } from '@/lib/domain/consent';
import { linkedWords } from '@/lib/words/linked-words';
import type { WordKey } from '@/lib/words/word-key';
import type { Checkout } from './use-checkout';

const ERROR_ID = 'checkout-consent-error';

/** What each box says, and the words of it, or after it, that lead to its text. */
const WORDS: Readonly<Record<ConsentBox, { sentence: WordKey; link: WordKey }>> = {
  publicOffer: { sentence: 'consent_public_offer', link: 'public_offer' },
  privacyPolicy: { sentence: 'consent_privacy_policy', link: 'privacy_policy' },
  personalData: { sentence: 'personal_data_consent', link: 'personal_data_agreement' },
};

/**
 * The consent without which nothing is sent: the sentence about the public offer, the boxes, what is missing, and where
 * it can be withdrawn. Source: guest-app 2 "Consent block", 5; readings 31, 34.
 */
export function ConsentBlock({ checkout }: { checkout: Checkout }) {
  const { language } = useHotel();
  const say = useWords();
  const { consent, values, problems } = checkout;
  const missing = problems.consent ? missingConsent(values.consent, consent) : [];
  // Most languages have no words of their own for this, and read English.
  const isEnglish = consentLanguage(language) !== language;
  return (
    <div {...(isEnglish && { lang: 'en', dir: 'ltr' })}>
      {consent.offerText && (
        <p className="legal">
          {say('use_session')} <LegalLink type={CONSENT_TEXTS.publicOffer}>{say('public_offer')}</LegalLink>
        </p>
      )}
      {consent.boxes.map((box) => (
        <Box key={box} box={box} checkout={checkout} isMissing={missing.includes(box)} />
      ))}
      {missing.length > 0 && (
        <FieldError id={ERROR_ID}>{say(consent.boxes.length > 1 ? 'consents_missing' : 'consent_missing')}</FieldError>
      )}
      <WithdrawalNote />
    </div>
  );
}

function Box({ box, checkout, isMissing }: { box: ConsentBox; checkout: Checkout; isMissing: boolean }) {
  const say = useWords();
  const { form, values, consent } = checkout;
  const id = `checkout-consent-${box}`;
  const { before, link, after } = linkedWords(say(WORDS[box].sentence), say(WORDS[box].link));
  return (
    // The link stands beside the label: a tap on it opens the text and ticks nothing.
    <div className={clsx('check', isMissing && 'check--err')}>
      <input
        type="checkbox"
        id={id}
        required
        aria-labelledby={`${id}-words`}
        {...(isMissing && { 'aria-invalid': true, 'aria-describedby': ERROR_ID })}
        checked={values.consent[box]}
        onChange={({ target }) => form.setValue('consent', tickConsent(values.consent, box, target.checked, consent))}
      />
      <span id={`${id}-words`}>
        <label htmlFor={id}>{before}</label> <LegalLink type={CONSENT_TEXTS[box]}>{link}</LegalLink>
        {after !== '' && <label htmlFor={id}>{after}</label>}
      </span>
    </div>
  );
}

/** Where a consent can be withdrawn, where the hotel says so (variation `withdrawalEmail`). */
function WithdrawalNote() {
  const { withdrawalEmail } = useHotel().variations;
  const say = useWords();
  if (withdrawalEmail === null) return null;
  const [before, after] = say('consent_withdrawal').split('{email}');
  return (
    <p className="legal mt-2">
      {before}
      <a href={`mailto:${withdrawalEmail}`}>
        <bdi dir="ltr">{withdrawalEmail}</bdi>
      </a>
      {after}
    </p>
  );
}
