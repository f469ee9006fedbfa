import { type Id, sameId } from '../id';
import { isAnswered, tickedChoices } from './answered';
import { quantityOf } from './choice-quantity';
import { cleanOptions, isBanknotes } from './clean-kit';
import type { Choice, Kit, Option, OptionValue } from './kit';
import { answerKind } from './option-types';

/**
 * Changes and validates a guest's answers. Rules: options/O12, options/O9, sending/SE14, options/O8, options/O14. Every
 * change returns a new kit, or the same kit if the change is not allowed.
 */

/** Maximum length of a text answer that the platform accepts. Rule: options/O23. */
export const MAX_ANSWER_LENGTH = 1000;

/** Whether a product has options: its kit has an id above 0 and at least one option (catalogue/C7). */
export const hasOptions = (product: { property_kit_id: Id | null; property: Kit | null }): boolean =>
  Number(product.property_kit_id) > 0 && (product.property?.properties.length ?? 0) > 0;

/**
 * Returns the kit that the guest sees, or null. A kit without an id above 0 is never displayed, so its options must not
 * be required.
 */
export const offeredKit = (product: { property_kit_id: Id | null; property: Kit | null }): Kit | null =>
  hasOptions(product) ? product.property : null;

const changeOption = (kit: Kit, optionId: Id, change: (option: Option) => Option): Kit => {
  const before = kit.properties.find((option) => sameId(option.id, optionId));
  const after = before === undefined ? before : change(before);
  return before === after
    ? kit
    : { ...kit, properties: kit.properties.map((option) => (option === before && after ? after : option)) };
};

/** Sets the value of an option: text, time, date, dates or slots. null removes the answer. */
export const setOptionValue = (kit: Kit, optionId: Id, value: OptionValue): Kit =>
  changeOption(kit, optionId, (option) => ({ ...option, value }));

/** Whether nothing is left of a choice today, so that it cannot be chosen. Rule: stock/SK7. */
export const isSoldOut = ({ stock_left }: Pick<Choice, 'stock_left'>): boolean => stock_left === 0;

/** The most pieces of a choice that is counted in pieces, by its own maximum and by what is left. */
const mostOf = ({ maximum, stock_left }: Choice): number =>
  Math.min(limitOf(maximum), stock_left ?? Number.POSITIVE_INFINITY);

/** Chooses a choice of a select. The value is the choice's id as the hotel sent it (sending/SE14). */
export const chooseChoice = (kit: Kit, optionId: Id, choiceId: Id): Kit =>
  changeOption(kit, optionId, (option) => {
    const choice = option.attrs.find(({ id }) => sameId(id, choiceId));
    return choice === undefined || isSoldOut(choice) ? option : { ...option, value: choice.id };
  });

/** Returns the minimum quantity of a choice: its own minimum, or 1 if that is null or 0 (options/O15). */
export const minimumQuantity = (choice: Choice): number =>
  choice.minimum !== null && choice.minimum >= 1 ? Math.trunc(choice.minimum) : 1;

/** null and 0 mean no limit (options/O14). */
const limitOf = (maximum: number | null): number =>
  maximum !== null && maximum > 0 ? Math.trunc(maximum) : Number.POSITIVE_INFINITY;

const tickedTotal = (option: Option): number =>
  tickedChoices(option).reduce((sum, choice) => sum + quantityOf(choice), 0);

const isCounted = (option: Option): boolean => option.pcode_id === 'quantity';

/** The smallest and the largest quantity of a choice while it is ticked. */
function tickableRange(option: Option, choice: Choice): { least: number; most: number } {
  if (!isCounted(option)) return { least: quantityOf(choice), most: quantityOf(choice) };
  return { least: minimumQuantity(choice), most: limitOf(choice.maximum) };
}

/**
 * Returns the maximum sum that can be ticked at once. The minimum is limited to it, because an unreachable one would
 * block every order. Of all sets of choices whose smallest quantities fit into the option's maximum, it takes the one
 * with the largest quantities.
 */
function mostTicked(option: Option): number {
  const limit = limitOf(option.maximum);
  const ranges = option.attrs
    .map((choice) => tickableRange(option, choice))
    .filter(({ least, most }) => least <= Math.min(most, limit));
  const count = Math.min(ranges.length, limitOf(option.max_checked_attrs_count));
  /** By number of choices: the largest sum of their `most` for each sum of their `least`. */
  const sums = Array.from({ length: count + 1 }, (_, index) => new Map<number, number>(index === 0 ? [[0, 0]] : []));
  for (const { least, most } of ranges) {
    for (let index = count; index > 0; index--) {
      for (const [smallest, largest] of sums[index - 1] ?? []) {
        const sum = smallest + least;
        if (sum <= limit) sums[index]?.set(sum, Math.max(sums[index]?.get(sum) ?? 0, largest + most));
      }
    }
  }
  return Math.min(limit, Math.max(...sums.flatMap((each) => [...each.values()])));
}

/** Returns the minimum sum of the ticked quantities of a checkbox; 0: no minimum. Rule: options/O16. */
export const leastTicked = (option: Option): number =>
  answerKind(option) === 'ticks' && option.minimum !== null && option.minimum >= 1
    ? Math.min(Math.trunc(option.minimum), mostTicked(option))
    : 0;

/** Returns how many more a checkbox needs, for the message 'n more'. */
export const missingChoices = (option: Option): number => Math.max(0, leastTicked(option) - tickedTotal(option));

