import { z } from 'zod';
import { flag, maybeString, maybeText, price, text } from './fields/fields';

/** What a tax is called in the files. */
const taxCode = z.string().regex(/^[a-z0-9-]{1,30}$/, 'small letters, digits and hyphens are expected');

/** The tax of a section or a product; empty: that of the section above it. Rule: taxes/TA1. */
export const maybeTax = taxCode.nullable().default(null);

const taxFile = z.strictObject({
  id: taxCode,
  title: text,
  percent: z
    .number()
    .min(0)
    .max(100)
    // Taxes are computed in thousandths of a percent.
    .refine((percent) => Number(percent.toFixed(3)) === percent, 'a percentage has at most three decimals'),
  included: z.boolean(),
});

export const taxesFile = z
  .array(taxFile)
  .max(10, 'ten taxes are enough')
  .refine((taxes) => new Set(taxes.map(({ id }) => id)).size === taxes.length, 'two taxes have the same id')
  .default([]);

/** Who sells what receipts list. Rule: taxes/TA7. */
export const sellerFile = z
  .strictObject({ name: text, address: maybeText, tax_number: maybeString })
  .nullable()
  .default(null);

const MOST_SUGGESTIONS = 5;

const isAscending = (values: readonly number[]): boolean =>
  values.every((value, place) => place === 0 || value > (values[place - 1] ?? 0));

const suggestionsOf = (value: z.ZodType<number>) =>
  z
    .array(value)
    .min(1, 'a suggestion is expected')
    .max(MOST_SUGGESTIONS, 'five suggestions are enough')
    .refine((values) => values.every((each) => each > 0), 'a suggestion is above 0')
    .refine(isAscending, 'numbers that rise are expected')
    .optional();

/** The tips that guests are asked for: percentages or amounts. Rule: tips/TP1. */
export const tipsFile = z
  .strictObject({ percent: suggestionsOf(z.number().max(100)), amounts: suggestionsOf(price), after_delivery: flag })
  .refine(({ percent, amounts }) => (percent === undefined) !== (amounts === undefined), 'either percent or amounts')
  .nullable()
  .default(null);
