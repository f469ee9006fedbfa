import { type Choice, type Option, sameId } from './kit';

/** The choice a select stands on; null when none, or when its value names no choice of this option. */
export const chosenChoice = (option: Option): Choice | null => {
  const { value } = option;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return option.attrs.find((choice) => sameId(choice.id, value)) ?? null;
};

/** The ticked choices of a checkbox option. */
export const tickedChoices = (option: Option): readonly Choice[] => option.attrs.filter((choice) => choice.checked);

/** Whether this option books slots (guest-app 3: datetime with code scheduled). */
export const isScheduled = (option: Option): boolean =>
  option.ptype_id === 'datetime' && option.pcode_id === 'scheduled';

/**
 * Whether the guest answered an option. Null, '', only blanks and an empty list are no answer (reading 24).
 *
 * A select counts by its choice and a checkbox by its ticks, not by what `value` claims: a value that names no choice
 * would otherwise let a `replace` option take the base price away and put nothing in its place.
 */
export function isAnswered(option: Option): boolean {
  const { value } = option;
  if (option.ptype_id === 'select') return chosenChoice(option) !== null;
  if (option.ptype_id === 'checkbox') return tickedChoices(option).length > 0;
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return true;
  if ('length' in value) return value.length > 0;
  return value.date.trim() !== '' && value.timeStart.trim() !== '';
}

/** A scheduled or calendar option's values; a single text counts as a list of one. */
export function valuesOf(option: Option): readonly string[] {
  const { value } = option;
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  return value !== null && typeof value === 'object' && 'length' in value ? value : [];
}
