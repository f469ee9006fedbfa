import type { Cart, CartLine } from '../cart/cart';
import { type Charges, cartTotals } from '../cart/cart-totals';
import type { Text } from '../i18n/text';
import { trimTyped } from '../i18n/typed-text';
import { type Id, sameId } from '../id';
import { type Minor, NO_MONEY } from '../money/money';
import type { Kit } from '../options/kit';
import { withTip } from '../tips/tip';

/**
 * The data of an order that the success splash displays. It is stored with the order while the order is sent, because
 * the cart may have changed when the response arrives. Rules: sending/SE16, sending/SE18, sending/SE7.
 */
export type OrderSuccessData = {
  section: { text_accepted_order: Text | null; hide_view_orders_button: boolean };
  parent_section: { text_accepted_order: Text | null; is_hidden: boolean } | null;
  /** The id of the section and the ids of its ancestors. */
  section_ids: readonly Id[];
  sum: Minor;
  /** The accepted order; null: not sent yet. `num` null: the platform has sent no number. */
  order: { uuid: string; num: string | null } | null;
  /** Where an order with an online payment is paid; null: not paid online, or not known yet. */
  payment_url: string | null;
};

/**
 * Returns the data of the success splash. If an order has products of several sections, the section of its first line
 * is used. null: the cart is empty. `tip`: of the guest.
 */
export function orderSuccessData(cart: Cart, hotel: Charges, tip: Minor = NO_MONEY): OrderSuccessData | null {
  const first: CartLine | undefined = cart.products[0];
  if (first === undefined) return null;
  const { section, parent_section, main_section, above } = first;
  return {
    section: {
      text_accepted_order: section.text_accepted_order,
      hide_view_orders_button: section.hide_view_orders_button,
    },
    parent_section: parent_section && {
      text_accepted_order: parent_section.text_accepted_order,
      is_hidden: parent_section.is_hidden,
    },
    section_ids: [
      ...new Set([section.id, ...[parent_section, main_section].flatMap((one) => one?.id ?? []), ...above]),
    ],
    sum: withTip(cartTotals(cart.products, hotel).total, tip),
    order: null,
    payment_url: null,
  };
}

/**
 * Whether the link to My orders is labelled 'Check your message' (variation `checkMessageUnder`). Rules: sending/SE16,
 * sending/SE18.
 */
export const showsCheckMessage = ({ section_ids }: OrderSuccessData, checkMessageUnder: readonly Id[]): boolean =>
  section_ids.some((id) => checkMessageUnder.some((under) => sameId(under, id)));

const nameIn = (kit: Kit | null): string | null => {
  const answer = kit?.properties.find((option) => option.pcode_id === 'name')?.value;
  return typeof answer === 'string' ? trimTyped(answer) || null : null;
};

/**
 * Returns the name that the guest gave in the order-level options, else in a product's options (device key `fs_name`,
 * sending/SE16).
 */
export const guestNameOf = (cart: Cart): string | null =>
  [cart.property, ...cart.products.map(({ product }) => product.property)].map(nameIn).find((name) => name !== null) ??
  null;
