import type { Text } from '../i18n/text';
import { isRecord } from '../json/read-value';
import { readText } from './written-texts';

/** The fields of a section or product, and of what is inside it, that hold texts for guests. */
const TEXT_FIELDS = ['title', 'descr', 'button_order_text', 'cart_text', 'text_accepted_order', 'text'];
/** The fields whose members have texts of their own. */
const LISTS = ['options', 'attrs', 'headings', 'pictures', 'files'];

const listAt = (value: Readonly<Record<string, unknown>>, field: string): readonly unknown[] => {
  const list = value[field];
  return Array.isArray(list) ? list : [];
};

/** All texts of an item that guests read: of its own fields, questions, choices, headings, pictures and hours. Rule: menu/ME43. */
export function itemTexts(value: unknown): readonly Text[] {
  if (!isRecord(value)) return [];
  const own = TEXT_FIELDS.flatMap((field) => {
    const text = readText(value[field]);
    return text === null ? [] : [text];
  });
  const inner = LISTS.flatMap((field) => listAt(value, field)).flatMap(itemTexts);
  return [...own, ...inner, ...itemTexts(value.schedule)];
}
