import { z } from 'zod';
import { PRICE_TYPES } from '@/lib/domain/options/kit';
import { hasChoices, OPTION_CODES, OPTION_TYPES } from '@/lib/domain/options/option-types';
import { leastTicked } from '@/lib/domain/options/options';
import { allergenChange, dietChange } from './fields/allergen-fields';
import { anything, count, flag, id, maybeId, oneOf, price, scheduleDays, text } from './fields/fields';
import { stockFile } from './stock-file';

const choiceFile = z.strictObject({
  id,
  title: text,
  price,
  checked: flag,
  quantity: count,
  minimum: count,
  maximum: count,
  allergens: allergenChange,
  diets: dietChange,
  stock: stockFile,
});

/** Files may contain true; the API has the string 'true' (options/O3). */
const isDropdown = z
  .union([z.boolean(), z.string()])
  .nullable()
  .default(null)
  .transform((value) => (value === true || value === 'true' ? 'true' : null));

const optionExtra = z.strictObject({
  is_dropdown: isDropdown,
  is_resizable: flag,
  time_interval: count,
  hotel_payment_type_ids: z.array(id).default([]),
  old_id: maybeId,
  from_today: flag,
  is_stepper: flag,
});

/** The schema of an option in a file. Rules: options/O1, options/O2. */
export const optionFile = z
  .strictObject({
    id,
    title: text,
    is_required: flag,
    price,
    price_type_id: z.enum(PRICE_TYPES).nullable().default(null),
    ptype_id: z.enum(OPTION_TYPES),
    pcode_id: z.enum(OPTION_CODES).nullable().default(null),
    value: z.string().nullable().default(null),
    is_read_only: flag,
    max_checked_attrs_count: count,
    maximum: count,
    minimum: count,
    schedule_id: maybeId,
    schedule_kit: z.strictObject({ days: scheduleDays }).nullable().default(null),
    extra: optionExtra.prefault({}),
    attrs: z.array(choiceFile).default([]),
  })
  .superRefine((option, report) => {
    if (hasChoices(option) && option.attrs.length === 0) {
      report.addIssue({ code: 'custom', message: 'a select or checkbox needs choices', path: ['attrs'] });
    }
    if (option.minimum !== null && option.minimum > 0 && leastTicked(option) < option.minimum) {
      const message = 'only a checkbox has a minimum, and its choices and limits have to allow as many';
      report.addIssue({ code: 'custom', message, path: ['minimum'] });
    }
  });

export type OptionFile = z.output<typeof optionFile>;

export const optionsFile = z.array(optionFile);

type OrderKitFile = { kit: string } | { id: number | null; options: readonly OptionFile[] };

/** The schema of a hotel's order-level kit: the name of a shared kit, a list of options, or a complete kit. */
export const orderKitFile = oneOf<OrderKitFile | null>((value) => {
  if (value === undefined || value === null) return anything.transform(() => null);
  if (typeof value === 'string') return z.string().transform((kit) => ({ kit }));
  if (Array.isArray(value)) return optionsFile.transform((options) => ({ id: null, options }));
  return z
    .strictObject({ id: maybeId, properties: optionsFile })
    .transform((kit) => ({ id: kit.id, options: kit.properties }));
});
