import { chosenChoice, isAnswered, isScheduled } from './answered';
import { type Id, type Kit, type Option, type OptionValue, sameId } from './kit';
import { readOptionValue } from './read-option-value';

/**
 * What the phone remembers of a guest's answers, for the next form that asks the same: `property_values`,
 * [{id (int), value}]. Rules: device-storage/D3, options/O18, options/O19.
 */
export type SavedValue = { id: number; value: OptionValue };

/** Ticks are not remembered, nor how much cash a guest carries, nor what the guest cannot change. */
const isRemembered = (option: Option): boolean =>
  option.ptype_id !== 'checkbox' && option.pcode_id !== 'banknotes' && !option.is_read_only;

/** The answers of a kit that are worth remembering. */
export const answersOf = (kit: Kit): SavedValue[] =>
  kit.properties.flatMap((option) => {
    const id = Number(option.id);
    return Number.isSafeInteger(id) && isRemembered(option) && isAnswered(option) ? [{ id, value: option.value }] : [];
  });

/**
 * The remembered answers after a kit has changed: its own are replaced, an answer taken back is forgotten, others
 * stay.
 */
export const mergeAnswers = (saved: readonly SavedValue[], kit: Kit): SavedValue[] => {
  const own = new Set(kit.properties.map(({ id }) => String(id)));
  return [...saved.filter(({ id }) => !own.has(String(id))), ...answersOf(kit)];
};

const isTextList = (value: OptionValue): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/**
 * The option with a remembered value; the same option when the value is not of its kind or names a choice that is
 * gone.
 */
function answeredWith(option: Option, value: OptionValue): Option {
  const answered = { ...option, value };
  if (option.ptype_id === 'select') {
    const choice = chosenChoice(answered);
    return choice === null ? option : { ...option, value: choice.id };
  }
  const fits =
    isScheduled(option) || option.ptype_id === 'calendar'
      ? isTextList(value)
      : option.ptype_id === 'slottime'
        ? typeof value === 'object' && !isTextList(value)
        : typeof value === 'string';
  return fits && isAnswered(answered) ? answered : option;
}

/**
 * Puts remembered answers back into a kit, by option id; never into checkboxes (options/O18, options/O19). With the
 * variation `oldIdMatching` an option that has none of its own takes the one of its `extra.old_id`.
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
      if (!isRemembered(option)) return option;
      const found = under(option.id) ?? (variations.oldIdMatching ? under(option.extra.old_id) : undefined);
      return found === undefined ? option : answeredWith(option, found.value);
    }),
  };
};

/** Remembered answers from anything parsed; what is corrupt or foreign is left out. */
export const savedValuesFrom = (stored: unknown): SavedValue[] =>
  (Array.isArray(stored) ? stored : []).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('id' in entry) || !('value' in entry)) return [];
    const id = typeof entry.id === 'number' ? entry.id : Number.NaN;
    const value = readOptionValue(entry.value);
    return Number.isSafeInteger(id) && value !== null ? [{ id, value }] : [];
  });
