import type { HotelNow } from '../booking/hotel-time';
import { openingToOrderFor } from '../booking/order-ahead';
import { orderedForOf } from '../booking/ordered-for';
import { type AdultSection, needsAgeGate } from '../catalogue/age-gate';
import type { Text } from '../i18n/text';
import { type Id, sameId } from '../id';
import type { FoodProduct } from '../options/food-facts';
import { hasOptions } from '../options/options';
import { type Cart, type CartLine, countOf, maxQuantity } from './cart';
import { type LineParts, lineOf, type SectionOfLine } from './cart-line';
import { addLine } from './change-cart';
import { lineToStep, lowerProduct, raiseProduct } from './step-product';
import { unavailability } from './unavailability';

/**
 * Taps on the cards of recommended products in the cart. Rules: recommendations/R3, recommendations/R4,
 * recommendations/R9, recommendations/R5, recommendations/R6, recommendations/R7, recommendations/R12.
 */

/** A recommended product, as far as these rules need it. The contract's response type is assignable to it. */
export type Recommended = FoodProduct & {
  id: Id;
  uuid: string;
  title: Text;
  price: number;
  image: string | null;
  image_path: string | null;
  for_adult: boolean;
  free_delivery: boolean;
  tax_id: Id | null;
  show_quantity: boolean;
  is_popup: boolean;
  max_order_quantity: number | null;
  schedule: unknown;
  section_id: Id | null;
  section: (SectionOfLine & AdultSection) | null;
  property_kit_id: Id | null;
};

/** Scroll distance of the strip's arrow buttons, in pixels (recommendations/R9). */
export const STRIP_STEP = 50;
/** Time after a drag during which a click is ignored, in milliseconds (recommendations/R9). */
export const DRAG_RESET_MS = 100;

/** How many products go well with others at most. */
const MOST = 3;

/**
 * The recommendations that are shown: the first three, each once, and none without a section, which can neither be opened
 * nor be a line of the cart. Rule: recommendations/R10.
 */
export const shownRecommendations = <R extends Pick<Recommended, 'id' | 'section' | 'section_id'>>(
  items: readonly R[],
): readonly R[] =>
  items
    .filter(({ section, section_id }) => section !== null || section_id !== null)
    .filter(({ id }, index, all) => all.findIndex((other) => sameId(other.id, id)) === index)
    .slice(0, MOST);

/** Whether the cards have pictures: only if at least one product has one, so that no strip consists of empty frames. */
export const stripHasPictures = (items: readonly Pick<Recommended, 'image' | 'image_path'>[]): boolean =>
  items.some(({ image, image_path }) => (image ?? image_path ?? '').trim() !== '');

/** Returns how many pieces of a card's product are in the cart. If 0, the card displays only '+'. */
export const recommendedCount = (cart: Cart, item: Pick<Recommended, 'id'>): number => countOf(cart, item.id);

/**
 * Whether '+' is enabled. A product with options always adds another line, and one with a popup opens another order.
 */
export function canAddRecommended(cart: Cart, item: Recommended): boolean {
  const line = lineToStep(cart, item.id);
  return item.is_popup || hasOptions(item) || line === null || line.quantity < maxQuantity(line.product);
}

type RecommendedTap =
  | { kind: 'cart'; cart: Cart }
  /**
   * The product has options, is closed and cannot be ordered for later, or its section is unknown or takes no orders.
   * Its sheet opens in create mode, marked from_recommendation, and asks for the age itself.
   */
  | { kind: 'sheet' }
  /** The product is ordered without the cart: its popup opens. */
  | { kind: 'popup' }
  /** The guest must confirm the age before the product is added. */
  | { kind: 'age' };

/**
 * Builds a line with one piece (recommendations/R5, cart/CT2). Fields that a recommendation does not have are empty.
 */
const lineOfItem = (item: Recommended, parts: Pick<LineParts, 'section' | 'key' | 'orderedFor'>): CartLine =>
  lineOf({
    ...parts,
    product: { ...item, descr: null, button_order_text: null },
    kit: null,
    quantity: 1,
    fromRecommendation: true,
  });

/**
 * Returns what a tap on '+' (1) or '-' (-1) of a card does. '+' adds a line with one piece or raises the quantity up to
 * the product's limit. '-' lowers the quantity and removes the line at 1. `key`: the id of a line that may be added.
 * `at`: whether a closed product is ordered for its next opening.
 */
export function recommendedStep(input: {
  cart: Cart;
  item: Recommended;
  by: 1 | -1;
  isAdult: boolean;
  key: string;
  at: { now: HotelNow; isAheadAllowed: boolean };
}): RecommendedTap {
  const { cart, item, by, isAdult, key, at } = input;
  if (by === -1) return { kind: 'cart', cart: lowerProduct(cart, item.id) };
  if (item.is_popup) return { kind: 'popup' };
  if (hasOptions(item) || item.section === null || item.section.hide_order_button) return { kind: 'sheet' };
  const isIn = lineToStep(cart, item.id) !== null;
  const opening = openingToOrderFor(item, { now: at.now, isAllowed: at.isAheadAllowed });
  if (!isIn && opening === null && unavailability(item, at.now) !== null) return { kind: 'sheet' };
  if (needsAgeGate({ product: item, section: item.section, isAdult })) return { kind: 'age' };
  if (isIn) return { kind: 'cart', cart: raiseProduct(cart, item.id) };
  const orderedFor = opening && orderedForOf(opening);
  return { kind: 'cart', cart: addLine(cart, lineOfItem(item, { section: item.section, key, orderedFor })) };
}
