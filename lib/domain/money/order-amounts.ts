import { addUp, fromMinor, type Minor, toMinor } from './money';

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

/** An amount of an order's online payment: reserved, charged or given back. */
export const paidAmountOf = (amount: number): Minor => toMinor(amount);

/** The amount of one of an order's taxes. */
export const taxAmountOf = (tax: { amount: number }): Minor => toMinor(tax.amount);

/** A tax and what it is paid on, as the decimals of a stored order. */
export const taxAmounts = ({ net, tax }: { net: Minor; tax: Minor }): { amount: number; net: number } => ({
  amount: fromMinor(tax),
  net: fromMinor(net),
});

/** What of a stored order is taxed by one rate: with the tax, without it, and the tax. */
export function rateSumsOf(stored: { amount: number; net: number }): { gross: Minor; net: Minor; tax: Minor } {
  const [net, tax] = [toMinor(stored.net), toMinor(stored.amount)];
  return { gross: addUp([net, tax]), net, tax };
}

/** An amount of a receipt or a refund. */
export const receiptAmountOf = (amount: number): Minor => toMinor(amount);

/** The tip of an order, or of its body, which may have none. */
export const tipOf = (order: { tip?: number }): Minor => toMinor(order.tip);

/** A tip as order bodies carry it, a decimal. */
export const decimalTip = (tip: Minor): number => fromMinor(tip);

/** Converts the amounts of a stored order to the decimals of its response. */
export const orderAmounts = (order: {
  final_sum: Minor;
  delivery_price: Minor;
  tip: Minor;
}): { final_sum: number; delivery_price: number; tip: number } => ({
  final_sum: fromMinor(order.final_sum),
  delivery_price: fromMinor(order.delivery_price),
  tip: fromMinor(order.tip),
});

/** The amount of a line of a room's bill; negative for what is taken back. */
export const chargeAmountOf = (charge: { amount: number }): Minor => toMinor(charge.amount);

/** The amount of a line of a room's bill, or a sum of such lines, as the decimal of its response. */
export const chargeAmount = (amount: Minor): number => fromMinor(amount);

/** An amount of a report or a receipt, as the decimal of its response. */
export const reportedAmount = (amount: Minor): number => fromMinor(amount);
