import type { MessageKey } from './message-key';

/**
 * Keys of every message about consent: labels, errors and legal texts. If one of them falls back to English, the page
 * informs the guest.
 */
export const CONSENT_MESSAGE_KEYS = [
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
] as const satisfies readonly MessageKey[];

/**
 * The legal texts among these messages. They are translated into CONSENT_LANGUAGES only; other dictionaries must not
 * contain them, so that those languages fall back to English. All other messages exist in every language. Rule:
 * languages/L12.
 */
export const CONSENT_SENTENCES = [
  'use_session',
  'personal_data_consent',
  'consent_public_offer',
  'consent_privacy_policy',
  'consent_withdrawal',
  'consent_withdrawal_desk',
] as const satisfies readonly MessageKey[];

export const CONSENT_LANGUAGES: readonly string[] = ['en', 'de', 'it', 'fr', 'ru', 'pl', 'sv', 'pt', 'uz', 'ar', 'es'];
