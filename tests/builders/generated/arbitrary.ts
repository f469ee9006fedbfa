import fc from 'fast-check';
import { type Choice, type Kit, type Option, PRICE_TYPES } from '@/lib/domain/options/kit';
import { OPTION_CODES, OPTION_TYPES } from '@/lib/domain/options/option-types';
import { choice, option } from '../catalogue/kit';

/**
 * Any number that a hotel or a corrupted device may have as a price or a count: amounts, but also zero, negative
 * numbers and NaN.
 */
export const anyAmount: fc.Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 1e300, -0, 1.005) },
);

const anyLimit = fc.option(fc.oneof(fc.integer({ min: -1, max: 12 }), anyAmount), { nil: null });

const anyChoice = (id: number): fc.Arbitrary<Choice> =>
  fc
    .record({
      price: anyAmount,
      checked: fc.boolean(),
      quantity: anyLimit,
      minimum: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
      maximum: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
    })
    .map((parts) => choice({ id, ...parts }));

const anyChoices = fc.integer({ min: 0, max: 4 }).chain((count) => {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return fc.tuple(...ids.map(anyChoice));
});

const anyValue = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 5 }),
  fc.constantFrom('', '  ', '1', 'checked', '2026-11-20 10:00'),
  fc.string(),
  fc.array(fc.string(), { maxLength: 4 }),
  fc.record({ date: fc.string(), timeStart: fc.string() }),
);

const anyOption = (id: number): fc.Arbitrary<Option> =>
  fc
    .record({
      is_required: fc.boolean(),
      price: anyAmount,
      price_type_id: fc.constantFrom(null, ...PRICE_TYPES),
      ptype_id: fc.constantFrom(...OPTION_TYPES),
      pcode_id: fc.constantFrom(null, ...OPTION_CODES),
      value: anyValue,
      is_read_only: fc.boolean(),
      max_checked_attrs_count: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
      maximum: fc.option(fc.integer({ min: 0, max: 12 }), { nil: null }),
      minimum: fc.option(fc.integer({ min: 0, max: 6 }), { nil: null }),
      attrs: anyChoices,
    })
    .map((parts) => option({ id, ...parts }));

/** Any kit of up to five options, with valid and invalid answers. */
export const anyKit: fc.Arbitrary<Kit> = fc
  .integer({ min: 0, max: 5 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => anyOption(index + 1))))
  .map((properties) => ({ id: 7, properties }));
