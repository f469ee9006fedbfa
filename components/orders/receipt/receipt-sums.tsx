'use client';

import { Amount } from '@/components/hotel/amount';
import { chargeLabel } from '@/components/hotel/charge-label';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import { textIn } from '@/lib/domain/i18n/text';
import { receiptAmountOf } from '@/lib/domain/money/order-amounts';
import { useDocumentMoney } from './use-document-money';

/** What leads from the lines of a document to its total. What is 0 is left out, but for the total. Rule: receipts/RP4. */
export function ReceiptSums({ document }: { document: ReceiptDocument }) {
  const hotel = useHotel();
  const t = useTranslations();
  const { amount } = useDocumentMoney(document);
  const sums: readonly (readonly [label: string, amount: number])[] = [
    [chargeLabel(hotel, t), document.charge],
    ...document.added_taxes.map(
      ({ title, percent, amount: tax }) =>
        [t('service_charge_percent', { title: textIn(title, hotel.language), percent }), tax] as const,
    ),
    [t('tip'), document.tip],
    [t('receipt_reduced'), -document.reduced],
  ];
  return (
    <div className="grid gap-2">
      {sums.map(
        ([label, sum], place) =>
          sum !== 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sums of a document never change
            <p className="flex justify-between gap-4 text-ink-2 text-sm *:last:flex-none print:text-black" key={place}>
              <span>{label}</span>
              <Amount>{amount(receiptAmountOf(sum))}</Amount>
            </p>
          ),
      )}
      <p className="flex justify-between gap-4 border-line-strong border-t border-dashed pt-3 font-bold *:last:flex-none">
        <span>{t(document.kind === 'receipt' ? 'total' : 'refund_total')}</span>
        <Amount>{amount(receiptAmountOf(document.total))}</Amount>
      </p>
    </div>
  );
}
