import type { Text } from '../i18n/text';
import { choicesOf, isAnswered, valuesOf } from './answered';
import { quantityOf } from './choice-quantity';
import type { Choice, Option } from './kit';
import { answerKind } from './option-types';

/** Returns a title in the guest's language. */
type ReadText = (text: Text) => string;

const tickedLine = (choice: Choice, text: ReadText): string =>
  quantityOf(choice) > 1 ? `${text(choice.title)} x ${quantityOf(choice)}` : text(choice.title);

const rawValue = ({ value }: Option): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  return 'timeStart' in value ? `${value.date} ${value.timeStart}` : value.join(', ');
};

/**
 * Returns the guest's answer to one option, one text per line; empty if the option is not answered. Select: the
 * choice's title. Checkbox: the ticked titles, with 'x N' above 1. Slottime: date and start. Calendar: the dates,
 * joined. Scheduled: one line for each slot. Other types: the raw value. Dates are ISO; `answerInWords` formats them.
 * Rule: cart/CT10.
 */
export function optionSummary(option: Option, text: ReadText): string[] {
  if (!isAnswered(option)) return [];
  switch (answerKind(option)) {
    case 'choice':
      return choicesOf(option).map(({ title }) => text(title));
    case 'ticks':
      return choicesOf(option).map((choice) => tickedLine(choice, text));
    case 'slots':
      return [...valuesOf(option)];
    case 'dates':
      return [valuesOf(option).join(', ')];
    case 'slot':
    case 'text':
      return [rawValue(option)];
  }
}
