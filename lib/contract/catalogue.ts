import type { Allergen, Diet } from '@/lib/domain/allergens/allergens';
import type { Course } from '@/lib/domain/catalogue/courses';
import type { Focus } from '@/lib/domain/catalogue/pictures';
import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import type { Kit } from '@/lib/domain/options/kit';
import type { ScheduleDay } from '@/lib/domain/schedule-day';
import type { Lottery } from './lottery';

/** The fields of every mention of a section. Rules: catalogue/C1, platform-calls/W8. */
export type SectionFacts = {
  id: Id;
  title: Text;
  descr: Text | null;
  image: string | null;
  /** What stays in view where the picture is cut; null: its middle. A field of this project (catalogue/C20). */
  focus: Focus | null;
  is_hidden: boolean;
  external_link: string | null;
  /** Above 1: a list of sections (/sections/{id}); else a list of products (/products/{id}) (catalogue/C2). */
  sublevels_count: number;
  for_adult: boolean;
};

type SectionFile = { title: Text; files: Text };

/** A section without its products, as products, cart lines and child sections refer to it. */
export type SectionHead = SectionFacts & {
  text_accepted_order: Text | null;
  split_order: boolean;
  hide_back_button: boolean;
  hide_order_button: boolean;
  hide_view_orders_button: boolean;
  cart_text: Text | null;
  free_delivery: boolean;
  subsections: readonly SectionFacts[];
  files: readonly SectionFile[];
  schedule: Schedule | null;
  parent: SectionHead | null;
};

export type Schedule = { descr: Text | null; days: readonly ScheduleDay[] };

type Picture = { image: string; text: Text | null; focus: Focus | null };

/** A product. Rule: platform-calls/W8. `price` is a decimal in the hotel's currency. */
export type Product = {
  id: Id;
  uuid: string;
  title: Text;
  descr: Text | null;
  price: number;
  is_price_from: boolean;
  image: string | null;
  image_path: string | null;
  /** More than one picture, or pictures with words. A field of this project (catalogue/C20). */
  pictures: readonly Picture[];
  section_id: Id | null;
  property_kit_id: Id | null;
  property: Kit | null;
  schedule: Schedule | null;
  show_quantity: boolean;
  is_popup: boolean;
  /** null or 0: 99 (cart/CT4). */
  max_order_quantity: number | null;
  /** null or 0: no limit (booking/B5). */
  max_booking_slot: number | null;
  /** Minutes of a slot; null: unknown, or not bookable. A field of this project (booking/B27). */
  slot_minutes: number | null;
  /** Seconds for which a chosen slot is held; null: the platform holds none. A field of this project (booking/B28). */
  slot_hold_seconds: number | null;
  button_order_text: Text | null;
  free_delivery: boolean;
  /** The id of its tax among `Hotel.taxes`, also of a section above it; null: none. A field of this project (taxes/TA1). */
  tax_id: Id | null;
  for_adult: boolean;
  /** False: the product is displayed but cannot be ordered at the moment. */
  is_available: boolean;
  /** null: the hotel does not say. Fields of this project (allergens/AL1, allergens/AL2). */
  allergens: readonly Allergen[] | null;
  diets: readonly Diet[];
  is_food: boolean;
  /** The code of the heading of its section under which it stands; null: none. A field of this project (catalogue/C18). */
  heading: string | null;
  /** null: a dish, or the platform does not say. A field of this project (recommendations/R10). */
  course: Course | null;
  /** Whether many guests have ordered it lately. A field of this project (catalogue/C19). */
  is_popular: boolean;
  /**
   * Pieces that are left today; null: not counted, the guest chooses the day, or the platform does not say. A field of
   * this project (stock/SK4).
   */
  stock_left: number | null;
};

/** The catalogue has changed: read again what it shows. Rule: content/CC8. */
export type ContentEvent = { type: 'content-changed' };

/** `GET /hotels/{code}/products/{sectionId}`: a section with its products (catalogue/C1, platform-calls/W8). */
export type Section = SectionHead & {
  lottery: Lottery | null;
  /** The headings of its list, in their order. A field of this project (catalogue/C18). */
  headings: readonly SectionHeading[];
  products: readonly Product[];
};

/** A heading in a list of products. */
export type SectionHeading = { code: string; title: Text };
