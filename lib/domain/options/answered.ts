import { isBlank } from '../i18n/typed-text';
import { sameId } from '../id';
import type { Choice, Option } from './kit';
import { answerKind, timeKind } from './option-types';

/** Returns the chosen choice of a select; null if nothing is chosen or the value is not the id of a choice. */
export const chosenChoice = (option: Option): Choice | null => {
  const { value } = option;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return option.attrs.find((choice) => sameId(choice.id, value)) ?? null;
};

export const tickedChoices = (option: Option): readonly Choice[] => option.attrs.filter((choice) => choice.checked);

/** Returns the choices that make up an answer; none if the guest typed it or has not answered. */
export function choicesOf(option: Option): readonly Choice[] {
  switch (answerKind(option)) {
    case 'ticks':
      return tickedChoices(option);
    case 'choice': {
      const chosen = chosenChoice(option);
      return chosen === null ? [] : [chosen];
    }
    case 'text':
    case 'dates':
    case 'slots':
    case 'slot':
      return [];
  }
}

/** Whether the option books slots (options/O5). */
export const isScheduled = (option: Pick<Option, 'ptype_id' | 'pcode_id'>): boolean => answerKind(option) === 'slots';

const isWritten = (value: unknown): value is string => typeof value === 'string' && !isBlank(value);

/**
 * Whether the guest answered an option. Null, '', only invisible characters and an empty list are no answers (options/O8), and
 * neither is a value of the wrong type, which corrupt device storage may contain.
 *
 * A select is answered by an existing choice and a checkbox by its ticks, independent of `value`. Otherwise a `replace`
 * option whose value is not one of its choices would remove the base price without adding one.
 */
export function isAnswered(option: Option): boolean {
  const { value } = option;
  switch (answerKind(option)) {
    case 'choice':
    case 'ticks':
      return choicesOf(option).length > 0;
    case 'dates':
    case 'slots':
      return valuesOf(option).length > 0;
    case 'slot': {
      const slot = typeof value === 'object' && value !== null && 'timeStart' in value ? value : null;
      return isWritten(slot?.date) && isWritten(slot?.timeStart);
    }
    case 'text':
      return isWritten(value) || (timeKind(option) === null && typeof value === 'number' && Number.isFinite(value));
  }
}

/** Returns the values of a scheduled or calendar option without duplicates. A single text counts as a list of one. */
export function valuesOf({ value }: Option): readonly string[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(listed.filter(isWritten))];
}
