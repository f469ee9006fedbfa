import type { MessageKey } from './message-key';

/** Supported languages without a dictionary. Guests read English if the hotel has no text. */
export const WITHOUT_DICTIONARY: readonly string[] = [];

/**
 * Untranslated messages: message key → languages. A new message that cannot be translated into all languages at once is
 * listed here; the parity test fails if a listed message is translated. Rule: languages/L12.
 */
export const MISSING_MESSAGES: Readonly<Partial<Record<MessageKey, readonly string[]>>> = {};
