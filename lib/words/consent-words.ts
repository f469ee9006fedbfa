import type { WordKey } from './word-key';

/**
 * The words of the consent. Wherever one is read in English instead, it says so, because it is what a guest agrees to.
 */
export const CONSENT_WORDS = [
  'use_session',
  'public_offer',
  'privacy_policy',
  'personal_data_agreement',
  'personal_data_consent',
  'consent_public_offer',
  'consent_privacy_policy',
  'consent_missing',
  'consents_missing',
  'consent_withdrawal',
  'consent_withdrawal_desk',
] as const satisfies readonly WordKey[];

/**
 * What a guest agrees to, word for word. These are legal texts: they exist in the languages of CONSENT_LANGUAGES and are
 * read in English in every other one, whose dictionary must not hold them.
 */
export const CONSENT_SENTENCES = [
  'use_session',
  'personal_data_consent',
  'consent_public_offer',
  'consent_privacy_policy',
  'consent_withdrawal',
  'consent_withdrawal_desk',
] as const satisfies readonly WordKey[];

export const CONSENT_LANGUAGES: readonly string[] = ['en', 'de', 'it', 'fr', 'ru', 'pl', 'sv', 'pt', 'uz', 'ar', 'es'];
