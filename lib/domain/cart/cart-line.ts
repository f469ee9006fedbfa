import type { Text } from '../i18n/text';
import type { Id } from '../id';
import { decimalLineTotal, scheduledOption } from '../money/price';
import type { Kit } from '../options/kit';
import { type CartLine, type CartParentSection, type CartProduct, type CartSection, clampQuantity } from './cart';

/**
 * Builds the cart line that is stored for a configured product, with texts in all languages. Rules: cart/CT2,
 * booking/B8, platform-calls/W17. The input types contain only the fields that a line needs, so that they do not depend
 * on the response type of a section.
 */

/** A section with its parents, as far as a cart line stores them. */
export type SectionOfLine = CartSection & {
  descr: Text | null;
  cart_text: Text | null;
  is_hidden: boolean;
  subsections: readonly { id: Id }[];
  parent: SectionOfLine | null;
};

export type LineParts = {
  /** The line's id on this device: a new id for a new line, the existing one when a line is edited. */
  key: string;
  product: CartProduct;
  /** The product's kit with the guest's answers. */
  kit: Kit | null;
  quantity: number;
  section: SectionOfLine;
  fromRecommendation: boolean;
  /** See `CartLine.ordered_for`. */
  orderedFor?: string | null;
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

/** Returns the topmost ancestor of a section; a top-level section is its own main section. Rule: catalogue/C13. */
function mainOf(section: SectionOfLine): CartLine['main_section'] {
  let top = section;
  while (top.parent !== null) top = top.parent;
  return { id: top.id, split_order: top.split_order };
}

const above = ({ parent }: SectionOfLine): Id[] => (parent === null ? [] : [parent.id, ...above(parent)]);

/**
 * Builds a line with exactly the fields of `CartLine`, so that further fields of a response are not stored on the
 * device. `total_price` is a decimal. The quantity of a product with slots is 1, because its slots are counted instead
 * (booking/B8).
 */
export function lineOf(parts: LineParts): CartLine {
  const { key, product, kit, quantity, section, fromRecommendation, orderedFor = null } = parts;
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
    tax_id: product.tax_id,
    allergens: product.allergens,
    diets: product.diets,
    is_food: product.is_food,
  };
  const pieces = scheduledOption(kept) === null ? clampQuantity(product, quantity) : 1;
  return {
    key,
    product: kept,
    quantity: pieces,
    total_price: decimalLineTotal(kept, pieces),
    from_recommendation: fromRecommendation,
    ordered_for: orderedFor,
    section: sectionOf(section),
    // A top-level section is stored as its own parent, because the parent provides the cart text and `is_hidden`.
    parent_section: parentOf(section.parent ?? section),
    main_section: mainOf(section),
    above: above(section),
  };
}
