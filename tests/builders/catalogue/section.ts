import type { Product, Section, SectionHead } from '@/lib/contract/catalogue';

/** A section in canonical form with all fields, as the app's own server returns it. */
const head = (parts: Partial<SectionHead> = {}): SectionHead => ({
  id: 5,
  title: { en: 'Room service', ar: 'خدمة الغرف' },
  descr: null,
  image: null,
  is_hidden: false,
  external_link: null,
  sublevels_count: 1,
  for_adult: false,
  text_accepted_order: null,
  split_order: false,
  hide_back_button: false,
  hide_order_button: false,
  hide_view_orders_button: false,
  cart_text: null,
  free_delivery: false,
  subsections: [],
  files: [],
  schedule: null,
  parent: null,
  ...parts,
});

export const section = (products: readonly Product[], parts: Partial<Section> = {}): Section => ({
  lottery: null,
  ...head(parts),
  products,
});

/** A pizza for 14.00 without options. */
export const product = (parts: Partial<Product> = {}): Product => ({
  id: 31,
  uuid: '7d4a2c1e-0000-4000-8000-000000000031',
  title: { en: 'Margherita pizza', ar: 'بيتزا مارغريتا' },
  descr: { en: '<p>Baked on <b>stone</b>.</p>', ar: '<p>تُخبز على الحجر.</p>' },
  price: 14,
  is_price_from: false,
  image: '/storage/emoji/1f355.webp',
  image_path: null,
  section_id: 5,
  property_kit_id: null,
  property: null,
  schedule: null,
  show_quantity: true,
  is_popup: false,
  max_order_quantity: null,
  max_booking_slot: null,
  slot_minutes: null,
  slot_hold_seconds: null,
  button_order_text: null,
  free_delivery: false,
  for_adult: false,
  is_available: true,
  allergens: null,
  diets: [],
  is_food: false,
  ...parts,
});
