import type { Text } from '../i18n/text';

/** Whether what was typed is one of the hotel's own replies in the guest's language. Rule: translation/TX4. */
export const isReplyInLanguage = (replies: readonly Text[], language: string, typed: string): boolean =>
  replies.some((reply) => typeof reply !== 'string' && reply[language]?.trim() === typed.trim());
