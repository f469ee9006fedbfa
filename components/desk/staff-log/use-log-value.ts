'use client';

import { type Text, textIn } from '@/lib/domain/i18n/text';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { type DeskTranslate, useDesk } from '../desk-context';
import { stateWord } from '../orders/order-state';
import { ROLE_WORDS } from '../staff/role-words';
import { HOW_WORDS } from '../staff/session-list';
import { useMomentText } from '../use-moment-text';
import { fieldName, isAmount } from './field-words';

/** Stands for no value. */
const NOTHING = '–';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Values that are words of their own, by their field. */
const VALUES: Readonly<Record<string, Readonly<Record<string, keyof DeskMessages>>>> = {
  role: ROLE_WORDS,
  how: HOW_WORDS,
  ways: HOW_WORDS,
  state: { invited: 'state_invited', active: 'state_active', removed: 'state_removed' },
};

const ORDER_STATES: ReadonlySet<string> = new Set(['draft', 'approved', 'accepted', 'done', 'cancelled', 'expired']);

/** Whether an object is a text by language, and not something with fields. */
const isByLanguage = (value: object): value is Exclude<Text, string> =>
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, text]) => /^[a-z]{2,3}$/.test(key) && (text === null || typeof text === 'string'));

function wordOf(field: string, value: string, t: DeskTranslate): string | null {
  const word = VALUES[field]?.[value];
  if (word !== undefined) return t(word);
  return field === 'status' && ORDER_STATES.has(value) ? stateWord(value, t) : null;
}

type Writer = Pick<ReturnType<typeof useDesk>, 't' | 'amount'> & { language: string; moment(at: string): string };

/** A value without parts. */
function writtenValue(field: string, value: unknown, { t, amount, moment }: Writer): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return isAmount(field) ? amount(value) : String(value);
  const text = String(value);
  return wordOf(field, text, t) ?? (MOMENT.test(text) ? moment(text) : text);
}

function written(field: string, value: unknown, writer: Writer): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (Array.isArray(value)) return value.map((each) => written(field, each, writer)).join(', ') || NOTHING;
  if (typeof value !== 'object') return writtenValue(field, value, writer);
  if (isByLanguage(value)) return textIn(value, writer.language) || NOTHING;
  return Object.entries(value)
    .map(([name, part]) => `${fieldName(name, writer.t)}: ${written(name, part, writer)}`)
    .join(' · ');
}

/** Returns a function that writes the value of a field in words. */
export function useLogValue(): (field: string, value: unknown) => string {
  const { hotel, t, amount } = useDesk();
  const moment = useMomentText();
  const writer = { t, amount, moment, language: hotel.language };
  return (field, value) => written(field, value, writer);
}
