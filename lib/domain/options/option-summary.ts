import type { Text } from '../i18n/text';
import { chosenChoice, isAnswered, isScheduled, tickedChoices, valuesOf } from './answered';
import { quantityOf } from './choice-quantity';
import type { Choice, Option } from './kit';

/** Returns a title in the guest's language. */
type ReadText = (text: Text) => string;

const tickedLine = (choice: Choice, text: ReadText): string =>
  quantityOf(choice) > 1 ? `${text(choice.title)} x ${quantityOf(choice)}` : text(choice.title);

/**
 * Returns the guest's answer to one option, one text per line; empty if the option is not answered. Select: the
 * choice's title. Checkbox: the ticked titles, with 'x N' above 1. Slottime: date and start. Calendar: the dates,
 * joined. Scheduled: one line for each slot. Other types: the raw value. Dates are ISO; `answerInWords` formats them.
 * Rule: cart/CT10.
 */
export function optionSummary(option: Option, text: ReadText): string[] {
  if (!isAnswered(option)) return [];
  const { value } = option;
  const chosen = chosenChoice(option);
  if (option.ptype_id === 'select') return chosen === null ? [] : [text(chosen.title)];
  if (option.ptype_id === 'checkbox') return tickedChoices(option).map((choice) => tickedLine(choice, text));
  if (isScheduled(option)) return [...valuesOf(option)];
  if (option.ptype_id === 'calendar') return [valuesOf(option).join(', ')];
  if (typeof value === 'object' && value !== null) {
    return 'timeStart' in value ? [`${value.date} ${value.timeStart}`] : [value.join(', ')];
  }
  return [String(value)];
}
