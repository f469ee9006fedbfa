'use client';

import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { receiptsAddress } from '../receipts/receipts-address';

/** The numbers of an order's documents, which lead to where they are printed. Rule: receipts/RP7. */
export function OrderReceipts({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  if (order.receipts.length === 0) return null;
  return (
    <section aria-labelledby="order-receipts">
      <h3 id="order-receipts" className="font-medium text-md">
        {t('receipts')}
      </h3>
      <ul className="flex flex-wrap gap-x-4">
        {order.receipts.map(({ number, kind }) => (
          <li key={number}>
            <a
              className="inline-flex min-h-target items-center text-brand-strong text-sm tabular-nums underline"
              href={receiptsAddress(order.uuid)}
            >
              {t(kind === 'receipt' ? 'receipt_n' : 'refund_n', { number })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
