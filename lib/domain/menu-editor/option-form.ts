import { isRecord, readString } from '../json/read-value';

/** An option or a choice as it stands in a hotel file. */
export type FileRecord = Readonly<Record<string, unknown>>;

/**
 * The kinds of questions that the editor offers, each with what makes it in a hotel file. `hasChoices`: guests answer
 * with one or several of its choices. Rule: menu/ME47.
 */
const KINDS = {
  one: { ptype_id: 'select', pcode_id: null, is_resizable: null, hasChoices: true },
  several: { ptype_id: 'checkbox', pcode_id: null, is_resizable: null, hasChoices: true },
  pieces: { ptype_id: 'checkbox', pcode_id: 'quantity', is_resizable: null, hasChoices: true },
  line: { ptype_id: 'text', pcode_id: null, is_resizable: false, hasChoices: false },
  lines: { ptype_id: 'text', pcode_id: null, is_resizable: true, hasChoices: false },
  date: { ptype_id: 'date', pcode_id: null, is_resizable: null, hasChoices: false },
  dates: { ptype_id: 'calendar', pcode_id: null, is_resizable: null, hasChoices: false },
  time: { ptype_id: 'time', pcode_id: null, is_resizable: null, hasChoices: false },
  moment: { ptype_id: 'datetime', pcode_id: null, is_resizable: null, hasChoices: false },
} as const satisfies Record<string, unknown>;

type OfferedKind = keyof typeof KINDS;
export const OFFERED_KINDS = Object.keys(KINDS) as readonly OfferedKind[];
/** `slots`: bookable times. `other`: a question with a meaning of its own, such as the building or the banknotes. */
export type OptionKind = OfferedKind | 'slots' | 'other';

/** How the price of an answer counts. Rule: options/O1. */
export const PRICINGS = ['none', 'plus', 'replace'] as const;
type Pricing = (typeof PRICINGS)[number];

const extraOf = (option: FileRecord): FileRecord => (isRecord(option.extra) ? option.extra : {});

/** What a question of a hotel file is. A kind of an earlier or later release is `other`. Rule: menu/ME47. */
export function optionKind(option: FileRecord): OptionKind {
  const code = readString(option.pcode_id);
  if (option.ptype_id === 'datetime' && code === 'scheduled') return 'slots';
  const isResizable = extraOf(option).is_resizable === true;
  const found = OFFERED_KINDS.find((kind) => {
    const { ptype_id, pcode_id, is_resizable } = KINDS[kind];
    return option.ptype_id === ptype_id && code === pcode_id && (is_resizable ?? isResizable) === isResizable;
  });
  return found ?? 'other';
}

/** Whether a question is answered by its choices. */
export const kindHasChoices = (kind: OptionKind): boolean =>
  kind !== 'slots' && kind !== 'other' && KINDS[kind].hasChoices;

/** The choices of a question as they stand in the file. */
export const choicesOf = (option: FileRecord): readonly FileRecord[] =>
  Array.isArray(option.attrs) ? option.attrs.filter(isRecord) : [];

/** The fields that only questions with choices have. */
const LIMITS = ['max_checked_attrs_count', 'maximum', 'minimum'];

/**
 * The same question as another kind. Choices and limits that the new kind has not are left out, and one with choices that
 * has none begins with an empty one. Everything else stays as it is. Rule: menu/ME47.
 */
export function withKind(option: FileRecord, kind: OfferedKind, choices = choicesOf(option)): FileRecord {
  if (kind === optionKind(option)) return option;
  const { ptype_id, pcode_id, is_resizable, hasChoices } = KINDS[kind];
  const { is_resizable: _before, ...extra } = extraOf(option);
  const kept = Object.entries(option).filter(([field]) => !LIMITS.includes(field));
  const next: Record<string, unknown> = { ...Object.fromEntries(kept), ptype_id };
  const nextExtra = is_resizable === true ? { ...extra, is_resizable } : extra;
  set(next, 'pcode_id', pcode_id);
  set(next, 'extra', Object.keys(nextExtra).length === 0 ? null : nextExtra);
  set(next, 'attrs', hasChoices ? (choices.length > 0 ? choices : [newChoice()]) : null);
  return next;
}

/** null removes the field, because a hotel file contains only what it needs. */
function set(record: Record<string, unknown>, field: string, value: unknown): void {
  if (value === null) delete record[field];
  else record[field] = value;
}

/** How the answers of a question are priced. */
export const pricingOf = (option: FileRecord): Pricing =>
  PRICINGS.find((pricing) => pricing === option.price_type_id) ?? 'none';

/** A new question, which gets its id when it is saved. Rule: menu/ME47. */
export const newOption = (): FileRecord =>
  withKind({ title: {}, is_required: true, price_type_id: 'none', ptype_id: 'text' }, 'one');

/** A choice without a title, which gets its id when it is saved. */
export const newChoice = (): FileRecord => ({ title: {} });

/** Which fields of a question or a choice the editor does not show although they say something. Rule: menu/ME44. */
export function keptFields(record: FileRecord, shown: readonly string[]): readonly string[] {
  const isEmpty = (value: unknown) =>
    value === null ||
    value === false ||
    value === '' ||
    (Array.isArray(value) && value.length === 0) ||
    (isRecord(value) && Object.values(value).every((each) => each === null));
  return Object.keys(record).filter((field) => !shown.includes(field) && !isEmpty(record[field]));
}
