import type { CheckoutFields } from '../checkout/checkout';
import type { OrderErrors } from '../checkout/order-errors';
import { type Kit, sameId } from '../options/kit';
import { isOptionShown, type PaymentContext } from '../options/options';
import type { CartLine } from './cart';

/**
 * The errors of an order that still concern the cart as it is now: once every line that was marked has been taken out,
 * nothing is said about the lines any more (refusals/RF11). Everything else stays until its field is changed, or the
 * order is sent again.
 */
export function cartErrors(places: OrderErrors, lines: readonly CartLine[]): OrderErrors {
  if (places.lines.length === 0) return places;
  const stay = places.lines.filter((id) => lines.some(({ product }) => sameId(product.id, id)));
  return stay.length > 0
    ? { ...places, lines: stay }
    : { ...places, header: null, list: null, aboutLines: [], lines: [], reasons: {} };
}

/**
 * The fields of a checkout that a guest can see: 'payment', 'room_number' and the ids of the options of its kits. An
 * option that depends on the payment shows only with it.
 */
export const fieldsOnScreen = (from: {
  shown: CheckoutFields;
  kits: readonly (Kit | null)[];
  payment: PaymentContext;
}): ReadonlySet<string> =>
  new Set([
    ...(from.shown.payment ? ['payment'] : []),
    ...(from.shown.room ? ['room_number'] : []),
    ...from.kits
      .flatMap((kit) => kit?.properties ?? [])
      .filter((option) => option.ptype_id !== 'slottime' && isOptionShown(option, from.payment))
      .map(({ id }) => String(id)),
  ]);

/**
 * The errors as a screen can show them: what was said of a field that is not on it stands among the messages, after the
 * field's title where it has one.
 */
export function errorsOnScreen(
  places: OrderErrors,
  onScreen: ReadonlySet<string>,
  titleOf: (field: string) => string,
): OrderErrors {
  const hidden = Object.keys(places.fields).filter((field) => !onScreen.has(field));
  if (hidden.length === 0) return places;
  const said = hidden.map((field) => [titleOf(field), places.fields[field]].filter(Boolean).join(': '));
  const fields = Object.entries(places.fields).filter(([field]) => onScreen.has(field));
  return { ...places, fields: Object.fromEntries(fields), messages: [...new Set([...places.messages, ...said])] };
}

/** What the platform said of a line's product; '' when it only marked it, null when it did not. */
export function refusalOf(places: OrderErrors, line: CartLine): string | null {
  const id = String(line.product.id);
  return places.lines.includes(id) ? (places.reasons[id] ?? '') : null;
}

/** Without the error of one field, once the guest has changed that field. */
export function clearFieldError(places: OrderErrors, field: string): OrderErrors {
  const { [field]: _gone, ...fields } = places.fields;
  return field in places.fields ? { ...places, fields } : places;
}
