import type { Text } from '../i18n/text';
import { flatChargeOf } from '../money/decimal-amounts';
import { addUp, type Minor, NO_MONEY, percentOf } from '../money/money';
import { decimalLineTotal, lineTotal, type Priced } from '../money/price';
import { kitForPayment, withoutBanknotes, withoutDates } from '../options/clean-kit';
import type { Id, Kit } from '../options/kit';
import { sameId } from '../options/kit';

/**
 * The cart on the guest's device. Rules: cart/CT1, cart/CT3, cart/CT5, prices/P12, prices/P13, cart/CT2.
 *
 * Every function returns a new cart. Lines are addressed by `key`, a mark made on the device, and not by their place,
 * so that two tabs cannot change each other's line; it never leaves the device.
 */

export type CartSection = {
  id: Id;
  title: Text;
  text_accepted_order: Text | null;
  split_order: boolean;
  hide_back_button: boolean;
  hide_order_button: boolean;
  hide_view_orders_button: boolean;
  free_delivery: boolean;
};

export type CartParentSection = CartSection & {
  descr: Text | null;
  cart_text: Text | null;
  is_hidden: boolean;
  subsections: readonly { id: Id }[];
};

export type CartProduct = Priced & {
  id: Id;
  uuid: string;
  title: Text;
  descr: Text | null;
  image: string | null;
  image_path: string | null;
  section_id: Id | null;
  /** The kit with the guest's answers in place. */
  property: Kit | null;
  schedule: unknown;
  show_quantity: boolean;
  max_order_quantity: number | null;
  property_kit_id: Id | null;
  button_order_text: Text | null;
  free_delivery: boolean;
};

export type CartLine = {
  key: string;
  product: CartProduct;
  quantity: number;
  /** A decimal, as the order body carries it. Only a memory: amounts are computed anew from the options. */
  total_price: number;
  from_recommendation: boolean;
  section: CartSection;
  parent_section: CartParentSection | null;
  /** null: an older version has stored the line, and its section stood at the top. */
  main_section: { id: Id; split_order: boolean } | null;
  /** Every section above its own, the nearest first: what holds under one of them holds for this line. */
  above: readonly Id[];
};

export type Cart = {
  hotel_id: Id;
  room_number: string;
  payment: Id | null;
  comment: string;
  property: Kit | null;
  uuid: string | null;
  is_temporary: boolean;
  hotel_payments: readonly { id: Id; title: Text }[];
  products: readonly CartLine[];
};

export const emptyCart = (hotelId: Id): Cart => ({
  hotel_id: hotelId,
  room_number: '',
  payment: null,
  comment: '',
  property: null,
  uuid: null,
  is_temporary: false,
  hotel_payments: [],
  products: [],
});

/** The cart as this hotel's: one that another hotel left behind counts as empty. */
export const cartOf = (cart: Cart, hotelId: Id): Cart => (sameId(cart.hotel_id, hotelId) ? cart : emptyCart(hotelId));

/** Minimum 1, maximum `max_order_quantity`, or 99 when that is null or 0 (cart/CT4). */
export const maxQuantity = (product: { max_order_quantity: number | null }): number =>
  product.max_order_quantity !== null && product.max_order_quantity >= 1
    ? Math.trunc(product.max_order_quantity)
    : DEFAULT_MAXIMUM;

const DEFAULT_MAXIMUM = 99;

/** A quantity within the product's limits; what is no number counts as 1. */
export const clampQuantity = (product: { max_order_quantity: number | null }, quantity: number): number =>
  Math.min(Math.max(1, Math.trunc(Number.isFinite(quantity) ? quantity : 1)), maxQuantity(product));

export const addLine = (cart: Cart, line: CartLine): Cart => ({ ...cart, products: [...cart.products, line] });

/**
 * Gives a cart with lines the uuid of the order that it becomes. It is set once and stored with the cart, so that two
 * tabs that send the same cart send one order.
 */
export const withOrderUuid = (cart: Cart, uuid: string): Cart =>
  cart.uuid === null && cart.products.length > 0 ? { ...cart, uuid } : cart;

/** Replaces the uuid of an order that was refused or abandoned: what is sent next is another order. */
export const renewOrderUuid = (cart: Cart, usedUuid: string, uuid: string): Cart =>
  cart.uuid === usedUuid ? { ...cart, uuid } : cart;

