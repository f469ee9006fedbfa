import type { FoodProduct } from '../allergens/food-facts';
import type { Text } from '../i18n/text';
import { addUp, type CurrencyDigits, flatChargeOf, type Minor, NO_MONEY, percentOf } from '../money/money';
import { decimalLineTotal, lineTotal, type Priced } from '../money/price';
import { withoutBanknotes, withoutDates } from '../options/clean-kit';
import type { Id, Kit } from '../options/kit';
import { sameId } from '../options/kit';
import { kitForPayment, type PaymentContext } from '../options/options';

/**
 * The cart on the guest's device. Rules: cart/CT1, cart/CT3, cart/CT5, prices/P12, prices/P13, cart/CT2.
 *
 * Every function returns a new cart. Lines are identified by `key`, an id that is created on the device and never sent,
 * and not by their index, so that one tab cannot change another tab's line by mistake.
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

export type CartProduct = Priced &
  FoodProduct & {
    id: Id;
    uuid: string;
    title: Text;
    descr: Text | null;
    image: string | null;
    image_path: string | null;
    section_id: Id | null;
    /** The kit with the guest's answers. */
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
  /** A decimal, as in the order body. Not used for display: amounts are always recalculated from the options. */
  total_price: number;
  from_recommendation: boolean;
  /** The opening for which it is ordered, on the hotel's clock: YYYY-MM-DDTHH:MM; null: for now. A field of this project. */
  ordered_for: string | null;
  section: CartSection;
  parent_section: CartParentSection | null;
  /** null: an older version of the app stored this line, and its section is top-level. */
  main_section: { id: Id; split_order: boolean } | null;
  /**
   * The ids of all ancestor sections, the nearest first. A rule for a section applies to the lines of its descendants.
   */
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
  /** Always empty, because the payments are read at each opening; carts of the earlier app have the key. */
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

/** Returns the cart if it belongs to this hotel, else an empty cart. */
export const cartOf = (cart: Cart, hotelId: Id): Cart => (sameId(cart.hotel_id, hotelId) ? cart : emptyCart(hotelId));

/** Returns the maximum quantity: `max_order_quantity`, or 99 if that is null or 0 (cart/CT4). */
export const maxQuantity = (product: { max_order_quantity: number | null }): number =>
  product.max_order_quantity !== null && product.max_order_quantity >= 1
    ? Math.trunc(product.max_order_quantity)
    : DEFAULT_MAXIMUM;

const DEFAULT_MAXIMUM = 99;

/** Limits a quantity to the range 1 to the product's maximum. Anything that is not a number becomes 1. */
export const clampQuantity = (product: { max_order_quantity: number | null }, quantity: number): number =>
  Math.min(Math.max(1, Math.trunc(Number.isFinite(quantity) ? quantity : 1)), maxQuantity(product));

export const addLine = (cart: Cart, line: CartLine): Cart => ({ ...cart, products: [...cart.products, line] });

/**
 * Sets the uuid of the future order on a cart with lines. It is set once and stored with the cart, so that two tabs
 * that send the same cart create one order.
 */
export const withOrderUuid = (cart: Cart, uuid: string): Cart =>
  cart.uuid === null && cart.products.length > 0 ? { ...cart, uuid } : cart;

/** Replaces the uuid after an order with it was refused or abandoned, because the next order is a different one. */
export const renewOrderUuid = (cart: Cart, usedUuid: string, uuid: string): Cart =>
  cart.uuid === usedUuid ? { ...cart, uuid } : cart;

/** Replaces a line at its position. A line that another tab has removed is added again, so that no answers are lost. */
export const replaceLine = (cart: Cart, line: CartLine): Cart =>
  cart.products.some((other) => other.key === line.key)
    ? { ...cart, products: cart.products.map((other) => (other.key === line.key ? line : other)) }
    : addLine(cart, line);