/**
 * Whether a choice cannot be ticked: its smallest quantity would exceed the option's maximum or exceeds its own
 * maximum, or the maximum number of choices is already ticked. A ticked choice can always be unticked (options/O13).
 */
export function isChoiceDisabled(option: Option, choice: Choice): boolean {
  if (choice.checked) return false;
  if (isSoldOut(choice)) return true;
  const counted = isCounted(option);
  const min = counted ? minimumQuantity(choice) : quantityOf(choice);
  if (counted && min > mostOf(choice)) return true;
  if (tickedTotal(option) + min > limitOf(option.maximum)) return true;
  return tickedChoices(option).length >= limitOf(option.max_checked_attrs_count);
}

/** Whether the quantity of a ticked choice can be raised, by its own maximum and the option's (options/O15). */
export const canIncrease = (option: Option, choice: Choice): boolean =>
  choice.checked && quantityOf(choice) < mostOf(choice) && tickedTotal(option) < limitOf(option.maximum);

/** Whether the quantity of a ticked choice can be lowered. */
export const canDecrease = (choice: Choice): boolean => choice.checked && quantityOf(choice) > minimumQuantity(choice);

const changeChoice = (option: Option, choiceId: Id, change: (choice: Choice) => Choice): Option => {
  const before = option.attrs.find(({ id }) => sameId(id, choiceId));
  const after = before === undefined ? before : change(before);
  if (before === after || after === undefined) return option;
  const attrs = option.attrs.map((choice) => (choice === before ? after : choice));
  return { ...option, attrs, value: attrs.some(({ checked }) => checked) ? 'checked' : null };
};

/**
 * Ticks or unticks a choice of a checkbox. The option's value becomes 'checked' if any choice is ticked, else null. A
 * choice with a stepper (code quantity) starts at its minimum (options/O12, options/O15).
 */
export const tickChoice = (kit: Kit, optionId: Id, choiceId: Id, ticked: boolean): Kit =>
  changeOption(kit, optionId, (option) =>
    changeChoice(option, choiceId, (choice) => {
      if (choice.checked === ticked || (ticked && isChoiceDisabled(option, choice))) return choice;
      const stepped = isCounted(option);
      return { ...choice, checked: ticked, ...(stepped && { quantity: ticked ? minimumQuantity(choice) : null }) };
    }),
  );

/**
 * Sets the quantity of a ticked choice, limited by its minimum and by both maximums. A maximum below the minimum wins.
 */
export const setChoiceQuantity = (kit: Kit, optionId: Id, choiceId: Id, quantity: number): Kit =>
  changeOption(kit, optionId, (option) =>
    changeChoice(option, choiceId, (choice) => {
      if (!choice.checked || !Number.isFinite(quantity)) return choice;
      const room = limitOf(option.maximum) - tickedTotal(option) + quantityOf(choice);
      const max = Math.min(mostOf(choice), room);
      const wanted = Math.max(minimumQuantity(choice), Math.trunc(quantity));
      return { ...choice, quantity: Math.max(1, Math.min(wanted, max)) };
    }),
  );

/** The payment that the guest has chosen. */
export type PaymentContext = { paymentType: string | null; paymentId: Id | null };

/**
 * What the validity of an answer depends on beside the answers. `isPhonePossible`: whether a number is possible in its
 * country (phone/PH8). The table of countries is loaded later; until then only the length is checked.
 */
export type AnswerContext = Partial<PaymentContext> & { isPhonePossible?: (number: string) => boolean };

const NO_PAYMENT: PaymentContext = { paymentType: null, paymentId: null };

/**
 * Whether an option is displayed: a banknotes option only with one of its payments that is cash, every other option
 * always. What is displayed is checked and sent. Rule: options/O11.
 */
export const isOptionShown = (option: Option, context: PaymentContext = NO_PAYMENT): boolean =>
  !isBanknotes(option) ||
  (context.paymentType === 'cash' && option.extra.hotel_payment_type_ids.some((id) => sameId(id, context.paymentId)));

/** Prepares the kit for a payment: what is not displayed with it is blanked. Rule: cart/CT6. */
export const kitForPayment = (kit: Kit, payment: PaymentContext): Kit =>
  cleanOptions(kit, (option) => !isOptionShown(option, payment));

const MIN_PHONE_LENGTH = 10;

function isPhoneValid(value: Option['value'], { isPhonePossible = () => true }: AnswerContext): boolean {
  if (typeof value === 'object') return false;
  // Removes one space and one dash, like the earlier app. A formatted number has more of them, so it must be
  // longer.
  return String(value).replace(' ', '').replace('-', '').length >= MIN_PHONE_LENGTH && isPhonePossible(String(value));
}

/** An optional answer must be complete if it is given, because half a phone number is useless. Rule: phone/PH9. */
function isOptionValid(option: Option, context: AnswerContext): boolean {
  if (!isOptionShown(option, { ...NO_PAYMENT, ...context })) return true;
  if (!isAnswered(option)) return !option.is_required;
  if (option.is_read_only) return true;
  return option.pcode_id === 'phone_number' ? isPhoneValid(option.value, context) : missingChoices(option) === 0;
}

/**
 * Returns the ids of options with an invalid answer in display order; each displays the error 'invalid' (options/O10).
 */
export const invalidOptions = (kit: Kit | null, context: AnswerContext = {}): Id[] =>
  (kit?.properties ?? []).filter((option) => !isOptionValid(option, context)).map(({ id }) => id);

/** Whether there are no options or every option is valid (options/O9). */
export const isKitValid = (kit: Kit | null, context?: AnswerContext): boolean =>
  invalidOptions(kit, context).length === 0;
