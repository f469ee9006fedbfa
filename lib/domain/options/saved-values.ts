import { type Id, sameId } from '../id';
import { chosenChoice, isAnswered } from './answered';
import { isBanknotes } from './clean-kit';
import type { Kit, Option, OptionValue } from './kit';
import { answerKind } from './option-types';
import { readOptionValue } from './read-option-value';

/**
 * The guest's answers that the device stores for later forms with the same options: `property_values`, [{id (int),
 * value}]. Rules: device-storage/D3, options/O18, options/O19.
 */
export type SavedValue = { id: number; value: OptionValue };

/** Ticks, banknotes and read-only answers are not stored. */
const isStored = (option: Option): boolean =>
  answerKind(option) !== 'ticks' && !isBanknotes(option) && !option.is_read_only;

/** Returns the answers of a kit that are stored. */
export const answersOf = (kit: Kit): SavedValue[] =>
  kit.properties.flatMap((option) => {
    const id = Number(option.id);
    return Number.isSafeInteger(id) && isStored(option) && isAnswered(option) ? [{ id, value: option.value }] : [];
  });

/**
 * Updates the stored answers after a kit has changed: the answers of its options are replaced or removed, others are
 * kept.
 */
export const mergeAnswers = (saved: readonly SavedValue[], kit: Kit): SavedValue[] => {
  const own = new Set(kit.properties.map(({ id }) => String(id)));
  return [...saved.filter(({ id }) => !own.has(String(id))), ...answersOf(kit)];
};

const isTextList = (value: OptionValue): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/**
 * Returns the option with a stored value, or the same option if the value has the wrong type or its choice no longer
 * exists.
 */
function answeredWith(option: Option, value: OptionValue): Option {
  const answered = { ...option, value };
  if (!isOfKind(option, value) || !isAnswered(answered)) return option;
  return answerKind(option) === 'choice' ? { ...option, value: chosenChoice(answered)?.id ?? null } : answered;
}

function isOfKind(option: Option, value: OptionValue): boolean {
  switch (answerKind(option)) {
    case 'choice':
      return true;
    case 'dates':
    case 'slots':
      return isTextList(value);
    case 'slot':
      return typeof value === 'object' && !isTextList(value);
    case 'text':
      return typeof value === 'string';
    case 'ticks':
      return false;
  }
}

/**
 * Copies stored answers into a kit by option id, except into checkboxes (options/O18, options/O19). With the variation
 * `oldIdMatching`, an option without a stored answer takes the answer for its `extra.old_id`.
 */
export const restoreAnswers = (
  kit: Kit,
  saved: readonly SavedValue[],
  variations: { oldIdMatching: boolean } = { oldIdMatching: false },
): Kit => {
  const under = (optionId: Id | null) => saved.findLast(({ id }) => sameId(id, optionId));
  return {
    ...kit,
    properties: kit.properties.map((option) => {
      if (!isStored(option)) return option;
      const found = under(option.id) ?? (variations.oldIdMatching ? under(option.extra.old_id) : undefined);
      return found === undefined ? option : answeredWith(option, found.value);
    }),
  };
};

/** Reads stored answers from parsed JSON. Invalid entries are left out. */
export const savedValuesFrom = (stored: unknown): SavedValue[] =>
  (Array.isArray(stored) ? stored : []).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('id' in entry) || !('value' in entry)) return [];
    const id = typeof entry.id === 'number' ? entry.id : Number.NaN;
    const value = readOptionValue(entry.value);
    return Number.isSafeInteger(id) && value !== null ? [{ id, value }] : [];
  });

/** Sets one answer among those that the device keeps. */
export const withAnswer = (saved: readonly SavedValue[], answer: SavedValue): SavedValue[] => [
  ...saved.filter(({ id }) => id !== answer.id),
  answer,
];
