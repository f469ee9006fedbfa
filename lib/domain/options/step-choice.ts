import { chosenChoice } from './answered';
import type { Choice, Option } from './kit';
import { isSoldOut } from './options';

/**
 * Returns the choice that minus (-1) or plus (1) leads to in a select whose choices are in order; null: there is none.
 * Without an answer plus leads to the first choice. What is sold out is skipped. Rules: options/O26, stock/SK7.
 */
export function stepChoice(option: Option, step: 1 | -1): Choice | null {
  const chosen = chosenChoice(option);
  const from = chosen === null ? -1 : option.attrs.indexOf(chosen);
  if (chosen === null && step === -1) return null;
  const ahead = step === 1 ? option.attrs.slice(from + 1) : option.attrs.slice(0, from).toReversed();
  return ahead.find((choice) => !isSoldOut(choice)) ?? null;
}
