import type { OrderLineProperty } from '@/lib/contract/order';
import type { OrderFoodNote } from '@/lib/domain/allergens/kitchen-note';
import { hotelInstant } from '@/lib/domain/booking/hotel-instant';
import type { CartLine } from '@/lib/domain/cart/cart';
import { textFrom, textIn } from '@/lib/domain/i18n/text';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import { type Id, sameId } from '@/lib/domain/id';
import { reportedAmount, taxAmounts } from '@/lib/domain/money/order-amounts';
import { decimalLineTotal, decimalUnitPrice, optionsOf, scheduledOption } from '@/lib/domain/money/price';
import { choicesOf, isAnswered, tickedChoices, valuesOf } from '@/lib/domain/options/answered';
import { quantityOf } from '@/lib/domain/options/choice-quantity';
import { isBanknotes } from '@/lib/domain/options/clean-kit';
import type { Option } from '@/lib/domain/options/kit';
import { optionSummary } from '@/lib/domain/options/option-summary';
import { answerKind } from '@/lib/domain/options/option-types';
import { allergyTexts } from '@/lib/domain/orders/allergy-texts';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { orderedForAnswer } from '@/lib/domain/orders/order-lines';
import { repeatedAnswers } from '@/lib/domain/orders/repeat-order';
import { foodWordsOf } from '@/lib/words/food/food-words';
import { ORDER_WORDS } from '@/lib/words/order-words';
import type { OrderAnswer, OrderDueTime, OrderLines, StoredTax } from '../stores/order-lines';
import type { CheckedOrder } from './check-order';

/** `foodNote`: what the guest noted; `language`: the hotel's first one. */
export type Kitchen = { foodNote: OrderFoodNote | null; language: string };

/** The time zone: of the hotel. */
type Hotel = Kitchen & { timezone: string | null };

/**
 * The permanent content of the order card, with the titles and prices at the time of the order: the catalogue may
 * change, the order does not. Titles stay texts in all languages; an answer is a string in the language of the order.
 * Rules: orders/OR9, embedded-platform/EP7, embedded-platform/EP5, allergens/AL14, hours/H19.
 */
export function orderLines(order: CheckedOrder, body: OrderBody, kitchen: Hotel): OrderLines {
  const { language } = body;
  const typed = trimTyped(body.comment);
  const written = {
    products: order.lines.map((line, index) => {
      const slot = order.slots.find(({ productId }) => productId === Number(line.product.id));
      return productLine(line, { id: index + 1, language, slotMinutes: slot?.minutes ?? null });
    }),
    properties: (order.property?.properties ?? [])
      .filter(isAnswered)
      .map((option, index) => orderProperty(option, { id: index + 1, language })),
    comment: typed === '' ? null : typed,
  };
  return {
    ...written,
    paymentTitle: order.payment?.title ?? null,
    paysWith: paysWith(order, language),
    chargesRoom: order.payment?.needs_room_proof === true,
    taxes: order.taxes.map((tax) => storedTax(tax, written.products)),
    foodNote: kitchen.foodNote,
    dueTimes: order.dueTimes.flatMap((times, line) =>
      times.map(({ at, isWholeDay }) => ({
        ...{ line, local: at, is_whole_day: isWholeDay },
        at: hotelInstant(at, kitchen.timezone),
      })),
    ),
    allergyTexts: typedAllergies(written, [language, kitchen.language]),
  };
}

/** When a line of an order is due, found by its id: the line may be of an earlier reading of the order. An empty list: now. */
export function dueTimesOfLine({ products, dueTimes }: OrderLines, id: Id): readonly OrderDueTime[] {
  const place = products.findIndex((line) => sameId(line.id, id));
  return dueTimes.filter(({ line }) => line === place);
}

/** What the guest typed that speaks of an allergy in one of these languages. Rule: allergens/AL14. */
export const typedAllergies = (
  written: Pick<OrderLines, 'products' | 'properties' | 'comment'>,
  languages: readonly string[],
): readonly string[] => allergyTexts(written, languages.flatMap(foodWordsOf));

