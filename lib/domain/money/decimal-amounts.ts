import { fromMinor, type Minor, toMinor } from './money';

/**
 * Reads the decimal amounts of requests and responses as minor units, and writes them back. Components, stores and
 * handlers must use these functions instead of converting amounts themselves. A missing or invalid amount becomes 0.
 * Rules: prices/P1, prices/P16.
 */

/** The price of a product, an option, a choice, or one piece of an order line. */
export const priceOf = (priced: { price: number }): Minor => toMinor(priced.price);

/** The total of a cart line or an order line. */
export const totalPriceOf = (line: { total_price: number }): Minor => toMinor(line.total_price);

/** The total of an order, charges included. */
export const finalSumOf = (order: { final_sum: number }): Minor => toMinor(order.final_sum);

/** The delivery or service charge of an order. */
export const deliveryPriceOf = (order: { delivery_price: number }): Minor => toMinor(order.delivery_price);

/** A hotel's flat charge on each order. */
export const flatChargeOf = (hotel: { discount_price: number }): Minor => toMinor(hotel.discount_price);

/** The minimum order value of a cart notice; 0: no minimum. */
export const minimumOf = (notice: { minimum: number | null }): Minor => toMinor(notice.minimum);

/** Converts the amounts of a stored order to the decimals of its response. */
export const orderAmounts = (order: {
  final_sum: Minor;
  delivery_price: Minor;
}): { final_sum: number; delivery_price: number } => ({
  final_sum: fromMinor(order.final_sum),
  delivery_price: fromMinor(order.delivery_price),
});
