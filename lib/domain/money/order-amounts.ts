import { fromMinor, type Minor, toMinor } from './money';

/**
 * Reads the decimal amounts of orders as minor units, and writes them back. Components, stores and handlers must use
 * these functions instead of converting amounts themselves. Rules: prices/P1, prices/P16.
 */

/** The total of a cart line or an order line. */
export const totalPriceOf = (line: { total_price: number }): Minor => toMinor(line.total_price);

/** The total of an order, charges included. */
export const finalSumOf = (order: { final_sum: number }): Minor => toMinor(order.final_sum);

/** The delivery or service charge of an order. */
export const deliveryPriceOf = (order: { delivery_price: number }): Minor => toMinor(order.delivery_price);

/** Converts the amounts of a stored order to the decimals of its response. */
export const orderAmounts = (order: {
  final_sum: Minor;
  delivery_price: Minor;
}): { final_sum: number; delivery_price: number } => ({
  final_sum: fromMinor(order.final_sum),
  delivery_price: fromMinor(order.delivery_price),
});

/** An amount of a report, as the decimal of its response. */
export const reportedAmount = (amount: Minor): number => fromMinor(amount);
