'use client';

import { CARD } from '@/components/ui/card';
import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { shortDate } from '@/lib/domain/i18n/format-date';
import { textIn } from '@/lib/domain/i18n/text';
import { formatAmount } from '@/lib/domain/money/money';
import { receiptAmountOf } from '@/lib/domain/money/order-amounts';
import { useDesk } from '../desk-context';

type Sheet = { document: ReceiptDocument };

/** A numbered receipt or refund as its guest has it, in the staff member's language. Rule: receipts/RP7. */
export function ReceiptSheet({ document }: Sheet) {
  const { hotel, t } = useDesk();
  const { number, kind, order_num, seller, reason } = document;
  const title = t(kind === 'receipt' ? 'receipt_n' : 'refund_n', { number });
  return (
    <article
      className={`${CARD} grid grid-cols-[minmax(0,1fr)] gap-4 p-5 print:not-first:break-before-page print:border-0 print:bg-transparent print:p-0 print:text-black print:shadow-none`}
      aria-label={title}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="font-medium text-lg tabular-nums">{title}</h2>
        <p className="text-ink-2 tabular-nums print:text-black">{t('order', { number: `#${order_num}` })}</p>
      </div>
      <div className="wrap-anywhere text-sm">
        <p className="font-medium">
          <bdi>{textIn(seller.name, hotel.language)}</bdi>
        </p>
        {seller.address !== null && <p className="whitespace-pre-line">{textIn(seller.address, hotel.language)}</p>}
      </div>
      <Facts document={document} />
      {reason !== '' && (
        <p className="wrap-anywhere text-sm">
          <bdi>{reason}</bdi>
        </p>
      )}
      <Sums document={document} />
      <TaxTable document={document} />
    </article>
  );
}

const STOPPED = { cancelled: 'status_cancelled', expired: 'status_expired' } as const;

function Facts({ document }: Sheet) {
  const { hotel, t } = useDesk();
  const { seller, issued_at, payment, corrects, stopped } = document;
  const { date, time } = hotelNow(hotel.timezone, new Date(issued_at));
  const facts = [
    [t('tax_number'), seller.tax_number ?? ''],
    [t('receipt_date'), `${shortDate(date, hotel.languageTag)} ${time}`],
    [t('payment'), payment === null ? '' : textIn(payment, hotel.language)],
    [t('refund_for'), corrects ?? ''],
  ] as const;
  return (
    <div className="grid gap-1 border-line border-b pb-4 text-sm">
      <dl className="grid gap-1">
        {facts.map(
          ([term, value]) =>
            value !== '' && (
              <div className="flex justify-between gap-4" key={term}>
                <dt className="text-ink-2 print:text-black">{term}</dt>
                <dd className="wrap-anywhere text-end tabular-nums">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {stopped !== null && <p>{t(STOPPED[stopped])}</p>}
    </div>
  );
}

/** The lines, what stands beside them, and the total, in the currency as it was written then. */
function Sums({ document }: Sheet) {
  const { hotel, t } = useDesk();
  const amount = (sum: number) => formatAmount(receiptAmountOf(sum), document, hotel.language);
  const rows: readonly (readonly [term: string, sum: number])[] = [
    ...document.lines.map(({ title, quantity, amount: sum }): readonly [string, number] => {
      const name = textIn(title, hotel.language);
      return [quantity > 1 ? `${quantity} × ${name}` : name, sum];
    }),
    [t('service'), document.charge],
    ...document.added_taxes.map(({ title, percent, amount: tax }): readonly [string, number] => [
      t('tax_of', { title: textIn(title, hotel.language), percent }),
      tax,
    ]),
    [t('tip'), document.tip],
    [t('receipt_reduced'), -document.reduced],
  ];
  return (
    <dl className="grid gap-1.5 text-sm">
      {rows.map(
        ([term, sum], place) =>
          (sum !== 0 || place < document.lines.length) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes
            <Sum key={place} term={term} sum={amount(sum)} />
          ),
      )}
      <div className="border-line-strong border-t border-dashed pt-3 font-bold">
        <Sum term={t(document.kind === 'receipt' ? 'total' : 'money_given_back')} sum={amount(document.total)} />
      </div>
    </dl>
  );
}

function Sum({ term, sum }: { term: string; sum: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="wrap-anywhere">
        <bdi>{term}</bdi>
      </dt>
      <dd className="whitespace-nowrap tabular-nums">
        <bdi translate="no" dir="ltr">
          {sum}
        </bdi>
      </dd>
    </div>
  );
}

const FIELDS = ['net', 'tax', 'gross'] as const;
const HEADINGS = { net: 'receipt_net', tax: 'receipt_tax', gross: 'receipt_gross' } as const;

/** What of the total is taxed, by rate, without the currency. */
function TaxTable({ document }: Sheet) {
  const { hotel, t } = useDesk();
  if (document.taxes.length === 0) return null;
  return (
    <table className="w-full border-line border-t text-sm">
      <thead>
        <tr>
          <td />
          {FIELDS.map((field) => (
            <th className="ps-3 pt-3 text-end font-normal text-ink-2 print:text-black" scope="col" key={field}>
              {t(HEADINGS[field])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {document.taxes.map((rate, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes
          <tr className="align-top" key={place}>
            <th className="wrap-anywhere pt-1 text-start font-normal" scope="row">
              {t('tax_of', { title: textIn(rate.title, hotel.language), percent: rate.percent })}
            </th>
            {FIELDS.map((field) => (
              <td className="ps-3 pt-1 text-end tabular-nums" key={field}>
                <bdi translate="no" dir="ltr">
                  {formatAmount(receiptAmountOf(rate[field]), { ...document, currency: '' }, hotel.language)}
                </bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
