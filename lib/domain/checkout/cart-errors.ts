import type { CartLine } from '../cart/cart';
import { sameId } from '../id';
import type { Kit } from '../options/kit';
import { answerKind } from '../options/option-types';
import { isOptionShown, type PaymentContext } from '../options/options';
import type { CheckoutFields } from './checkout';
import type { OrderErrors } from './order-errors';

/**
 * Returns the errors of a refused order that still apply to the current cart. When every marked line has been removed,
 * the errors about lines are dropped (refusals/RF11). The other errors remain until their field is changed or the order
 * is sent again.
 */
export function cartErrors(places: OrderErrors, lines: readonly CartLine[]): OrderErrors {
  if (places.lines.length === 0) return places;
  const stay = places.lines.filter((id) => lines.some(({ product }) => sameId(product.id, id)));
  return stay.length > 0
    ? { ...places, lines: stay }
    : { ...places, header: null, list: null, aboutLines: [], lines: [], reasons: {} };
}

/**
 * Returns the checkout fields that are displayed: 'payment', 'room_number', 'room_proof', 'tip' and the ids of the kits'
 * options. An option that depends on the payment is displayed only with that payment.
 */
export const fieldsOnScreen = (form: {
  shown: CheckoutFields;
  kits: readonly (Kit | null)[];
  payment: PaymentContext;
}): ReadonlySet<string> =>
  new Set([
    ...(form.shown.payment ? ['payment'] : []),
    ...(form.shown.room ? ['room_number'] : []),
    ...(form.shown.proof ? ['room_proof'] : []),
    ...(form.shown.tip ? ['tip'] : []),
    ...form.kits
      .flatMap((kit) => kit?.properties ?? [])
      .filter((option) => answerKind(option) !== 'slot' && isOptionShown(option, form.payment))
      .map(({ id }) => String(id)),
  ]);

/**
 * Moves the errors of fields that are not displayed to the general messages, prefixed with the field's title if it has
 * one.
 */
export function errorsOnScreen(
  places: OrderErrors,
  onScreen: ReadonlySet<string>,
  titleOf: (field: string) => string,
): OrderErrors {
  const hidden = Object.keys(places.fields).filter((field) => !onScreen.has(field));
  if (hidden.length === 0) return places;
  const messages = hidden.flatMap((field) => {
    const own = places.fields[field] ?? [];
    return (own.length > 0 ? own : ['']).map((message) => [titleOf(field), message].filter(Boolean).join(': '));
  });
  const fields = Object.entries(places.fields).filter(([field]) => onScreen.has(field));
  return { ...places, fields: Object.fromEntries(fields), messages: [...new Set([...places.messages, ...messages])] };
}
