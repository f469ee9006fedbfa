import { chosenChoice } from './answered';
import type { Choice, Option } from './kit';

/**
 * Returns the choice that minus (-1) or plus (1) leads to in a select whose choices are in order; null: there is none.
 * Without an answer plus leads to the first choice. Rule: options/O26.
 */
export function stepChoice(option: Option, step: 1 | -1): Choice | null {
  const chosen = chosenChoice(option);
  if (chosen === null) return step === 1 ? (option.attrs[0] ?? null) : null;
  return option.attrs[option.attrs.indexOf(chosen) + step] ?? null;
}
