import type { Text } from '@/lib/domain/i18n/text';
import type { CurrencyDigits } from '@/lib/domain/money/money';
import type { Seller } from './hotel';

/**
 * A numbered receipt or refund of an order as it was issued, which never changes. Amounts are decimals in the currency that it
 * names. A field of this project. Rules: receipts/RP1, receipts/RP4.
 */
export type ReceiptDocument = {
  /** Such as 2026-000123. */
  number: string;
  kind: 'receipt' | 'refund';
  /** ISO 8601. */
  issued_at: string;
  /** The number of the order. */
  order_num: string;
  seller: Seller;
  currency: string;
  currency_position: 'left' | 'right';
  currency_digits: CurrencyDigits;
  /** What was sold, or the lines that a refund is for; empty: it is for an amount. */
  lines: readonly { title: Text; quantity: number; amount: number }[];
  charge: number;
  /** The taxes that the prices do not contain. */
  added_taxes: readonly { title: Text; percent: number; amount: number }[];
  tip: number;
  /** What staff had taken off the price before. */
  reduced: number;
  total: number;
  /** What of the total is taxed, by rate. */
  taxes: readonly { title: Text; percent: number; included: boolean; net: number; tax: number; gross: number }[];
  /** How it was paid; null: the hotel does not ask. */
  payment: Text | null;
  /** The number of the receipt that a refund corrects; null: it is a receipt. */
  corrects: string | null;
  /** What staff say of a refund, '' for nothing; gone when the personal data of the order ends. */
  reason: string;
  /** How the order had ended when its money was given back; null: it had not. */
  stopped: 'cancelled' | 'expired' | null;
};
