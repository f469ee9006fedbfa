import { chosenChoice, isAnswered, isScheduled, tickedChoices, valuesOf } from './answered';
import type { Choice, Option } from './kit';
import { quantityOf } from './price';
import type { Text } from './text';

/** How a title is read in the guest's language, and how a YYYY-MM-DD date is written where the hotel is. */
type ReadText = (text: Text) => string;
type WriteDate = (date: string) => string;

const asItIs: WriteDate = (date) => date;

const tickedLine = (choice: Choice, text: ReadText): string =>
  quantityOf(choice) > 1 ? `${text(choice.title)} x ${quantityOf(choice)}` : text(choice.title);

/**
 * What the guest chose in one option, line by line, as the cart shows it; no lines when nothing is chosen.
 * Select: the choice's title. Checkbox: the ticked titles, with 'x N' above 1. Slottime: date and start. Date: written
 * by `date`. Calendar: the dates, joined. Scheduled: one line a slot. Anything else: the raw value.
 * Source: guest-app 2 "Cart overlay".
 */
export function optionSummary(option: Option, text: ReadText, date: WriteDate = asItIs): string[] {
  if (!isAnswered(option)) return [];
  const { value } = option;
  const chosen = chosenChoice(option);
  if (option.ptype_id === 'select') return chosen === null ? [] : [text(chosen.title)];
  if (option.ptype_id === 'checkbox') return tickedChoices(option).map((choice) => tickedLine(choice, text));
  if (isScheduled(option)) return [...valuesOf(option)];
  if (option.ptype_id === 'calendar') return [valuesOf(option).map(date).join(', ')];
  if (option.ptype_id === 'date' && typeof value === 'string') return [date(value)];
  if (typeof value === 'object' && value !== null) {
    return 'timeStart' in value ? [`${date(value.date)} ${value.timeStart}`] : [value.join(', ')];
  }
  return [String(value)];
}
