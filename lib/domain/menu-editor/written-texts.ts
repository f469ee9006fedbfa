import type { Text } from '../i18n/text';
import { isRecord } from '../json/read-value';

/** A text of a hotel file as it stands there; null: it has none. */
type FileText = Text | null | undefined;

const isFilled = (text: string | null | undefined): text is string => typeof text === 'string' && text.trim() !== '';

/** Reads a text of a hotel file. What is none reads as null. */
export const readText = (value: unknown): Text | null =>
  typeof value === 'string' || isRecord(value) ? (value as Text) : null;

/**
 * What is written in exactly this language, '' if nothing is: unlike what guests read, it never falls back to another
 * language. A text of one string is the same in every language. Rule: menu/ME42.
 */
export function writtenIn(text: FileText, language: string): string {
  if (typeof text === 'string') return text;
  const own = text?.[language];
  return typeof own === 'string' ? own : '';
}

/**
 * The text with what was typed in one language; null once nothing is left of it. A text of one string becomes one by
 * language, and keeps the string in the hotel's other languages. Rule: menu/ME42.
 */
export function withText(
  text: FileText,
  { language, typed, languages }: { language: string; typed: string; languages: readonly string[] },
): Text | null {
  const before: Readonly<Record<string, string | null>> =
    typeof text === 'string' ? Object.fromEntries(languages.map((each) => [each, text])) : (text ?? {});
  const { [language]: _before, ...others } = before;
  const next = isFilled(typed) ? { ...before, [language]: typed } : others;
  return Object.values(next).some(isFilled) ? next : null;
}

/** The languages of the hotel in which a text is missing although another language has it. Rule: menu/ME43. */
export function lackingLanguages(text: FileText, languages: readonly string[]): readonly string[] {
  const lacking = languages.filter((language) => !isFilled(writtenIn(text, language)));
  return typeof text === 'string' || lacking.length === languages.length ? [] : lacking;
}

/**
 * In how many of these texts each language lacks what another one has. A language that lacks none is left out.
 * Rule: menu/ME43.
 */
export function lacksByLanguage(texts: readonly FileText[], languages: readonly string[]): ReadonlyMap<string, number> {
  const lacks = texts.flatMap((text) => lackingLanguages(text, languages));
  const counts = languages.map((language) => [language, lacks.filter((each) => each === language).length] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}
