import { hasText } from '../i18n/text';
import { isRecord } from '../json/read-value';
import { type FieldPath, type FieldProblem, writeFieldPath } from './field-path';
import { readText } from './written-texts';

/** What the import says of a required text that is empty, which screens translate. */
export const TEXT_IS_MISSING = 'a text is missing here';

const listAt = (value: unknown, field: string): readonly unknown[] =>
  isRecord(value) && Array.isArray(value[field]) ? value[field] : [];

const titleAt = (value: unknown, path: FieldPath): readonly FieldPath[] =>
  isRecord(value) && hasText(readText(value.title)) ? [] : [[...path, 'title']];

/**
 * The texts of a section or a product that must not be empty and are: nothing can be saved before they are written, so
 * nobody asks the server. Rule: menu/ME50.
 */
export function missingTexts(item: string, value: Readonly<Record<string, unknown>>): readonly FieldProblem[] {
  if (item.startsWith('sequence:')) return [];
  const options = listAt(value, 'options').flatMap((option, place) => [
    ...titleAt(option, ['options', place]),
    ...listAt(option, 'attrs').flatMap((choice, index) => titleAt(choice, ['options', place, 'attrs', index])),
  ]);
  const headings = listAt(value, 'headings').flatMap((heading, place) => titleAt(heading, ['headings', place]));
  return [...titleAt(value, []), ...options, ...headings].map((path) => ({
    field: writeFieldPath(path),
    message: TEXT_IS_MISSING,
  }));
}
