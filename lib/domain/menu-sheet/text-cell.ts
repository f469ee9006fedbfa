import { hasText, type Text } from '../i18n/text';
import { isRecord } from '../json/read-value';
import type { FileValue } from '../menu/menu-item';

/** A text in a file: one for all languages, or by language. Anything else counts as none. */
export const fileText = (value: unknown): Text | null =>
  typeof value === 'string' || isRecord(value) ? (value as Text) : null;

/**
 * The text of one language as its cell has it. What the file has for all languages stands in the column of the hotel's first
 * one.
 */
export function textCell(value: unknown, language: string, languages: readonly string[]): string {
  if (typeof value === 'string') return language === languages[0] ? value : '';
  const text = isRecord(value) ? value[language] : null;
  return typeof text === 'string' ? text : '';
}

/** The text with one language changed; null: deleted. A text for all languages becomes one by language when one differs. */
function withLanguage(
  value: unknown,
  language: string,
  { text, first }: { text: string | null; first: string },
): Text | null {
  if (typeof value === 'string' && language === first) return text;
  const byLanguage = typeof value === 'string' ? { [first]: value } : isRecord(value) ? value : {};
  const { [language]: _before, ...others } = byLanguage as Readonly<Record<string, string | null>>;
  // In its place, so that the order of the languages stays.
  if (text === null) return others;
  return { ...(byLanguage as Readonly<Record<string, string | null>>), [language]: text };
}

/** A value with one language of one of its texts changed. A text without any language is deleted. */
export function withText(
  value: FileValue,
  field: string,
  change: { language: string; text: string | null; first: string },
): FileValue {
  const text = withLanguage(value[field], change.language, change);
  if (hasText(text)) return { ...value, [field]: text };
  const { [field]: _deleted, ...others } = value;
  return others;
}
