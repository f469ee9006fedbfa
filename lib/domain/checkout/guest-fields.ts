import { isUnder } from '../cart/under-section';
import type { Text } from '../i18n/text';
import { type Id, sameId } from '../id';
import type { Kit, Option } from '../options/kit';

/** A field that a hotel adds to the guest details. Rule: checkout/CO15. */
export type GuestField = {
  /** The id under which the answer is sent, as an order-level option. */
  id: Id;
  title: Text;
  required: boolean;
  /** Only for orders with a product in or under these sections; empty: for all orders. */
  under: readonly Id[];
};

/**
 * Adds a hotel's fields to the order-level options, for the lines that an order has. An option of the same id is kept,
 * because the hotel's own catalogue knows it better. Returns the same kit when there is nothing to add.
 */
export function withGuestFields(
  kit: Kit | null,
  fields: readonly GuestField[],
  lines: readonly Parameters<typeof isUnder>[0][],
): Kit | null {
  const added = fields.filter(
    ({ id, under }) =>
      !kit?.properties.some((option) => sameId(option.id, id)) &&
      (under.length === 0 || lines.some((line) => isUnder(line, under))),
  );
  const [first] = added;
  if (first === undefined) return kit;
  return { id: kit?.id ?? first.id, properties: [...(kit?.properties ?? []), ...added.map(textOption)] };
}

/** A line of text without a price. */
const textOption = ({ id, title, required }: GuestField): Option => ({
  id,
  title,
  is_required: required,
  price: 0,
  price_type_id: 'none',
  ptype_id: 'text',
  pcode_id: null,
  value: null,
  is_read_only: false,
  max_checked_attrs_count: null,
  maximum: null,
  minimum: null,
  schedule_id: null,
  schedule_kit: null,
  extra: {
    is_dropdown: null,
    is_resizable: false,
    time_interval: null,
    hotel_payment_type_ids: [],
    old_id: null,
    from_today: false,
    is_stepper: false,
  },
  attrs: [],
});
