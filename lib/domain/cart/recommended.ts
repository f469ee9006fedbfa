import { type AdultSection, needsAgeGate } from '../catalogue/adult-gate';
import type { Text } from '../i18n/text';
import { type Id, type Kit, sameId } from '../options/kit';
import { hasOptions } from '../options/options';
import {
  addLine,
  type Cart,
  type CartLine,
  clampQuantity,
  countOf,
  maxQuantity,
  removeLines,
  replaceLine,
  withQuantity,
} from './cart';
import { lineOf, type SectionOfLine } from './cart-line';

/**
 * The strip of recommended products. Rules: recommendations/R3, recommendations/R4, recommendations/R9,
 * recommendations/R5, recommendations/R6, recommendations/R7.
 */

/** A card as the rules read it; an answer of the contract is one. */
export type Recommended = {
  id: Id;
  uuid: string;
  title: Text;
  price: number;
  image: string | null;
  image_path: string | null;
  for_adult: boolean;
  free_delivery: boolean;
  show_quantity: boolean;
  is_popup: boolean;
  max_order_quantity: number | null;
  section_id: Id | null;
  section: (SectionOfLine & AdultSection) | null;
  property_kit_id: Id | null;
  property: Kit | null;
};

/** How far an arrow moves the strip, in pixels (recommendations/R9). */
export const STRIP_STEP = 50;
/** For so long after a drag a click is still a part of it, in milliseconds (recommendations/R9). */
export const DRAG_RESET_MS = 100;

/** The cards have pictures only if any of them has one: a strip of empty frames says nothing. */
export const stripHasPictures = (items: readonly Pick<Recommended, 'image' | 'image_path'>[]): boolean =>
  items.some(({ image, image_path }) => (image ?? image_path ?? '').trim() !== '');

/** The line that '-' and '+' on a card change: the product's last one. */
const lineFor = (cart: Cart, item: Pick<Recommended, 'id'>): CartLine | null =>
  cart.products.findLast(({ product }) => sameId(product.id, item.id)) ?? null;

/** How many of a card's product are in the cart; 0: the card shows a '+' alone. */
export const recommendedCount = (cart: Cart, item: Pick<Recommended, 'id'>): number => countOf(cart, item.id);

/** Whether '+' does something. A product with options always takes another line, and one with a popup another order. */
export function canAddRecommended(cart: Cart, item: Recommended): boolean {
  const line = lineFor(cart, item);
  return item.is_popup || hasOptions(item) || line === null || line.quantity < maxQuantity(line.product);
}

type RecommendedTap =
  | { kind: 'cart'; cart: Cart }
  /**
   * It has options, or its section is not known or takes no orders: its sheet opens in create mode, marked
   * from_recommendation, and asks for the age itself.
   */
  | { kind: 'sheet' }
  /** It is ordered apart from the cart, wherever it stands: its popup opens. */
  | { kind: 'popup' }
  /** Nothing is added before the age is confirmed. */
  | { kind: 'age' };

function lowered(cart: Cart, item: Recommended): Cart {
  const line = lineFor(cart, item);
  if (line === null) return cart;
  return line.quantity <= 1 ? removeLines(cart, [line.key]) : replaceLine(cart, withQuantity(line, line.quantity - 1));
}

/** One piece of it, as the cart keeps it (recommendations/R5, cart/CT2). What the strip does not know is empty. */
const lineOfItem = (item: Recommended, section: SectionOfLine, key: string): CartLine =>
  lineOf({
    key,
    product: { ...item, descr: null, schedule: null, button_order_text: null },
    kit: null,
    quantity: 1,
    section,
    fromRecommendation: true,
  });

function raised(cart: Cart, line: CartLine): Cart {
  const quantity = clampQuantity(line.product, line.quantity + 1);
  return quantity === line.quantity ? cart : replaceLine(cart, withQuantity(line, quantity));
}

/**
 * What a tap on '+' (1) or '-' (-1) of a card does. Not in the cart: a line of one piece. '+' raises the quantity up to
 * the product's limit, '-' lowers it and at 1 removes the line. `key`: the mark of the line that may be added.
 */
export function recommendedStep(from: {
  cart: Cart;
  item: Recommended;
  by: 1 | -1;
  isAdult: boolean;
  key: string;
}): RecommendedTap {
  const { cart, item, by, isAdult, key } = from;
  if (by === -1) return { kind: 'cart', cart: lowered(cart, item) };
  if (item.is_popup) return { kind: 'popup' };
  if (hasOptions(item) || item.section === null || item.section.hide_order_button) return { kind: 'sheet' };
  if (needsAgeGate({ product: item, section: item.section, isAdult })) return { kind: 'age' };
  const line = lineFor(cart, item);
  return {
    kind: 'cart',
    cart: line === null ? addLine(cart, lineOfItem(item, item.section, key)) : raised(cart, line),
  };
}
