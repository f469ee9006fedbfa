import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import { reportedAmount } from '@/lib/domain/money/order-amounts';
import { receiptNumber } from '@/lib/domain/receipts/receipt-number';
import type { Db } from '../database/database';
import { entriesOf } from '../stores/payment-entries';
import { receiptsOf, type StoredReceipt } from '../stores/receipts';

/** The refund's entry in the ledger, in `about`. */
const REFUND = /^refund:(.+)$/;

/**
 * Documents as guests and staff read them. The words of staff about a refund are not part of it: they stand in the ledger, from where
 * they go when the order's personal data ends. Rule: receipts/RP8.
 */
export async function receiptDocuments(
  db: Db,
  hotel: string,
  receipts: readonly StoredReceipt[],
): Promise<readonly ReceiptDocument[]> {
  const refunded = receipts.filter(({ kind }) => kind === 'refund').map(({ order_uuid }) => order_uuid);
  const entries = await entriesOf(db, hotel, [...new Set(refunded)]);
  return receipts.map((receipt) => {
    const key = REFUND.exec(receipt.about)?.[1];
    const own = entries.get(receipt.order_uuid)?.find((entry) => key !== undefined && entry.key === key);
    return toDocument(receipt, own?.reason ?? '');
  });
}

/** The documents of these orders, by order, each in the order of their numbers. */
export async function documentsOfOrders(
  db: Db,
  hotel: string,
  orderUuids: readonly string[],
): Promise<ReadonlyMap<string, readonly ReceiptDocument[]>> {
  const receipts = await receiptsOf(db, hotel, orderUuids);
  const documents = await receiptDocuments(db, hotel, receipts);
  const uuids = new Map(receipts.map((receipt) => [receiptNumber(receipt), receipt.order_uuid]));
  return Map.groupBy(documents, ({ number }) => uuids.get(number) ?? '');
}

const toDocument = ({ content, kind, issued_at, ...key }: StoredReceipt, reason: string): ReceiptDocument => ({
  number: receiptNumber(key),
  kind,
  issued_at,
  order_num: String(content.orderNum),
  seller: content.seller,
  ...content.money,
  lines: content.lines.map((line) => ({ ...line, amount: reportedAmount(line.amount) })),
  charge: reportedAmount(content.charge),
  added_taxes: content.addedTaxes.map((tax) => ({ ...tax, amount: reportedAmount(tax.amount) })),
  tip: reportedAmount(content.tip),
  reduced: reportedAmount(content.reduced),
  total: reportedAmount(content.total),
  taxes: content.taxes
    .filter(({ gross }) => gross !== 0)
    .map((tax) => ({
      ...tax,
      net: reportedAmount(tax.net),
      tax: reportedAmount(tax.tax),
      gross: reportedAmount(tax.gross),
    })),
  payment: content.payment,
  corrects: content.corrects,
  reason,
  stopped: content.stopped,
});