/** Replaces a line in its place; a line that is gone meanwhile is added again, so that nothing chosen is lost. */
export const replaceLine = (cart: Cart, line: CartLine): Cart =>
  cart.products.some((other) => other.key === line.key)
    ? { ...cart, products: cart.products.map((other) => (other.key === line.key ? line : other)) }
    : addLine(cart, line);

/** Removes lines; removing the last one empties the cart. */
export function removeLines(cart: Cart, keys: readonly string[]): Cart {
  const products = cart.products.filter((line) => !keys.includes(line.key));
  return products.length === 0 ? emptied(cart) : { ...cart, products };
}

/** A step up or down, kept within the product's limits. */
export const changeQuantity = (cart: Cart, key: string, step: number): Cart => ({
  ...cart,
  products: cart.products.map((line) =>
    line.key === key ? withQuantity(line, clampQuantity(line.product, line.quantity + step)) : line,
  ),
});

/** A line with another quantity and the total that follows from it. */
export const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  total_price: decimalLineTotal(line.product, quantity),
});

/**
 * Emptying keeps the order-level answers and resets products, uuid and is_temporary; the calendars of many dates are
 * cleared with the form (cart/CT5, booking/B19).
 */
export const emptied = (cart: Cart): Cart => ({
  ...cart,
  property: cart.property && withoutDates(cart.property),
  products: [],
  uuid: null,
  is_temporary: false,
});

/** How many pieces are in the cart. */
export const cartCount = (cart: Cart): number => cart.products.reduce((sum, line) => sum + line.quantity, 0);

/** How many pieces of one product are in the cart. */
export const countOf = (cart: Cart, productId: Id): number =>
  cart.products.reduce((sum, line) => sum + (sameId(line.product.id, productId) ? line.quantity : 0), 0);

/** A line is free-delivery when its product, its section or its parent section is (prices/P14). */
export const isFreeDelivery = (line: CartLine): boolean =>
  line.product.free_delivery || line.section.free_delivery || (line.parent_section?.free_delivery ?? false);

export type CartTotals = {
  products: Minor;
  charge: { kind: 'none' } | { kind: 'percent'; percent: number; amount: Minor } | { kind: 'flat'; amount: Minor };
  total: Minor;
};

/**
 * Sum of line totals; a percentage of each line that is not free-delivery, rounded per line (prices/P3); otherwise
 * the flat charge unless all lines are free-delivery; charges only when the sum is above 0 (prices/P12, prices/P13).
 */
export function cartTotals(
  lines: readonly CartLine[],
  hotel: { discount_price: number; discount_percent: number },
): CartTotals {
  const sums = lines.map((line) => lineTotal(line.product, line.quantity));
  const products = addUp(sums);
  const charge = chargeOf(lines, sums, hotel);
  return { products, charge, total: charge.kind === 'none' ? products : addUp([products, charge.amount]) };
}

function chargeOf(
  lines: readonly CartLine[],
  sums: readonly Minor[],
  hotel: { discount_price: number; discount_percent: number },
): CartTotals['charge'] {
  if (addUp(sums) <= 0) return { kind: 'none' };
  if (hotel.discount_percent > 0) {
    const amount = addUp(
      lines.map((line, place) =>
        isFreeDelivery(line) ? NO_MONEY : percentOf(sums[place] ?? NO_MONEY, hotel.discount_percent),
      ),
    );
    return amount > 0 ? { kind: 'percent', percent: hotel.discount_percent, amount } : { kind: 'none' };
  }
  const flat = flatChargeOf(hotel);
  return flat > 0 && !lines.every(isFreeDelivery) ? { kind: 'flat', amount: flat } : { kind: 'none' };
}

/** The cart with every kit in it changed: the order-level one and those of its lines. */
const withKits = (cart: Cart, change: (kit: Kit) => Kit): Cart => ({
  ...cart,
  property: cart.property && change(cart.property),
  products: cart.products.map((line) => ({
    ...line,
    product: { ...line.product, property: line.product.property && change(line.product.property) },
  })),
});

/** What is written to the device: every banknotes answer is blanked, never stored (cart/CT6). */
export const forDevice = (cart: Cart): Cart => withKits(cart, withoutBanknotes);

/** The cart as it is ordered with a payment of this kind; null: with none. */
export const cartForPayment = (cart: Cart, paymentType: string | null): Cart =>
  withKits(cart, (kit) => kitForPayment(kit, paymentType));
