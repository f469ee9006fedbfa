import { fromMinor, type Minor, toMinor } from './money';

/**
 * The amounts that the calls' entities carry as decimals: each is read as minor units, or written back, here and in no
 * component, store or handler. An amount that is missing or is no number counts as 0. Rules: prices/P1, prices/P16.
 */

/** The price of a product, an option, a choice, or one piece of an order's line. */
export const priceOf = (priced: { price: number }): Minor => toMinor(priced.price);

/** What a line of a cart or of an order costs. */
export const totalPriceOf = (line: { total_price: number }): Minor => toMinor(line.total_price);

/** What an order costs, charges included. */
export const finalSumOf = (order: { final_sum: number }): Minor => toMinor(order.final_sum);

/** The charge for delivery or service in an order. */
export const deliveryPriceOf = (order: { delivery_price: number }): Minor => toMinor(order.delivery_price);

/** A hotel's flat charge on each order. */
export const flatChargeOf = (hotel: { discount_price: number }): Minor => toMinor(hotel.discount_price);

/** The least that a cart notice asks for; 0 where it asks for nothing. */
export const minimumOf = (notice: { minimum: number | null }): Minor => toMinor(notice.minimum);

/** The amounts of a stored order as its card carries them. */
export const orderAmounts = (order: {
  final_sum: Minor;
  delivery_price: Minor;
}): { final_sum: number; delivery_price: number } => ({
  final_sum: fromMinor(order.final_sum),
  delivery_price: fromMinor(order.delivery_price),
});
