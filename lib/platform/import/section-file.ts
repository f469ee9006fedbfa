import { z } from 'zod';
import { COURSES } from '@/lib/domain/catalogue/courses';
import { allergenList, dietList, isFood, reportContradictions } from './fields/allergen-fields';
import { count, flag, focus, id, maybeString, maybeText, picture, price, schedule, text } from './fields/fields';
import { optionsFile } from './kit-file';
import { lotteryFile } from './lottery-file';
import { maybeTax } from './money-file';
import { slotsFile } from './slots-file';
import { stockFile } from './stock-file';

/** Ids of recommended products. */
const recommends = z.array(id).default([]);

const course = z.enum(COURSES).nullable().default(null);

/** A heading in the list of a section's products. */
const headingFile = z.strictObject({ code: z.string().regex(/^[a-z0-9-]+$/), title: text, course });

/** A picture of a product in its sheet. */
const pictureFile = z.strictObject({
  image: picture.unwrap().unwrap(),
  text: maybeText,
  focus,
});

/** A product in a file. It has the name of a shared kit (`kit`), its own `options`, or neither. */
const productFile = z
  .strictObject({
    id,
    uuid: z.uuid().optional(),
    title: text,
    descr: maybeText,
    price,
    image: picture,
    pictures: z.array(pictureFile).max(12, 'twelve pictures are enough').default([]),
    is_price_from: flag,
    show_quantity: z.boolean().default(true),
    is_popup: flag,
    max_order_quantity: count,
    max_booking_slot: count,
    for_adult: flag,
    free_delivery: flag,
    tax: maybeTax,
    button_order_text: maybeText,
    schedule,
    kit: z.string().optional(),
    options: optionsFile.optional(),
    slots: slotsFile.nullable().default(null),
    stock: stockFile,
    recommends,
    heading: maybeString,
    allergens: allergenList.nullable().default(null),
    diets: dietList.default([]),
    is_food: isFood,
  })
  .superRefine((product, report) => {
    reportContradictions(product, report);
    if (product.kit !== undefined && product.options !== undefined) {
      report.addIssue({ code: 'custom', message: 'either kit or options, not both', path: ['options'] });
    }
  });

export type ProductFile = z.output<typeof productFile>;

const attachedFile = z.strictObject({ title: text, files: text });

const sectionFields = {
  id,
  title: text,
  descr: maybeText,
  image: picture,
  focus,
  is_hidden: flag,
  external_link: maybeString,
  for_adult: flag,
  text_accepted_order: maybeText,
  split_order: flag,
  hide_back_button: flag,
  hide_order_button: flag,
  hide_view_orders_button: flag,
  cart_text: maybeText,
  free_delivery: flag,
  tax: maybeTax,
  files: z.array(attachedFile).default([]),
  schedule,
  lottery: lotteryFile.nullable().default(null),
  /** Recommendations for products of this section that have none of their own. */
  recommends,
  is_food: isFood,
  course,
  headings: z.array(headingFile).default([]),
  products: z.array(productFile).default([]),
};

const sectionBody = z.strictObject(sectionFields);

export type SectionFile = z.output<typeof sectionBody> & { sections: readonly SectionFile[] };

/** The schema of a section file: a section with its products and subsections. Rule: catalogue/C1. */
export const sectionFile: z.ZodType<SectionFile> = sectionBody.extend({
  sections: z.array(z.lazy(() => sectionFile)).default([]),
});
