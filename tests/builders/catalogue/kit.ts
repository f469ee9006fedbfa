import type { Choice, Kit, Option } from '@/lib/domain/options/kit';

/** A choice as hotels define it: unticked, without a quantity and without limits. */
export const choice = (parts: Partial<Choice> = {}): Choice => ({
  id: 1,
  title: { en: 'Choice' },
  price: 0,
  checked: false,
  quantity: null,
  minimum: null,
  maximum: null,
  allergens: null,
  diets: null,
  ...parts,
});

/** An optional text option without a price and without an answer. */
export const option = (parts: Partial<Omit<Option, 'extra'>> & { extra?: Partial<Option['extra']> } = {}): Option => ({
  id: 1,
  title: { en: 'Option' },
  is_required: false,
  price: 0,
  price_type_id: null,
  ptype_id: 'text',
  pcode_id: null,
  value: null,
  is_read_only: false,
  max_checked_attrs_count: null,
  maximum: null,
  minimum: null,
  schedule_id: null,
  schedule_kit: null,
  attrs: [],
  ...parts,
  extra: {
    is_dropdown: null,
    is_resizable: false,
    time_interval: null,
    hotel_payment_type_ids: [],
    old_id: null,
    from_today: false,
    is_stepper: false,
    ...parts.extra,
  },
});

export const select = (parts: Parameters<typeof option>[0] = {}): Option => option({ ptype_id: 'select', ...parts });

export const checkbox = (parts: Parameters<typeof option>[0] = {}): Option =>
  option({ ptype_id: 'checkbox', ...parts });

export const scheduled = (parts: Parameters<typeof option>[0] = {}): Option =>
  option({ ptype_id: 'datetime', pcode_id: 'scheduled', ...parts });

export const kit = (...properties: Option[]): Kit => ({ id: 7, properties });
