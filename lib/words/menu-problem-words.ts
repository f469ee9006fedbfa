import { bcp47 } from '@/lib/domain/i18n/language';
import { interpolate } from './message-key';
import words from './staff/menu-problem-words.json';

type Sentences = { readonly en: string } & Readonly<Record<string, string>>;
type Reason = { pattern: RegExp; names: readonly string[]; sentences: Sentences };

const PLACEHOLDER = /\{(\w+)\}/g;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A reason of the import as a pattern that finds its values. */
function reasonOf([written, sentences]: readonly [string, Sentences]): Reason {
  const names = [...written.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const parts = written.split(PLACEHOLDER).map((part, place) => (place % 2 === 1 ? '(.+?)' : escaped(part)));
  return { pattern: new RegExp(`^${parts.join('')}$`, 's'), names, sentences };
}

const REASONS: readonly Reason[] = Object.entries(words).map(reasonOf);

/** The languages of the desk, English first: the desk's own list comes with all of its words. */
export const MENU_PROBLEM_LANGUAGES: readonly string[] = Object.keys(words['a text is missing here']);

/**
 * Why the import refuses something of a menu, for staff in a language of the desk; in English if there is no translation.
 * The import's own words, which are for who writes files, are the keys. One that is not in the list stays as it is. Apart
 * from the desk's dictionaries, because menus are checked on the server. Rule: menu/ME60.
 */
export function menuProblemWord(reason: string, language: string): string {
  for (const { pattern, names, sentences } of REASONS) {
    const values = pattern.exec(reason)?.slice(1);
    if (values === undefined) continue;
    const sentence = (Object.hasOwn(sentences, language) ? sentences[language] : undefined) ?? sentences.en;
    return interpolate(
      sentence,
      Object.fromEntries(names.map((name, place) => [name, values[place] ?? ''])),
      bcp47(language),
    );
  }
  return reason;
}
