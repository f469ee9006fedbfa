import type { CartLine } from './cart';
import type { ErrorPlaces } from './error-places';
import { sameId } from './kit';

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

/** Without the error of one field, once the guest has changed that field. */
export function withoutField(places: ErrorPlaces, field: string): ErrorPlaces {
  const { [field]: _gone, ...fields } = places.fields;
  return field in places.fields ? { ...places, fields } : places;
}
