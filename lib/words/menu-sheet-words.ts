import { bcp47 } from '@/lib/domain/i18n/language';
import { interpolate, type Params } from './message-key';
import words from './staff/menu-sheet-words.json';

export type MenuSheetWord = keyof typeof words;

/**
 * A sentence about a menu's spreadsheet in a language of the desk; in English if there is no translation. Apart from the
 * desk's dictionaries, because those are sent to every desk, and sheets are read on the server. Rule: menu-sheet/MS7.
 */
export function menuSheetWord(key: MenuSheetWord, language: string, params: Params = {}): string {
  const translations: Readonly<Record<string, string>> = words[key];
  const sentence = (Object.hasOwn(translations, language) ? translations[language] : undefined) ?? words[key].en;
  return interpolate(sentence, params, bcp47(language));
}
