import type { Order, OrderLineProperty, OrderTax } from '@/lib/contract/order';
import type { OrderFoodNote, ReceivedFoodNote } from '@/lib/domain/allergens/kitchen-note';
import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import type { LineOrigin } from '@/lib/domain/orders/line-origin';
import { fromJson } from './json';

/**
 * An answer to one of the order-level options. `value`: what the guest typed or chose, in the language of the order;
 * `choice`: what they chose, in all languages; null: typed. Both are null in orders from releases that did not store it.
 */
export type OrderAnswer = Order['properties'][number] & Pick<OrderLineProperty, 'value' | 'choice'>;

/**
 * `line`: its place in the order, from 0. `at`: ISO. `local`: the same on the hotel's clock, YYYY-MM-DDTHH:MM.
 * `is_whole_day`: the guest named a day and no time. Rule: hours/H19.
 */
export type OrderDueTime = { line: number; at: string; local: string; is_whole_day: boolean };

/**
 * A tax at the time of the order. `net`: what it is paid on, a decimal. `lines`: the ids of the lines that are taxed by it;
 * `line_taxes`: what it is of each of them; missing in orders of releases that did not store it. `has_charge`: so is the
 * delivery or service charge. Rule: taxes/TA6.
 */
export type StoredTax = OrderTax & {
  id: Id;
  net: number;
  lines: readonly Id[];
  has_charge: boolean;
  line_taxes?: readonly number[];
};

/** The part of an order card that never changes after the order, with the titles at that time. */
export type OrderLines = Pick<Order, 'products' | 'comment'> & {
  properties: readonly OrderAnswer[];
  paymentTitle: Text | null;
  foodNote: OrderFoodNote | null;
  /** The banknotes with which the guest pays, as typed; null: not asked, or in orders of releases that did not store it. */
  paysWith: string | null;
  /** What the guest typed that speaks of an allergy; empty in orders of releases that did not store it. */
  allergyTexts: readonly string[];
  /** When its lines are due; empty: now, and in orders of releases that did not store it. */
  dueTimes: readonly OrderDueTime[];
  /** Whether its payment is a charge to the room; false in orders of releases that did not store it. */
  chargesRoom: boolean;
  /** The highest id that a line of it has had; missing: its lines were never corrected. Rule: telephone-orders/TO13. */
  lastLineId?: number;
  /** By rate, in the hotel's order; empty in orders of releases that did not store it. */
  taxes: readonly StoredTax[];
};

/** Reads the stored lines of an order, also those that an older release has written. */
export function linesOf(json: string): OrderLines {
  const lines = fromJson<StoredLines>(json);
  return {
    ...lines,
    foodNote: lines.foodNote ? { ...lines.foodNote, lines: lines.foodNote.lines ?? [] } : null,
    allergyTexts: lines.allergyTexts ?? [],
    dueTimes: lines.dueTimes ?? [],
    paysWith: lines.paysWith ?? null,
    chargesRoom: lines.chargesRoom ?? false,
    taxes: lines.taxes ?? [],
    products: lines.products.map(({ origin: _, ...line }) => ({
      ...line,
      slot_minutes: line.slot_minutes ?? null,
      repeat: line.repeat ?? null,
      ordered_for: line.ordered_for ?? null,
      properties: line.properties.map((property) => ({ ...property, choice: property.choice ?? null })),
    })),
    properties: lines.properties.map((answer) => ({
      ...answer,
      value: answer.value ?? null,
      choice: answer.choice ?? null,
    })),
  };
}

type StoredAnswer = Order['properties'][number] & Partial<OrderAnswer>;
type NewFields = 'slot_minutes' | 'repeat' | 'ordered_for';
type StoredProperty = Omit<OrderLineProperty, 'choice'> & Partial<OrderLineProperty>;
type StoredLine = Omit<OrderLines['products'][number], NewFields | 'properties'> &
  Partial<Pick<OrderLines['products'][number], NewFields>> & {
    properties: readonly StoredProperty[];
    /** For figures only. */
    origin?: LineOrigin;
  };

/** Stored lines, which an older release may have written. */
type StoredLines = Omit<
  OrderLines,
  'properties' | 'products' | 'foodNote' | 'allergyTexts' | 'dueTimes' | 'paysWith' | 'chargesRoom' | 'taxes'
> & {
  dueTimes?: OrderLines['dueTimes'];
  paysWith?: string | null;
  chargesRoom?: boolean;
  taxes?: OrderLines['taxes'];
  foodNote?: (ReceivedFoodNote & Partial<OrderFoodNote>) | null;
  allergyTexts?: readonly string[];
  properties: readonly StoredAnswer[];
  products: readonly StoredLine[];
};
