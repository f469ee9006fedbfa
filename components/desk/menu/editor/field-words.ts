import type { DeskMessages } from '@/lib/words/desk-messages';
import type { DeskTranslate } from '../../desk-context';

/** The fields of sections, products, questions and choices that have a name for staff. */
const FIELD_WORDS: Readonly<Record<string, keyof DeskMessages>> = {
  title: 'menu_title',
  descr: 'menu_descr',
  price: 'menu_price',
  is_price_from: 'menu_price_from',
  tax: 'menu_tax',
  allergens: 'menu_allergens',
  diets: 'menu_diets',
  is_food: 'menu_is_food',
  image: 'menu_pictures',
  pictures: 'menu_pictures',
  focus: 'menu_focus',
  options: 'menu_options',
  schedule: 'menu_hours',
  schedule_kit: 'menu_hours',
  heading: 'menu_heading',
  headings: 'menu_headings',
  button_order_text: 'menu_button_text',
  max_order_quantity: 'menu_max',
  show_quantity: 'menu_quantity',
  for_adult: 'menu_adult',
  cart_text: 'menu_cart_text',
  text_accepted_order: 'menu_thanks',
  is_hidden: 'menu_hidden',
  course: 'menu_course',
  slots: 'menu_field_slots',
  max_booking_slot: 'menu_field_slots',
  stock: 'menu_field_stock',
  recommends: 'menu_field_recommends',
  files: 'menu_field_files',
  lottery: 'menu_field_lottery',
  free_delivery: 'menu_field_charge',
  is_popup: 'menu_field_at_once',
  split_order: 'menu_field_apart',
  external_link: 'menu_field_link',
  extra: 'menu_field_extra',
  value: 'menu_field_begins',
  quantity: 'menu_field_begins',
  attrs: 'menu_choices',
  ptype_id: 'menu_option_kind',
  pcode_id: 'menu_option_kind',
  is_required: 'menu_required',
  price_type_id: 'menu_pricing',
  max_checked_attrs_count: 'menu_most_choices',
  minimum: 'menu_least_pieces',
  maximum: 'menu_most_pieces',
  checked: 'menu_checked',
  text: 'menu_picture_text',
  days: 'menu_hours',
  x: 'menu_focus_x',
  y: 'menu_focus_y',
};

/** The name of a field for staff; of one that has none, that of the hotel's files. */
export function fieldName(field: string, t: DeskTranslate): string {
  const word = Object.hasOwn(FIELD_WORDS, field) ? FIELD_WORDS[field] : undefined;
  return word === undefined ? field : t(word);
}
