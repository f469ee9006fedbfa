import { directionOf } from '@/lib/domain/i18n/language';
import { keepLanguage } from './keep-language';

/**
 * Keeps a guest's choice. Returns whether the writing direction changes: then the page is loaded anew.
 * Rule: languages/L8.
 */
export function chooseLanguage(from: string, to: string): { directionChanges: boolean } {
  keepLanguage(to);
  return { directionChanges: directionOf(from) !== directionOf(to) };
}
