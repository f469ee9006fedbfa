'use client';

import clsx from 'clsx';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Card } from '@/components/ui/card';
import type { Order } from '@/lib/contract/order';
import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import { momentInWords } from '@/lib/domain/i18n/relative-time';
import { textIn } from '@/lib/domain/i18n/text';
import { Facts } from './facts';
import { HotelDetails } from './hotel-details';
import { HotelName } from './hotel-name';
import { ReceiptCode } from './receipt-code';
import { ReceiptLines } from './receipt-lines';
import { ReceiptSums } from './receipt-sums';
import { TaxTable } from './tax-table';

/** Black on white on paper, without the card's edge. */
export const SHEET =
  'grid gap-4 p-5 print:rounded-none print:border-0 print:bg-transparent print:p-0 print:text-black print:shadow-none';

/**
 * A numbered receipt or refund of an order, on a page of its own when it is printed. What it says is the document's; the room
 * and what was chosen are the order's, as long as they are kept. The first one has the code and the imprint. Rule:
 * receipts/RP6.
 */
export function ReceiptSheet(props: { document: ReceiptDocument; order: Order; isFirst: boolean }) {
  const { document, order, isFirst } = props;
  const t = useTranslations();
  const { number, kind } = document;
  const title = t(kind === 'receipt' ? 'receipt_n' : 'refund_n', { number });
  return (
    <Card as="article" className={clsx(SHEET, 'print:not-first:break-before-page')} aria-label={title}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <HotelName />
        <p className="max-w-full text-ink-2 tabular-nums print:text-black">
          {t('order_n', { num: document.order_num })}
        </p>
      </div>
      <h2 className="font-medium text-lg tabular-nums">{title}</h2>
      <Seller seller={document.seller} />
      <SheetFacts document={document} order={order} />
      <ReceiptLines document={document} order={order} />
      <ReceiptSums document={document} />
      <TaxTable document={document} />
      {isFirst && order.receipt_code !== null && <ReceiptCode code={order.receipt_code} />}
      {isFirst && <HotelDetails />}
    </Card>
  );
}

function Seller({ seller }: { seller: ReceiptDocument['seller'] }) {
  const { language } = useHotel();
  return (
    <div className="break-words text-sm">
      <p className="font-medium">
        <bdi>{textIn(seller.name, language)}</bdi>
      </p>
      {seller.address !== null && <p className="whitespace-pre-line">{textIn(seller.address, language)}</p>}
    </div>
  );
}

const STOPPED = { cancelled: 'order_status__cancelled', expired: 'order_status__expired' } as const;

function SheetFacts({ document, order }: { document: ReceiptDocument; order: Order }) {
  const hotel = useHotel();
  const t = useTranslations();
  const { seller, issued_at, payment, corrects, stopped, reason } = document;
  return (
    <div className="grid gap-2 border-line border-b pb-4">
      <Facts
        facts={[
          [t('tax_number'), seller.tax_number ?? ''],
          [t('receipt_date'), momentInWords(issued_at, hotel)],
          [t('room_number'), order.number_room ?? ''],
          [t('payment_method'), payment === null ? '' : textIn(payment, hotel.language)],
          [t('refund_for'), corrects ?? ''],
        ]}
      />
      {stopped !== null && <p className="text-sm">{t(STOPPED[stopped])}</p>}
      {reason !== '' && (
        <p className="break-words text-sm">
          <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  );
}
