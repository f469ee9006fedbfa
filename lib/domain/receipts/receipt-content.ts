import type { Text } from '../i18n/text';
import type { Minor, Money } from '../money/money';
import type { Returned } from '../taxes/returned-taxes';
import type { RateSums } from '../taxes/taxes';

/** Who sells, as the hotel's file had it when the document was issued. */
export type ReceiptSeller = { name: Text; address: Text | null; tax_number: string | null };

export type ReceiptLine = { title: Text; quantity: number; amount: Minor };

/** What of a document is taxed by one rate. */
export type ReceiptTax = RateSums & { title: Text; percent: number; included: boolean };

/** A tax that the prices do not contain. */
type AddedTax = { title: Text; percent: number; amount: Minor };

/** How an order ends without being delivered. */
export type Stopped = 'cancelled' | 'expired';

/**
 * A document as it was issued, which never changes: no name, no room, no words of guests or staff, so that it can stay when
 * the personal data of its order ends. `money`: how the hotel wrote amounts. Rules: receipts/RP4, receipts/RP8.
 */
export type ReceiptContent = {
  seller: ReceiptSeller;
  money: Money;
  orderNum: number;
  /** What was sold, or which lines of it were taken back. */
  lines: readonly ReceiptLine[];
  charge: Minor;
  addedTaxes: readonly AddedTax[];
  tip: Minor;
  /** What staff had taken off the price. */
  reduced: Minor;
  total: Minor;
  /** Of the total. A rate of which nothing is left stays in its place. */
  taxes: readonly ReceiptTax[];
  payment: Text | null;
  /** Of a refund: the number of the receipt that it corrects. */
  corrects: string | null;
  /** Of a refund: how the order had ended; null: it had not. */
  stopped: Stopped | null;
  /** Of a refund: what its taxes follow from, for the refunds after it. */
  parts: readonly Returned[];
};
