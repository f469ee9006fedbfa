import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { textIn } from '@/lib/domain/i18n/text';
import { amountText } from '@/lib/domain/money/money';
import { receiptAmountOf } from '@/lib/domain/money/order-amounts';
import { csvText } from '@/lib/domain/text/csv';
import type { DeskTranslate } from '../desk-context';

type Writer = { t: DeskTranslate; language: string; timezone: string | null };
type Rate = ReceiptDocument['taxes'][number];

/**
 * A month's documents for the bookkeeper: one row each, with two columns for each rate that any of them has. What is given
 * back is negative, so that a column adds up to what is left. Rule: receipts/RP7.
 */
export function receiptsCsv(documents: readonly ReceiptDocument[], { t, language, timezone }: Writer): string {
  const nameOf = ({ title, percent }: Rate) => t('tax_of', { title: textIn(title, language), percent });
  const rates = [...new Set(documents.flatMap(({ taxes }) => taxes.map(nameOf)))];
  return csvText([
    [
      ...[t('receipt_number'), t('receipt_date'), t('receipt_order'), t('receipt_kind'), t('receipt_gross')],
      ...rates.flatMap((rate) => [`${rate}: ${t('receipt_net')}`, `${rate}: ${t('receipt_tax')}`]),
    ],
    ...documents.map((document) => {
      const { number, issued_at, order_num, kind, total, taxes, currency_digits } = document;
      const signed = (amount: number) =>
        amountText(receiptAmountOf(kind === 'refund' ? -amount : amount), currency_digits);
      return [
        ...[number, hotelNow(timezone, new Date(issued_at)).date, order_num],
        ...[t(kind === 'refund' ? 'kind_refund' : 'kind_receipt'), signed(total)],
        ...rates.flatMap((rate) => {
          const own = taxes.filter((tax) => nameOf(tax) === rate);
          const sum = (field: 'net' | 'tax') => signed(own.reduce((all, tax) => all + tax[field], 0));
          return own.length === 0 ? ['', ''] : [sum('net'), sum('tax')];
        }),
      ];
    }),
  ]);
}
