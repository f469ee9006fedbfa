import type { CartLine } from './cart';
import type { ErrorPlaces } from './error-places';
import { sameId } from './kit';
import { orderLine } from './order-body';

/**
 * The errors of an order that still concern the cart as it is now: once every line that was marked has been taken out,
 * nothing is said about them any more (guest-app 8). Field errors stay until the field is changed.
 */
export function placesInCart(places: ErrorPlaces, lines: readonly CartLine[]): ErrorPlaces {
  if (places.lines.length === 0) return places;
  const stay = places.lines.filter((id) => lines.some(({ product }) => sameId(product.id, id)));
  return stay.length > 0
    ? { ...places, lines: stay }
    : { ...places, header: false, list: false, messages: [], lines: [], reasons: {} };
}

/** The lines of an order as they were sent, by their marks. */
export type SentLines = ReadonlyMap<string, string>;

const asSent = (line: CartLine): string => JSON.stringify(orderLine(line));

export const sentLines = (lines: readonly CartLine[]): SentLines =>
  new Map(lines.map((line) => [line.key, asSent(line)]));

/** Whether a line still asks for what was sent: what was said of it is over once it asks for something else. */
export const isAsSent = (sent: SentLines, line: CartLine): boolean =>
  sent.has(line.key) && sent.get(line.key) === asSent(line);

/** What the platform said of a line's product; '' when it only marked it, null when it did not. */
export function refusalOf(places: ErrorPlaces, line: CartLine): string | null {
  const id = String(line.product.id);
  return places.lines.includes(id) ? (places.reasons[id] ?? '') : null;
}

/** Without the error of one field, once the guest has changed that field. */
export function withoutField(places: ErrorPlaces, field: string): ErrorPlaces {
  const { [field]: _gone, ...fields } = places.fields;
  return field in places.fields ? { ...places, fields } : places;
}
