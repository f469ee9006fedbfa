import type { HotelNow } from '../booking/hotel-time';
import { type AdultSection, needsAgeGate } from '../catalogue/age-gate';
import { priceOf } from '../money/money';
import { lineTotal } from '../money/price';
import { initialKit } from '../options/initial-kit';
import type { Kit } from '../options/kit';
import { timeKind } from '../options/option-types';
import { invalidOptions, offeredKit } from '../options/options';
import { type CartLine, type CartProduct, maxQuantity } from './cart';
import { lineOf, type SectionOfLine } from './cart-line';
import { type Unavailability, unavailability } from './unavailability';

/** Products that one tap on their card puts into the cart. Rule: catalogue/C16. */

type OneTapProduct = CartProduct & { is_popup: boolean; is_price_from: boolean };

/** The product's options as the hotel presets them; null: it has none. */
const presetKit = (product: OneTapProduct): Kit | null => {
  const kit = offeredKit(product);
  return kit && initialKit(kit, null, []);
};

/**
 * Whether a product can be added without its sheet: it has no order form of its own, its section takes orders, nothing
 * is required or about days and times, and it costs what its card says. Hours and the guest's age are not its own.
 */
export function isOneTap(product: OneTapProduct, section: { hide_order_button: boolean }): boolean {
  if (product.is_popup || product.is_price_from || section.hide_order_button) return false;
  const kit = presetKit(product);
  // Nobody should answer questions about days and times unseen.
  if (kit?.properties.some((option) => timeKind(option) !== null)) return false;
  return invalidOptions(kit).length === 0 && lineTotal({ price: product.price, property: kit }, 1) === priceOf(product);
}

/**
 * The most pieces that the card adds; null: the product has no limit of its own. Rules: cart/CT4, product-sheet/S6,
 * stock/SK7.
 */
export function oneTapLimit(
  product: Pick<CartProduct, 'show_quantity' | 'max_order_quantity'> & { stock_left?: number | null },
): number | null {
  const { show_quantity, max_order_quantity: most, stock_left: left } = product;
  if (!show_quantity) return 1;
  return (most === null || most < 1) && !left ? null : maxQuantity(product);
}

/**
 * The line of so many pieces, or why there is none. `choose`: the guest has to look into the sheet first. `isAdult`:
 * the guest has confirmed the age that the product asks for.
 */
export function oneTapLine(
  {
    product,
    section,
  }: {
    product: OneTapProduct & { is_available: boolean; stock_left?: number | null; for_adult: boolean };
    section: SectionOfLine & AdultSection;
  },
  { key, quantity, now, isAdult }: { key: string; quantity: number; now: HotelNow; isAdult: boolean },
): { line: CartLine } | { refusal: Unavailability | { kind: 'choose' } } {
  const gone = unavailability(product, now);
  if (gone !== null) return { refusal: gone };
  if (!isOneTap(product, section) || needsAgeGate({ product, section, isAdult }))
    return { refusal: { kind: 'choose' } };
  return {
    line: lineOf({
      key,
      product,
      kit: presetKit(product),
      quantity: product.show_quantity ? quantity : 1,
      section,
      fromRecommendation: false,
    }),
  };
}
