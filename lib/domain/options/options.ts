import { quantityOf } from '../money/price';
import { isAnswered, tickedChoices } from './answered';
import { isBanknotes } from './clean-kit';
import { type Choice, type Id, type Kit, type Option, type OptionValue, sameId } from './kit';

/**
 * What a guest does with options, and when their answers will do. Rules: options/O12, options/O9, sending/SE14,
 * options/O8, options/O14. Every change returns a new kit; one that is not allowed returns the same kit.
 */

/** The longest text that the platform takes for an answer. Rule: options/O23. */
export const MAX_ANSWER_LENGTH = 1000;

/** A product has options when its kit has an id above 0 and at least one option (catalogue/C7). */
export const hasOptions = (product: { property_kit_id: Id | null; property: Kit | null }): boolean =>
  Number(product.property_kit_id) > 0 && (product.property?.properties.length ?? 0) > 0;

/**
 * The options that a guest is asked. A kit without an id above 0 is asked nowhere, so no rule may require answers to
 * it.
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

/** Writes a value as it is: text, time, date, dates, slots; null takes an answer back. */
export const setOptionValue = (kit: Kit, optionId: Id, value: OptionValue): Kit =>
  changeOption(kit, optionId, (option) => ({ ...option, value }));

/** Chooses in a select: the value is the choice's id as the hotel gave it (sending/SE14). */
export const chooseChoice = (kit: Kit, optionId: Id, choiceId: Id): Kit =>
  changeOption(kit, optionId, (option) => {
    const choice = option.attrs.find(({ id }) => sameId(id, choiceId));
    return choice === undefined ? option : { ...option, value: choice.id };
  });

/** The least of a choice: its minimum, 1 if that is null or 0 (options/O15). */
export const minimumOf = (choice: Choice): number =>
  choice.minimum !== null && choice.minimum >= 1 ? Math.trunc(choice.minimum) : 1;

/** null and 0 mean no limit (options/O14). */
const limitOf = (maximum: number | null): number =>
  maximum !== null && maximum > 0 ? Math.trunc(maximum) : Number.POSITIVE_INFINITY;

const tickedTotal = (option: Option): number =>
  tickedChoices(option).reduce((sum, choice) => sum + quantityOf(choice), 0);

const isCounted = (option: Option): boolean => option.pcode_id === 'quantity';

/** The most that can be ticked together: no more may be asked for, or the option would keep every order back. */
function mostTicked(option: Option): number {
  const each = option.attrs
    .filter((choice) => !isChoiceDisabled({ ...option, attrs: [] }, { ...choice, checked: false }))
    .map((choice) => (isCounted(option) ? limitOf(choice.maximum) : quantityOf(choice)));
  const most = each.sort((one, other) => other - one).slice(0, limitOf(option.max_checked_attrs_count));
  return Math.min(
    limitOf(option.maximum),
    most.reduce((sum, quantity) => sum + quantity, 0),
  );
}

/** The least that the ticked quantities of a checkbox must add up to; 0: any number will do. Rule: options/O16. */
export const leastTicked = (option: Option): number =>
  option.ptype_id === 'checkbox' && option.minimum !== null && option.minimum >= 1
    ? Math.min(Math.trunc(option.minimum), mostTicked(option))
    : 0;

/** How many more a checkbox needs: 'n more'. */
export const missingChoices = (option: Option): number => Math.max(0, leastTicked(option) - tickedTotal(option));

/**
 * Whether a choice cannot be ticked: the ticked quantities have reached the option's maximum (or the choice's minimum
 * would pass it, or passes the choice's own maximum), or as many choices as allowed are ticked. A ticked choice can
 * always be unticked (options/O13).
 */
export function isChoiceDisabled(option: Option, choice: Choice): boolean {
  if (choice.checked) return false;
  const counted = isCounted(option);
  const least = counted ? minimumOf(choice) : quantityOf(choice);
  if (counted && least > limitOf(choice.maximum)) return true;
  if (tickedTotal(option) + least > limitOf(option.maximum)) return true;
  return tickedChoices(option).length >= limitOf(option.max_checked_attrs_count);
}

/** Whether one more of a ticked choice is allowed, by its own maximum and by the option's (options/O15). */
export const canIncrease = (option: Option, choice: Choice): boolean =>
  choice.checked && quantityOf(choice) < limitOf(choice.maximum) && tickedTotal(option) < limitOf(option.maximum);

