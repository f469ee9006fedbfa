import { type Cart, type CartLine, type CartParentSection, type CartProduct, emptyCart } from '@/lib/domain/cart/cart';

/** A product for 10.00 without options. */
export const cartProduct = (parts: Partial<CartProduct> = {}): CartProduct => ({
  id: 31,
  uuid: '7d4a2c1e-0000-4000-8000-000000000031',
  title: { en: 'Lemonade', ar: 'ليموناضة' },
  descr: null,
  price: 10,
  image: null,
  image_path: null,
  section_id: 5,
  property: null,
  schedule: null,
  show_quantity: true,
  max_order_quantity: null,
  property_kit_id: null,
  button_order_text: null,
  free_delivery: false,
  tax_id: null,
  allergens: null,
  diets: [],
  is_food: false,
  ...parts,
});

export const cartSection = (parts: Partial<CartParentSection> = {}): CartParentSection => ({
  id: 5,
  title: { en: 'Bar' },
  text_accepted_order: null,
  split_order: false,
  hide_back_button: false,
  hide_order_button: false,
  hide_view_orders_button: false,
  free_delivery: false,
  descr: null,
  cart_text: null,
  is_hidden: false,
  subsections: [],
  ...parts,
});

let marks = 0;

/** A cart line of one piece from a top-level section. Each has a unique key. */
export const cartLine = (parts: Partial<CartLine> = {}): CartLine => {
  marks += 1;
  return {
    key: `line-${marks}`,
    product: cartProduct(),
    quantity: 1,
    total_price: 10,
    from_recommendation: false,
    ordered_for: null,
    section: cartSection(),
    parent_section: null,
    main_section: null,
    above: [],
    ...parts,
  };
};

export const cartWith = (...products: CartLine[]): Cart => ({ ...emptyCart(1), products });
