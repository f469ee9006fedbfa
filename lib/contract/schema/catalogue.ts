import { z } from 'zod';
import type { Product, Schedule, Section, SectionFacts, SectionHead } from '@/lib/contract/catalogue';
import { listOf, maybe, type OnDrop } from './drops';
import { kitWith, scheduleDay } from './kit';
import {
  flag,
  flagUnlessSaid,
  id,
  idOrNull,
  isRecord,
  lenient,
  numberOrNull,
  price,
  readId,
  readList,
  readNumber,
  string,
  stringOrNull,
  text,
  textOrNull,
} from './lenient';

/** A section's own section, that one's, and so on: deeper than this nobody nests, and junk must not fill the stack. */
const DEEPEST = 5;

/** The documents know one thing by two names; the first that says something counts. */
const named = (value: unknown): unknown => {
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
  is_hidden: flag,
  external_link: stringOrNull,
  sublevels_count: lenient((value) => readNumber(value) ?? 0),
  for_adult: flag,
};

/** An entry of a list of sections. */
export const sectionFacts: z.ZodType<SectionFacts> = z.preprocess(named, z.object(factsFields));

/**
 * The children of a section: `section_id` or `id` names the child (platform-calls/W8). Where both stand, `id` may be
 * the row that ties the two together; but a `section_id` that is the parent's own points upwards.
 */
const withChildren = (value: unknown): unknown => {
  const section = named(value);
  if (!isRecord(section)) return section;
  const subsections = readList(section.subsections).map((child) =>
    isRecord(child) && readId(child.section_id) !== null && String(child.section_id) !== String(section.id)
      ? { ...child, id: child.section_id }
      : child,
  );
  return { ...section, subsections };
};

const scheduleWith = (onDrop: OnDrop): z.ZodType<Schedule> =>
  z.object({ descr: textOrNull, days: listOf('schedule day', scheduleDay, onDrop) });

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

/** A section as a product or a child knows it. */
export function headWith(onDrop: OnDrop, depth = 0): z.ZodType<SectionHead> {
  const parent = depth < DEEPEST ? maybe('parent section', headWith(onDrop, depth + 1), onDrop) : lenient(() => null);
  return z.preprocess(withChildren, z.object({ ...headFields(onDrop), parent }));
}

/**
 * A product; without an id it could not be ordered, nor with a price that cannot be read: it is dropped
 * (platform-calls/W19).
 */
const productWith = (onDrop: OnDrop): z.ZodType<Product> =>
  z.preprocess(
    productNames,
    z.object({
      id,
      uuid: string,
      title: text,
      descr: textOrNull,
      price,
      is_price_from: flag,
      image: stringOrNull,
      image_path: stringOrNull,
      section_id: idOrNull,
      property_kit_id: idOrNull,
      property: maybe('option kit', kitWith(onDrop), onDrop),
      schedule: maybe('schedule', scheduleWith(onDrop), onDrop),
      show_quantity: flag,
      is_popup: flag,
      max_order_quantity: numberOrNull,
      max_booking_slot: numberOrNull,
      button_order_text: textOrNull,
      free_delivery: flag,
      for_adult: flag,
      is_available: flagUnlessSaid,
    }),
  );

/** A product keeps its two pictures apart, and an id that is missing is not its section's. */
export const productNames = (value: unknown): unknown =>
  isRecord(value) ? { ...(named(value) as Record<string, unknown>), id: value.id, image: value.image } : value;

/** `data.section` of a section's answer, with its products and children (platform-calls/W8). */
export const sectionWith = (onDrop: OnDrop): z.ZodType<Section> =>
  z.preprocess(
    withChildren,
    z.object({
      ...headFields(onDrop),
      parent: maybe('parent section', headWith(onDrop), onDrop),
      products: listOf('product', productWith(onDrop), onDrop),
    }),
  );
