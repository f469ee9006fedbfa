/**
 * The types of options, and what each one is. Rule: options/O2.
 *
 * A new type is a member of `OPTION_TYPES` and a row of `TYPES`. Rules ask `answerKind` and `timeKind` instead of
 * comparing types, by a switch without a default: where a type needs a kind of its own, the compiler then finds every
 * such switch. Comparisons with a single kind it does not find: search for `answerKind(` and `timeKind(`.
 */

export const OPTION_TYPES = ['select', 'checkbox', 'datetime', 'text', 'time', 'date', 'calendar', 'slottime'] as const;
export type OptionType = (typeof OPTION_TYPES)[number];

export const OPTION_CODES = ['building', 'quantity', 'scheduled', 'phone_number', 'name', 'banknotes'] as const;
export type OptionCode = (typeof OPTION_CODES)[number];

/**
 * What answers an option. `choice`: the id of one choice. `ticks`: ticked choices. `text`: what the guest typed or
 * picked, as text. `dates`: a list of dates. `slots`: a list of bookable slots. `slot`: a day and a start, which carts
 * and orders contain and no form asks for.
 */
type AnswerKind = 'choice' | 'ticks' | 'text' | 'dates' | 'slots' | 'slot';

/** What an option says about days and times. `moment`: a day with a time. */
type TimeKind = 'date' | 'dates' | 'time' | 'moment' | 'slot';

const TYPES: Readonly<Record<OptionType, { answer: AnswerKind; time: TimeKind | null }>> = {
  select: { answer: 'choice', time: null },
  checkbox: { answer: 'ticks', time: null },
  text: { answer: 'text', time: null },
  date: { answer: 'text', time: 'date' },
  calendar: { answer: 'dates', time: 'dates' },
  time: { answer: 'text', time: 'time' },
  // With the code `scheduled` it is answered by slots.
  datetime: { answer: 'text', time: 'moment' },
  slottime: { answer: 'slot', time: 'slot' },
};

type Typed = { ptype_id: OptionType };

/** Returns what answers an option. A `datetime` with the code `scheduled` books slots (options/O5). */
export const answerKind = ({ ptype_id, pcode_id }: Typed & { pcode_id: OptionCode | null }): AnswerKind =>
  ptype_id === 'datetime' && pcode_id === 'scheduled' ? 'slots' : TYPES[ptype_id].answer;

/** Returns what an option says about days and times; null: nothing. */
export const timeKind = ({ ptype_id }: Typed): TimeKind | null => TYPES[ptype_id].time;

/** Whether an option is answered by its choices. */
export const hasChoices = ({ ptype_id }: Typed): boolean =>
  TYPES[ptype_id].answer === 'choice' || TYPES[ptype_id].answer === 'ticks';