/** `products`: the stored lines, in the order of the checked ones; the charge is taxed after the last one. */
export const storedTax = (
  { rate, parts, net, tax }: CheckedOrder['taxes'][number],
  products: OrderLines['products'],
): StoredTax => ({
  id: rate.id,
  title: rate.title,
  percent: rate.percent,
  included: rate.included,
  ...taxAmounts({ net, tax }),
  lines: parts.flatMap(({ place }) => products[place]?.id ?? []),
  line_taxes: parts.filter(({ place }) => place < products.length).map((part) => reportedAmount(part.tax)),
  has_charge: parts.some(({ place }) => place === products.length),
});

/** The banknotes with which the guest pays, as typed; null: not asked, or not answered. Rule: desk/DE49. */
function paysWith({ property }: CheckedOrder, language: string): string | null {
  const asked = property?.properties.find((option) => isBanknotes(option) && isAnswered(option));
  return asked === undefined ? null : optionSummary(asked, (text) => textIn(text, language)).join(', ');
}

/** A line as it is stored. `slotMinutes`: the length of the product's slots; null: it has none. */
export function productLine(
  line: CartLine,
  { id, language, slotMinutes }: { id: number; language: string; slotMinutes: number | null },
): OrderLines['products'][number] {
  const { product } = line;
  const scheduled = scheduledOption(product);
  const answers = optionsOf(product).flatMap((option) => answersOf(option, language));
  return {
    id,
    product: { title: product.title },
    properties: [...orderedForAnswer(line.ordered_for, ORDER_WORDS.ordered_for), ...answers].map((answer, index) => ({
      id: index + 1,
      ...answer,
    })),
    // A booking has no unit price, because each of its slots costs the product's own price.
    price: scheduled === null ? decimalUnitPrice(product) : product.price,
    quantity: scheduled === null ? line.quantity : Math.max(1, valuesOf(scheduled).length),
    total_price: decimalLineTotal(product, line.quantity),
    slot_minutes: slotMinutes,
    ordered_for: line.ordered_for,
    repeat: { product_id: product.id, section_id: line.section.id, answers: repeatedAnswers(product.property) },
  };
}

/** One entry for each ticked choice and each slot; otherwise one entry for the option. */
function answersOf(option: Option, language: string): readonly Omit<OrderLineProperty, 'id'>[] {
  if (!isAnswered(option)) return [];
  const property = { title: option.title };
  const lines = optionSummary(option, (text) => textIn(text, language));
  switch (answerKind(option)) {
    case 'ticks':
    case 'choice':
      return choicesOf(option).map((choice) => ({
        property,
        value: textIn(choice.title, language),
        quantity: answerKind(option) === 'ticks' ? quantityOf(choice) : null,
        choice: { title: choice.title },
      }));
    case 'slots':
      return lines.map((value) => ({ property, value, quantity: null, choice: null }));
    case 'text':
    case 'dates':
    case 'slot':
      return [{ property, value: lines.join(', '), quantity: null, choice: null }];
  }
}

/**
 * An order-level answer as one string, with the price of its option. That price is not charged, because only products
 * are (prices/P20).
 */
const orderProperty = (option: Option, { id, language }: { id: number; language: string }): OrderAnswer => {
  const pieces = tickedChoices(option).reduce((sum, choice) => sum + quantityOf(choice), 0);
  const titles = choicesOf(option).map(({ title }) => title);
  const answer = (reader: string) => optionSummary(option, (text) => textIn(text, reader)).join(', ');
  return {
    id,
    property: { title: option.title },
    value: answer(language),
    choice: titles.length === 0 ? null : { title: textFrom(titles, answer) },
    quantity: Math.max(1, pieces),
    total_price: decimalUnitPrice({ price: 0, property: { id: option.id, properties: [option] } }),
  };
};
