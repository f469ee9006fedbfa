import { type Choice, type Option, sameId } from './kit';

/** The choice a select stands on; null when none, or when its value names no choice of this option. */
export const chosenChoice = (option: Option): Choice | null => {
  const { value } = option;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return option.attrs.find((choice) => sameId(choice.id, value)) ?? null;
};

/** The ticked choices of a checkbox option. */
export const tickedChoices = (option: Option): readonly Choice[] => option.attrs.filter((choice) => choice.checked);

/** Whether this option books slots (a `datetime` with the code `scheduled`, options/O5). */
export const isScheduled = (option: Option): boolean =>
  option.ptype_id === 'datetime' && option.pcode_id === 'scheduled';

/** Several values are one answer: the slots of a scheduled option, the dates of a calendar. */
const isListed = (option: Option): boolean => isScheduled(option) || option.ptype_id === 'calendar';

const isWritten = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Whether the guest answered an option. Null, '', only blanks and an empty list are no answer (options/O8), nor is a
 * value of another kind than the option's, which a corrupt device may hold.
 *
 * A select counts by its choice and a checkbox by its ticks, not by what `value` claims: a value that names no choice
 * would otherwise let a `replace` option take the base price away and put nothing in its place.
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

/** A scheduled or calendar option's values, each once; a single text counts as a list of one. */
export function valuesOf({ value }: Option): readonly string[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(listed.filter(isWritten))];
}
