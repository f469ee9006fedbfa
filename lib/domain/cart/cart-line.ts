import type { Text } from '../i18n/text';
import { decimalLineTotal, scheduledOption } from '../money/price';
import type { Id, Kit } from '../options/kit';
import { type CartLine, type CartParentSection, type CartProduct, type CartSection, clampQuantity } from './cart';

/**
 * Turns what the guest configured into the line that the cart stores, language maps included. Rules: cart/CT2, booking/B8,
 * platform-calls/W17. The types name only what a line needs, so that it does not depend on the answer of a section.
 */

/** A section as a line reads it: with its parents. */
export type SectionOfLine = CartSection & {
  descr: Text | null;
  cart_text: Text | null;
  is_hidden: boolean;
  subsections: readonly { id: Id }[];
  parent: SectionOfLine | null;
};

export type LineParts = {
  /** The line's mark on this device: a new one for a new line, the old one when a line is changed. */
  key: string;
  product: CartProduct;
  /** The product's kit with the guest's answers in place. */
  kit: Kit | null;
  quantity: number;
  section: SectionOfLine;
  fromRecommendation: boolean;
};

const sectionOf = (section: SectionOfLine): CartSection => ({
  id: section.id,
  title: section.title,
  text_accepted_order: section.text_accepted_order,
  split_order: section.split_order,
  hide_back_button: section.hide_back_button,
  hide_order_button: section.hide_order_button,
  hide_view_orders_button: section.hide_view_orders_button,
  free_delivery: section.free_delivery,
});

const parentOf = (parent: SectionOfLine): CartParentSection => ({
  ...sectionOf(parent),
  descr: parent.descr,
  cart_text: parent.cart_text,
  is_hidden: parent.is_hidden,
  subsections: parent.subsections.map(({ id }) => ({ id })),
});

/**
 * The topmost section: the parent section unless that one has parents too; a section at the top is its own.
 * Rule: catalogue/C13.
 */
function mainOf(section: SectionOfLine): CartLine['main_section'] {
  let top = section;
  while (top.parent !== null) top = top.parent;
  return { id: top.id, split_order: top.split_order };
}

const above = ({ parent }: SectionOfLine): Id[] => (parent === null ? [] : [parent.id, ...above(parent)]);

/**
 * A line of the cart, with exactly the fields of `CartLine`: whatever else an answer carries stays out of the device.
 * `total_price` is a decimal. A product with slots has no quantity of its own, its slots are counted (booking/B8).
 */
export function lineOf({ key, product, kit, quantity, section, fromRecommendation }: LineParts): CartLine {
  const kept: CartProduct = {
    id: product.id,
    uuid: product.uuid,
    title: product.title,
    descr: product.descr,
    price: product.price,
    image: product.image,
    image_path: product.image_path,
    section_id: product.section_id,
    property: kit,
    schedule: product.schedule,
    show_quantity: product.show_quantity,
    max_order_quantity: product.max_order_quantity,
    property_kit_id: product.property_kit_id,
    button_order_text: product.button_order_text,
    free_delivery: product.free_delivery,
  };
  const pieces = scheduledOption(kept) === null ? clampQuantity(product, quantity) : 1;
  return {
    key,
    product: kept,
    quantity: pieces,
    total_price: decimalLineTotal(kept, pieces),
    from_recommendation: fromRecommendation,
    section: sectionOf(section),
    // A section at the top is its own parent: nobody else has a cart text for its products, or can say it is hidden.
    parent_section: parentOf(section.parent ?? section),
    main_section: mainOf(section),
    above: above(section),
  };
}
