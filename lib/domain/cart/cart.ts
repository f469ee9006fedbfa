import type { Text } from '../i18n/text';
import type { Id } from '../id';
import { sameId } from '../id';
import type { Priced } from '../money/price';
import { withoutBanknotes } from '../options/clean-kit';
import type { FoodProduct } from '../options/food-facts';
import type { Kit } from '../options/kit';

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
    /** The id of its tax; null: it has none. A field of this project (taxes/TA1). */
    tax_id: Id | null;
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

/** What limits the quantity of a product. `stock_left`: the pieces left today; null or missing: not counted. */
export type Limited = { max_order_quantity: number | null; stock_left?: number | null | undefined };

/**
 * Returns the maximum quantity: `max_order_quantity`, or 99 if that is null or 0, and not more than is left. Rules:
 * cart/CT4, stock/SK7.
 */
export const maxQuantity = ({ max_order_quantity: most, stock_left: left }: Limited): number =>
  Math.min(most !== null && most >= 1 ? Math.trunc(most) : DEFAULT_MAXIMUM, left || Number.POSITIVE_INFINITY);

const DEFAULT_MAXIMUM = 99;

/** Limits a quantity to the range 1 to the product's maximum. Anything that is not a number becomes 1. */
export const clampQuantity = (product: Limited, quantity: number): number =>
  Math.min(Math.max(1, Math.trunc(Number.isFinite(quantity) ? quantity : 1)), maxQuantity(product));

/** Whether one piece less, and one more, may be ordered of a product. The last piece is removed in another way. */
export const quantitySteps = (product: Limited, quantity: number) => ({
  canLower: quantity > 1,
  canRaise: quantity < maxQuantity(product),
});

/** Returns the number of pieces in the cart. */
export const cartCount = (cart: Cart): number => cart.products.reduce((sum, line) => sum + line.quantity, 0);

/** Returns the number of pieces of one product in the cart. */
export const countOf = (cart: Cart, productId: Id): number =>
  cart.products.reduce((sum, line) => sum + (sameId(line.product.id, productId) ? line.quantity : 0), 0);

/** Applies a change to every kit of the cart: the order-level one and those of its lines. */
export const withKits = (cart: Cart, change: (kit: Kit) => Kit): Cart => ({
  ...cart,
  property: cart.property && change(cart.property),
  products: cart.products.map((line) => ({
    ...line,
    product: { ...line.product, property: line.product.property && change(line.product.property) },
  })),
});

/** Returns the cart as it is stored on the device: without banknotes answers, which must not be stored (cart/CT6). */
export const forDevice = (cart: Cart): Cart => withKits(cart, withoutBanknotes);
