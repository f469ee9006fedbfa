import type { CartLine } from '@/lib/domain/cart/cart';
import { cartErrors, errorsOnScreen, fieldsOnScreen } from '@/lib/domain/cart/cart-errors';
import type { OrderErrors } from '@/lib/domain/checkout/order-errors';
import { textIn } from '@/lib/domain/i18n/text';
import { type Kit, sameId } from '@/lib/domain/options/kit';
import type { OrderForm } from './use-order-form';

/**
 * What was said of an order, each in a place that the guest can see now. `lines`: those that are still as they were
 * sent. `ownKit`: the options of the one product that are asked on the same screen.
 */
export function visibleErrors(from: {
  places: OrderErrors;
  lines: readonly CartLine[];
  order: OrderForm;
  ownKit: Kit | null;
  language: string;
}): OrderErrors {
  const { places, lines, order, language } = from;
  const kits = [order.kit, from.ownKit];
  const options = kits.flatMap((kit) => kit?.properties ?? []);
  return errorsOnScreen(cartErrors(places, lines), fieldsOnScreen({ ...order, kits }), (field) =>
    textIn(options.find(({ id }) => sameId(id, field))?.title, language),
  );
}