/** Removes lines. Removing the last one empties the cart. */
export function removeLines(cart: Cart, keys: readonly string[]): Cart {
  const products = cart.products.filter((line) => !keys.includes(line.key));
  return products.length === 0 ? emptied(cart) : { ...cart, products };
}

/** Changes a line's quantity by `step`, within the product's limits. */
export const changeQuantity = (cart: Cart, key: string, step: number): Cart => ({
  ...cart,
  products: cart.products.map((line) =>
    line.key === key ? withQuantity(line, clampQuantity(line.product, line.quantity + step)) : line,
  ),
});

/** Returns the line with another quantity and a recalculated total. */
export const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  total_price: decimalLineTotal(line.product, quantity),
});

/**
 * Empties the cart after an order: keeps the order-level answers, resets products, uuid and is_temporary, and clears
 * calendars with several dates (cart/CT5, booking/B19).
 */
export const emptied = (cart: Cart): Cart => ({
  ...cart,
  property: cart.property && withoutDates(cart.property),
  products: [],
  uuid: null,
  is_temporary: false,
});

/** Returns the number of pieces in the cart. */
export const cartCount = (cart: Cart): number => cart.products.reduce((sum, line) => sum + line.quantity, 0);

/** A line is free-delivery when its product, its section or its parent section is (prices/P14). */
export const isFreeDelivery = (line: CartLine): boolean =>
  line.product.free_delivery || line.section.free_delivery || (line.parent_section?.free_delivery ?? false);

export type CartTotals = {
  products: Minor;
  charge: { kind: 'none' } | { kind: 'percent'; percent: number; amount: Minor } | { kind: 'flat'; amount: Minor };
  total: Minor;
};

/** What of a hotel decides its charge. */
export type Charges = { discount_price: number; discount_percent: number; currency_digits: CurrencyDigits };

/**
 * Calculates the totals of a cart. The charge is a percentage of each line that is not free-delivery, rounded per line
 * (prices/P3), or else a flat amount, unless all lines are free-delivery. There is no charge if the sum of the lines is
 * 0 (prices/P12, prices/P13).
 */
export function cartTotals(lines: readonly CartLine[], hotel: Charges): CartTotals {
  const sums = lines.map((line) => lineTotal(line.product, line.quantity));
  const products = addUp(sums);
  const charge = chargeOf(lines, sums, hotel);
  return { products, charge, total: charge.kind === 'none' ? products : addUp([products, charge.amount]) };
}

function chargeOf(lines: readonly CartLine[], sums: readonly Minor[], hotel: Charges): CartTotals['charge'] {
  if (addUp(sums) <= 0) return { kind: 'none' };
  if (hotel.discount_percent > 0) {
    const amount = addUp(
      lines.map((line, index) =>
        isFreeDelivery(line)
          ? NO_MONEY
          : percentOf(sums[index] ?? NO_MONEY, hotel.discount_percent, hotel.currency_digits),
      ),
    );
    return amount > 0 ? { kind: 'percent', percent: hotel.discount_percent, amount } : { kind: 'none' };
  }
  const flat = flatChargeOf(hotel);
  return flat > 0 && !lines.every(isFreeDelivery) ? { kind: 'flat', amount: flat } : { kind: 'none' };
}

/** Applies a change to every kit of the cart: the order-level one and those of its lines. */
const withKits = (cart: Cart, change: (kit: Kit) => Kit): Cart => ({
  ...cart,
  property: cart.property && change(cart.property),
  products: cart.products.map((line) => ({
    ...line,
    product: { ...line.product, property: line.product.property && change(line.product.property) },
  })),
});

/** Returns the cart as it is stored on the device: without banknotes answers, which must not be stored (cart/CT6). */
export const forDevice = (cart: Cart): Cart => withKits(cart, withoutBanknotes);

/** Returns the cart as it is ordered with a payment. */
export const cartForPayment = (cart: Cart, payment: PaymentContext): Cart =>
  withKits(cart, (kit) => kitForPayment(kit, payment));
