import { ALLERGEN_KEYS, DIET_KEYS } from '@/lib/domain/allergens/food-message-keys';
import { weekdayNames } from '@/lib/domain/booking/weekday-names';
import { languageName } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { isRecord } from '@/lib/domain/json/read-value';
import type { FileValue } from '@/lib/domain/menu/menu-item';
import type { FieldPath } from '@/lib/domain/menu-editor/field-path';
import { MEMBER_ORDER, partAt } from '@/lib/domain/menu-editor/merge-edits';
import { optionKind } from '@/lib/domain/menu-editor/option-form';
import { type ScheduleRow, scheduleRows } from '@/lib/domain/menu-editor/schedule-form';
import { readText } from '@/lib/domain/menu-editor/written-texts';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { useDesk } from '../../desk-context';
import { KIND_WORDS, PRICING_WORDS } from '../options/option-editor';
import { useEditing } from './editing';
import { fieldName } from './field-words';

/** The words of values that are codes in a hotel file. */
const CODE_WORDS: Readonly<Record<string, keyof DeskMessages>> = { ...ALLERGEN_KEYS, ...DIET_KEYS, ...PRICING_WORDS };

const titleIn = (part: unknown, language: string): string =>
  isRecord(part) ? textIn(readText(part.title ?? part.text), language) : '';

/** Returns a function that names a part of the item by its field, question and language. Rule: menu/ME49. */
export function usePartName(theirs: FileValue | null): (path: FieldPath) => string {
  const { hotel, t } = useDesk();
  const { menu, value: mine } = useEditing();
  const stepName = (path: FieldPath): string => {
    const step = String(path.at(-1));
    if (path.length > 1 && menu.languages.includes(step)) return languageName(step);
    // A member of a list stands in the path by its key.
    const isMember = [mine, theirs].some((value) => Array.isArray(partAt(value, path.slice(0, -1))));
    if (!isMember) return fieldName(step, t);
    const [title] = [mine, theirs].map((value) => titleIn(partAt(value, path), hotel.language)).filter(Boolean);
    return title ?? t('menu_untitled');
  };
  const nameOf = (path: FieldPath): string =>
    path.at(-1) === MEMBER_ORDER
      ? t('menu_order_of', { name: nameOf(path.slice(0, -1)) })
      : path.map((_step, place) => stepName(path.slice(0, place + 1))).join(' · ');
  return nameOf;
}

/** Returns a function that shows what a part of the item says. */
export function usePartText(): (part: unknown, path: FieldPath) => string {
  const { hotel, t } = useDesk();
  const { menu } = useEditing();
  const codeText = (part: unknown): string => {
    const key = typeof part === 'string' && Object.hasOwn(CODE_WORDS, part) ? CODE_WORDS[part] : undefined;
    return key === undefined ? '' : t(key);
  };
  const hoursOf = ({ days, from, until, opens, closes }: ScheduleRow): string => {
    const named = weekdayNames(hotel.language).filter((_name, day) => days[day]);
    const times = [opens, closes].filter(Boolean).join(' – ');
    const season = from === '' && until === '' ? '' : `${from} – ${until}`;
    return [named.join(', '), times, season].filter(Boolean).join(' · ');
  };
  const listText = (list: readonly unknown[]): string => {
    const members = list.map((member) => codeText(member) || titleIn(member, hotel.language));
    return members.length > 0 && members.every(Boolean)
      ? members.join(', ')
      : t('menu_entries', { count: list.length });
  };
  const recordText = (part: FileValue): string => {
    const texts = menu.languages.filter((language) => typeof part[language] === 'string');
    return (
      titleIn(part, hotel.language) ||
      scheduleRows(part).map(hoursOf).join('\n') ||
      texts.map((language) => `${languageName(language)}: ${part[language]}`).join('\n') ||
      t('menu_changed')
    );
  };
  const wordOf = (part: unknown, field: unknown): string => {
    if (typeof part === 'boolean') return t(part ? 'yes' : 'no');
    if (field === 'ptype_id') return t(KIND_WORDS[optionKind({ ptype_id: part })]);
    return (field === 'price_type_id' && codeText(part)) || String(part);
  };
  return (part, path) => {
    if (part === undefined || part === null || part === '') return t('menu_nothing');
    if (isRecord(part)) return recordText(part);
    if (!Array.isArray(part)) return wordOf(part, path.at(-1));
    return path[0] === 'schedule' && part.length > 0 ? recordText({ days: part }) : listText(part);
  };
}
