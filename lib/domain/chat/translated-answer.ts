import { isBlank } from '../i18n/typed-text';
import { isTooLong } from './message-length';

/**
 * What a guest reads of an answer that a machine has translated: the translation, the mark that says so in the guest's
 * language, and below it what staff have typed. null: it goes as typed, because there is no translation, or no other
 * words, or no room for both. Rule: translation/TX4.
 */
export function translatedAnswer(parts: { original: string; translation: string | null; mark: string }): string | null {
  const { original, mark } = parts;
  const translation = parts.translation?.trim() ?? '';
  if (isBlank(translation) || translation === original.trim()) return null;
  const answer = `${translation}\n\n${mark}\n${original}`;
  return isTooLong(answer) ? null : answer;
}
