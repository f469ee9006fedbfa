import { isBlank } from '../i18n/typed-text';
import { sameId } from '../id';
import type { Choice, Option } from './kit';

/** Returns the chosen choice of a select; null if nothing is chosen or the value is not the id of a choice. */
export const chosenChoice = (option: Option): Choice | null => {
  const { value } = option;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return option.attrs.find((choice) => sameId(choice.id, value)) ?? null;
};

export const tickedChoices = (option: Option): readonly Choice[] => option.attrs.filter((choice) => choice.checked);

/** Returns the choices that make up an answer; none if the guest typed it or has not answered. */
export function choicesOf(option: Option): readonly Choice[] {
  if (option.ptype_id === 'checkbox') return tickedChoices(option);
  const chosen = option.ptype_id === 'select' ? chosenChoice(option) : null;
  return chosen === null ? [] : [chosen];
}

/** Whether the option books slots: a `datetime` with the code `scheduled` (options/O5). */
export const isScheduled = (option: Option): boolean =>
  option.ptype_id === 'datetime' && option.pcode_id === 'scheduled';

/** Whether the value is a list: the slots of a scheduled option or the dates of a calendar. */
const isListed = (option: Option): boolean => isScheduled(option) || option.ptype_id === 'calendar';

const isWritten = (value: unknown): value is string => typeof value === 'string' && !isBlank(value);

/**
 * Whether the guest answered an option. Null, '', only invisible characters and an empty list are no answers (options/O8), and
 * neither is a value of the wrong type, which corrupt device storage may contain.
 *
 * A select is answered by an existing choice and a checkbox by its ticks, independent of `value`. Otherwise a `replace`
 * option whose value is not one of its choices would remove the base price without adding one.
 */
export function isAnswered(option: Option): boolean {
  const { value, ptype_id } = option;
  if (ptype_id === 'select') return chosenChoice(option) !== null;
  if (ptype_id === 'checkbox') return tickedChoices(option).length > 0;
  if (isListed(option)) return valuesOf(option).length > 0;
  if (ptype_id === 'slottime') {
    const slot = typeof value === 'object' && value !== null && 'timeStart' in value ? value : null;
    return isWritten(slot?.date) && isWritten(slot?.timeStart);
  }
  return isWritten(value) || (ptype_id === 'text' && typeof value === 'number' && Number.isFinite(value));
}

/** Returns the values of a scheduled or calendar option without duplicates. A single text counts as a list of one. */
export function valuesOf({ value }: Option): readonly string[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(listed.filter(isWritten))];
}
