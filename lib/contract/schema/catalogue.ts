import { z } from 'zod';
import type { Product, Schedule, Section, SectionFacts, SectionHead } from '@/lib/contract/catalogue';
import { ALLERGENS, DIETS, readAllergens, readDiets } from '@/lib/domain/allergens/allergens';
import { COURSES } from '@/lib/domain/catalogue/courses';
import { isRecord } from '@/lib/domain/json/read-value';
import { entity, listOf, maybe, type OnDrop, readOne } from './drops';
import { focus } from './focus';
import { kitWith, scheduleDay, stockLeft } from './kit';
import {
  flag,
  flagUnlessSaid,
  id,
  idOrNull,
  lenient,
  lenientId,
  lenientList,
  lenientNumber,
  numberOrNull,
  price,
  string,
  stringOrNull,
  text,
  textOrNull,
} from './lenient';
import { lottery } from './lottery';

/** Maximum depth of parent sections, because malformed data must not overflow the stack. */
const MAX_DEPTH = 5;

/** Some fields have two names in the platform's documentation; the first one with a value counts. */
const canonicalNames = (value: unknown): unknown => {
  if (!isRecord(value)) return value;
  const inner = isRecord(value.section) ? value.section.id : undefined;
  return {
    ...value,
    id: value.id ?? value.section_id,
    descr: value.descr ?? value.description,
    image: value.image ?? value.image_path,
    section_id: value.section_id ?? inner,
  };
};

const factsFields = {
  id,
  title: text,
  descr: textOrNull,
  image: stringOrNull,
  focus,
  is_hidden: flag,
  external_link: stringOrNull,
  sublevels_count: lenient((value) => lenientNumber(value) ?? 0, z.number()).describe(
    'Above 1: it lists sections; else it has products',
  ),
  for_adult: flag,
};

/** An item of a list of sections. */
export const sectionFacts: z.ZodType<SectionFacts> = z
  .preprocess(canonicalNames, z.object(factsFields))
  .meta({ id: 'SectionFacts' });

/**
 * Reads the children of a section. `section_id` or `id` identifies the child (platform-calls/W8). If both exist, `id`
 * may belong to a row of a join table; but a `section_id` that equals the parent's refers to the parent.
 */
const withChildren = (value: unknown): unknown => {
  const section = canonicalNames(value);
  if (!isRecord(section)) return section;
  const subsections = lenientList(section.subsections).map((child) =>
    isRecord(child) && lenientId(child.section_id) !== null && String(child.section_id) !== String(section.id)
      ? { ...child, id: child.section_id }
      : child,
  );
  return { ...section, subsections };
};

export const scheduleWith = entity<Schedule>('Schedule', (onDrop) =>
  z.object({ descr: textOrNull, days: listOf('schedule day', scheduleDay, onDrop) }),
);

const headFields = (onDrop: OnDrop) => ({
  ...factsFields,
  text_accepted_order: textOrNull,
  split_order: flag,
  hide_back_button: flag,
  hide_order_button: flag,
  hide_view_orders_button: flag,
  cart_text: textOrNull,
  free_delivery: flag,
  subsections: listOf('subsection', sectionFacts, onDrop),
  files: listOf('section file', z.object({ title: text, files: text }), onDrop),
  schedule: maybe('schedule', scheduleWith(onDrop), onDrop),
});

/** A section as products and children refer to it. */
export const headWith = entity<SectionHead>('SectionHead', (onDrop) => headAt(onDrop, 0));

function headAt(onDrop: OnDrop, depth: number): z.ZodType<SectionHead> {
  const inner = depth < MAX_DEPTH ? headAt(onDrop, depth + 1) : null;
  const parent = lenient(
    (value) => (inner !== null && isRecord(value) ? readOne('parent section', inner, value, onDrop) : null),
    z.lazy(() => headWith(onDrop)).nullable(),
  );
  return z.preprocess(withChildren, z.object({ ...headFields(onDrop), parent }));
}

const pictureOf = z.object({
  image: string,
  text: textOrNull,
  focus,
});

/** What is in a product. */
export const foodFields = {
  allergens: lenient(readAllergens, z.array(z.enum(ALLERGENS)).nullable()).describe('null: the hotel does not say'),
  diets: lenient(readDiets, z.array(z.enum(DIETS))),
  is_food: flag,
};

/** A product; dropped without an id or with an unreadable price (platform-calls/W19). */
const productWith = entity<Product>('Product', (onDrop) =>
  z.preprocess(
    productNames,
    z.object({
      id,
      uuid: string,
      title: text,
      descr: textOrNull,
      price: price.describe('A decimal in the hotel’s currency'),
      is_price_from: flag,
      image: stringOrNull,
      image_path: stringOrNull,
      pictures: listOf('picture', pictureOf, onDrop),
      section_id: idOrNull,
      property_kit_id: idOrNull,
      property: maybe('option kit', kitWith(onDrop), onDrop),
      schedule: maybe('schedule', scheduleWith(onDrop), onDrop),
      show_quantity: flag,
      is_popup: flag,
      max_order_quantity: numberOrNull.describe('null or 0: 99'),
      max_booking_slot: numberOrNull.describe('null or 0: no limit'),
      slot_minutes: numberOrNull.describe('null: unknown, or not bookable'),
      slot_hold_seconds: numberOrNull.describe('How long a chosen slot is held; null: none is held'),
      button_order_text: textOrNull,
      free_delivery: flag,
      tax_id: idOrNull.describe('The id of its tax among the hotel’s; null: none'),
      for_adult: flag,
      is_available: flagUnlessSaid.describe('false: it cannot be ordered at the moment'),
      ...foodFields,
      heading: stringOrNull.describe('The code of its heading; null: none'),
      course: lenient((value) => COURSES.find((course) => course === value) ?? null, z.enum(COURSES).nullable()),
      is_popular: flag.describe('Many guests have ordered it lately'),
      stock_left: stockLeft,
    }),
  ),
);

/**
 * A product keeps its two pictures, and `section_id` is not its id. A platform that names allergens answers for them
 * also without `is_food`.
 */
export const productNames = (value: unknown): unknown =>
  isRecord(value)
    ? {
        ...(canonicalNames(value) as Record<string, unknown>),
        id: value.id,
        image: value.image,
        is_food: value.is_food ?? Array.isArray(value.allergens),
      }
    : value;

/** The section under `data.section`, with products and children (platform-calls/W8). */
export const sectionWith = entity<Section>('Section', (onDrop) =>
  z.preprocess(
    withChildren,
    z.object({
      ...headFields(onDrop),
      parent: maybe('parent section', headWith(onDrop), onDrop),
      lottery: maybe('draw', lottery, onDrop),
      headings: listOf('heading', z.object({ code: string, title: text }), onDrop),
      products: listOf('product', productWith(onDrop), onDrop),
    }),
  ),
);