/** Whether one less of a ticked choice is allowed. */
export const canDecrease = (choice: Choice): boolean => choice.checked && quantityOf(choice) > minimumOf(choice);

const changeChoice = (option: Option, choiceId: Id, change: (choice: Choice) => Choice): Option => {
  const before = option.attrs.find(({ id }) => sameId(id, choiceId));
  const after = before === undefined ? before : change(before);
  if (before === after || after === undefined) return option;
  const attrs = option.attrs.map((choice) => (choice === before ? after : choice));
  return { ...option, attrs, value: attrs.some(({ checked }) => checked) ? 'checked' : null };
};

/**
 * Ticks or unticks a choice of a checkbox. The option's value becomes 'checked' when any choice is ticked, else null;
 * a choice with a stepper (code quantity) starts at its minimum (options/O12, options/O15).
 */
export const tickChoice = (kit: Kit, optionId: Id, choiceId: Id, ticked: boolean): Kit =>
  changeOption(kit, optionId, (option) =>
    changeChoice(option, choiceId, (choice) => {
      if (choice.checked === ticked || (ticked && isChoiceDisabled(option, choice))) return choice;
      const stepped = isCounted(option);
      return { ...choice, checked: ticked, ...(stepped && { quantity: ticked ? minimumOf(choice) : null }) };
    }),
  );

/** Sets the quantity of a ticked choice, kept between its minimum and what both maximums leave; a maximum wins. */
export const setChoiceQuantity = (kit: Kit, optionId: Id, choiceId: Id, quantity: number): Kit =>
  changeOption(kit, optionId, (option) =>
    changeChoice(option, choiceId, (choice) => {
      if (!choice.checked || !Number.isFinite(quantity)) return choice;
      const room = limitOf(option.maximum) - tickedTotal(option) + quantityOf(choice);
      const most = Math.min(limitOf(choice.maximum), room);
      const wanted = Math.max(minimumOf(choice), Math.trunc(quantity));
      return { ...choice, quantity: Math.max(1, Math.min(wanted, most)) };
    }),
  );

/** The payment that the guest has chosen. */
export type PaymentContext = { paymentType: string | null; paymentId: Id | null };

/**
 * What decides beside the answers themselves. `isPhonePossible`: whether a number is possible for its country
 * (phone/PH8); the table of countries comes late to a phone, and until then only the length counts.
 */
export type AnswerContext = Partial<PaymentContext> & { isPhonePossible?: (number: string) => boolean };

const NO_PAYMENT: PaymentContext = { paymentType: null, paymentId: null };

/** A banknotes option is shown only with a payment that it belongs to; every other option always (options/O11). */
export const isOptionShown = (option: Option, context: PaymentContext = NO_PAYMENT): boolean =>
  !isBanknotes(option) || option.extra.hotel_payment_type_ids.some((id) => sameId(id, context.paymentId));

const SHORTEST_PHONE = 10;

function isPhoneValid(value: Option['value'], { isPhonePossible = () => true }: AnswerContext): boolean {
  if (typeof value === 'object') return false;
  // One blank and one dash, as the document says: a mask always has more, so that a longer number is asked for.
  return String(value).replace(' ', '').replace('-', '').length >= SHORTEST_PHONE && isPhonePossible(String(value));
}

/** An answer that need not be given must be whole once it is: half a phone number reaches nobody. Rule: phone/PH9. */
function isOptionValid(option: Option, context: AnswerContext): boolean {
  if (!isOptionShown(option, { ...NO_PAYMENT, ...context })) return true;
  if (isBanknotes(option) && context.paymentType !== 'cash') return true;
  if (!isAnswered(option)) return !option.is_required;
  if (option.is_read_only) return true;
  return option.pcode_id === 'phone_number' ? isPhoneValid(option.value, context) : missingChoices(option) === 0;
}

/** The options whose answer will not do, in their order: the error 'invalid' stands under these ids (options/O10). */
export const invalidOptions = (kit: Kit | null, context: AnswerContext = {}): Id[] =>
  (kit?.properties ?? []).filter((option) => !isOptionValid(option, context)).map(({ id }) => id);

/** Valid when there are no options or every option is valid (options/O9). */
export const isKitValid = (kit: Kit | null, context?: AnswerContext): boolean =>
  invalidOptions(kit, context).length === 0;
