import type { CartLine } from '@/lib/domain/cart';
import type { ErrorPlaces } from '@/lib/domain/error-places';
import { type Kit, sameId } from '@/lib/domain/kit';
import { fieldsOnScreen, placesInCart, placesOnScreen } from '@/lib/domain/places-in-cart';
import { textIn } from '@/lib/domain/text';
import type { OrderForm } from './use-order-form';

/**
 * What was said of an order, each in a place that the guest can see now. `lines`: those that are still as they were
 * sent. `ownKit`: the options of the one product that are asked on the same screen.
 */
export function shownPlaces(from: {
  places: ErrorPlaces;
  lines: readonly CartLine[];
  order: OrderForm;
  ownKit: Kit | null;
  language: string;
}): ErrorPlaces {
  const { places, lines, order, language } = from;
  const kits = [order.kit, from.ownKit];
  const options = kits.flatMap((kit) => kit?.properties ?? []);
  return placesOnScreen(placesInCart(places, lines), fieldsOnScreen({ ...order, kits }), (field) =>
    textIn(options.find(({ id }) => sameId(id, field))?.title, language),
  );
}
