'use client';

import { Amount } from '@/components/hotel/amount';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import { textIn } from '@/lib/domain/i18n/text';
import { receiptAmountOf } from '@/lib/domain/money/order-amounts';
import { useDocumentMoney } from './use-document-money';

const FIELDS = ['net', 'tax', 'gross'] as const;
const HEADINGS = { net: 'receipt_net', tax: 'receipt_tax', gross: 'receipt_gross' } as const;

/** What of the total is taxed, by rate. Amounts stand without the currency, so that three fit on a phone. */
export function TaxTable({ document }: { document: ReceiptDocument }) {
  const { language } = useHotel();
  const t = useTranslations();
  const { plain } = useDocumentMoney(document);
  if (document.taxes.length === 0) return null;
  return (
    <table className="w-full border-line border-t text-sm">
      <thead>
        <tr>
          <td />
          {FIELDS.map((field) => (
            <th
              className="break-words ps-3 pt-3 text-end font-normal text-ink-2 print:text-black"
              scope="col"
              key={field}
            >
              {t(HEADINGS[field])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {document.taxes.map((rate, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rates of a document never change
          <tr className="align-top" key={place}>
            <th className="break-words pt-1 text-start font-normal" scope="row">
              {t('service_charge_percent', { title: textIn(rate.title, language), percent: rate.percent })}
            </th>
            {FIELDS.map((field) => (
              <td className="ps-3 pt-1 text-end" key={field}>
                <Amount>{plain(receiptAmountOf(rate[field]))}</Amount>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
