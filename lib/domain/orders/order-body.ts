import type { FoodNote } from '../allergens/food-note';
import { chosenSlots } from '../booking/chosen-slots';
import type { Cart, CartLine } from '../cart/cart';
import type { Text } from '../i18n/text';
import { answerText } from '../i18n/typed-text';
import type { Id } from '../id';
import type { Minor } from '../money/money';
import { decimalTip } from '../money/order-amounts';
import { decimalLineTotal, scheduledOption } from '../money/price';
import { chosenChoice, isAnswered, isScheduled, valuesOf } from '../options/answered';
import type { Kit, Option, OptionValue } from '../options/kit';
import { answerKind, type OptionType } from '../options/option-types';

/** One option of an order. `attrs` lists every choice (sending/SE14). */
export type OrderOption = {
  id: Id;
  value: OptionValue;
  ptype_id: OptionType;
  attrs: readonly { id: Id; title: Text; quantity: number | null; checked: boolean }[];
};

export type OrderBodyLine = {
  product: { id: Id; property: { id: Id; properties: readonly OrderOption[] } | null };
  quantity: number;
  /** A decimal in the hotel's currency. */
  total_price: number;
  from_recommendation: boolean;
  /** The opening for which a closed product is ordered (hours/H15). A field of this project. */
  ordered_for?: string;
};

/**
 * The body of `POST /orders`, shared by the device, the gateway and the platform. Ids are sent back unchanged. Section
 * data and the keys of cart lines never leave the device. Rules: booking/B8, sending/SE1, sending/SE6, sending/SE13,
 * platform-calls/W17, consent/CN7.
 */
export type OrderBody = {
  /** The client's uuid (v4) of the order request. A repeated uuid gets the first response again. */
  uuid: string;
  hotel_id: Id;
  language: string;
  person_uuid: string | null;
  payment: Id | null;
  comment: string;
  room_number: string;
  /** True once every visible consent box is ticked. */
  is_temporary: boolean;
  property: { properties: readonly OrderOption[] };
  products: readonly OrderBodyLine[];
  /** Only with the guest's tick (allergens/AL8). A field of this project. */
  food_note?: FoodNote;
  /** The code under which the device holds slots (booking/B32). A field of this project. */
  slot_holder?: string;
  /** The six digits of the stay, which prove the room (rooms/RM7). A field of this project. */
  stay_code?: string;
  /** A decimal, missing for none (tips/TP4). A field of this project. */
  tip?: number;
  /** The free time that was offered for what is ordered for now (pace/PA4), on the hotel's clock. A field of this project. */
  ordered_for?: string;
};

/**
 * Returns the value of an answer in the order body: the id of a choice, 'checked', a list of dates, or else the raw
 * value; null if unanswered.
 */
function sentValue(option: Option): OptionValue {
  if (!isAnswered(option)) return null;
  switch (answerKind(option)) {
    case 'choice':
      return chosenChoice(option)?.id ?? null;
    case 'ticks':
      return 'checked';
    case 'dates':
      return valuesOf(option);
    case 'text':
    case 'slots':
    case 'slot':
      return typeof option.value === 'string' ? answerText(option.value) : option.value;
  }
}

const sentOption = (option: Option, value: OptionValue): OrderOption => ({
  id: option.id,
  value,
  ptype_id: option.ptype_id,
  attrs: option.attrs.map(({ id, title, quantity, checked }) => ({ id, title, quantity, checked })),
});

/**
 * Converts options for the order body. A scheduled option becomes one property for each slot, each with a text value
 * (booking/B8).
 */
const sentOptions = (kit: Kit | null): OrderOption[] =>
  (kit?.properties ?? []).flatMap((option) =>
    isScheduled(option) && isAnswered(option)
      ? valuesOf(option).map((slot) => sentOption(option, slot))
      : [sentOption(option, sentValue(option))],
  );

/**
 * Converts a cart line for the order body. The quantity of a line with slots is their number; the total is not
 * multiplied by it (booking/B8).
 */
export function orderLine(line: CartLine): OrderBodyLine {
  const { product } = line;
  const slots = chosenSlots(product).length;
  return {
    product: {
      id: product.id,
      property:
        product.property === null ? null : { id: product.property.id, properties: sentOptions(product.property) },
    },
    quantity: slots > 0 ? slots : line.quantity,
    total_price: decimalLineTotal(product, line.quantity),
    from_recommendation: line.from_recommendation,
    ...(line.ordered_for !== null && { ordered_for: line.ordered_for }),
  };
}

/** What decides when an order is ready: its products with their answers, without quantities and prices. Rule: pace/PA7. */
export const quotedParts = (lines: readonly CartLine[], property: Kit | null) => ({
  property: { properties: sentOptions(property) },
  products: lines.map((line) => {
    const { product, ordered_for } = orderLine(line);
    return { product, ...(ordered_for !== undefined && { ordered_for }) };
  }),
});

const isBooking = ({ product }: CartLine): boolean => scheduledOption(product) !== null;

/** Builds the whole order body. `isTemporary`: every displayed consent box is ticked (consent/CN7). */
export const orderBody = (order: {
  cart: Cart;
  uuid: string;
  hotelId: Id;
  language: string;
  personUuid: string | null;
  isTemporary: boolean;
  foodNote?: FoodNote | null;
  slotHolder?: string | null;
  stayCode?: string | null;
  tip?: Minor;
  orderedFor?: string | null;
}): OrderBody => ({
  uuid: order.uuid,
  hotel_id: order.hotelId,
  language: order.language,
  person_uuid: order.personUuid,
  payment: order.cart.payment,
  comment: order.cart.comment,
  room_number: order.cart.room_number,
  is_temporary: order.isTemporary,
  property: { properties: sentOptions(order.cart.property) },
  products: order.cart.products.map(orderLine),
  ...(order.foodNote && { food_note: order.foodNote }),
  ...(order.slotHolder && order.cart.products.some(isBooking) && { slot_holder: order.slotHolder }),
  ...(order.stayCode && { stay_code: order.stayCode }),
  ...(order.tip && { tip: decimalTip(order.tip) }),
  ...(order.orderedFor && { ordered_for: order.orderedFor }),
});
