'use client';

import { Amount } from '@/components/hotel/amount';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import type { Order } from '@/lib/contract/order';
import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import { textIn } from '@/lib/domain/i18n/text';
import { receiptAmountOf } from '@/lib/domain/money/order-amounts';
import { kitchenLanguage } from '@/lib/domain/orders/kitchen-lines';
import { propertiesInWords } from '@/lib/domain/orders/order-lines';
import { KitchenLine } from '../card/order-lines';
import { useDocumentMoney } from './use-document-money';

const LINE =
  "grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-1 [counter-increment:line] before:text-ink-2 before:content-[counter(line)_'.']";

/** The lines of a document. Those of a receipt have what was chosen, and are repeated in the hotel's language. */
export function ReceiptLines({ document, order }: { document: ReceiptDocument; order: Order }) {
  const { language } = useHotel();
  const t = useTranslations();
  const { amount } = useDocumentMoney(document);
  if (document.lines.length === 0) return null;
  return (
    <ol className="grid gap-2 [counter-reset:line]">
      {document.lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a document never change
        <li className={LINE} key={place}>
          <span>
            {line.quantity > 1 && (
              <span className="whitespace-nowrap tabular-nums">{`${t('times', { n: line.quantity })} `}</span>
            )}
            <bdi>{textIn(line.title, language)}</bdi>
          </span>
          <Amount>{amount(receiptAmountOf(line.amount))}</Amount>
          {document.kind === 'receipt' && <Ordered line={order.products[place]} />}
        </li>
      ))}
    </ol>
  );
}

/** What was chosen of a line, and the line as the kitchen reads it. */
function Ordered({ line }: { line: Order['products'][number] | undefined }) {
  const hotel = useHotel();
  const { language, locale } = hotel;
  const kitchen = kitchenLanguage(hotel);
  if (line === undefined) return null;
  const chosen = propertiesInWords(line.properties, { language, locale });
  return (
    <>
      {chosen !== '' && <small className="col-start-2 text-ink-2 text-sm print:text-black">{chosen}</small>}
      {kitchen !== null && <KitchenLine line={line} language={kitchen} />}
    </>
  );
}
