import type { WordKey } from './word-key';

/**
 * Keys of consent texts. Where one is shown in English instead of the guest's language, the page says so, because the
 * guest agrees to it.
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
 * Legal texts that a guest agrees to. They exist in CONSENT_LANGUAGES and are English in all others, whose
 * dictionaries must not contain them.
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
