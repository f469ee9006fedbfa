'use client';

import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { receiptsAddress } from '../receipts/receipts-address';
import { useMay } from '../use-may';

/** The numbers of an order's documents, which lead whoever may read them to where they are printed. Rule: receipts/RP7. */
export function OrderReceipts({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  const mayRead = useMay('money');
  if (order.receipts.length === 0) return null;
  return (
    <section aria-labelledby="order-receipts">
      <h3 id="order-receipts" className="font-medium text-md">
        {t('receipts')}
      </h3>
      <ul className="flex flex-wrap gap-x-4">
        {order.receipts.map(({ number, kind }) => (
          <li key={number}>
            <Receipt
              name={t(kind === 'receipt' ? 'receipt_n' : 'refund_n', { number })}
              href={mayRead ? receiptsAddress(order.uuid) : null}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Receipt({ name, href }: { name: string; href: string | null }) {
  const look = 'inline-flex min-h-target items-center text-sm tabular-nums';
  if (href === null) return <span className={look}>{name}</span>;
  return (
    <a className={`${look} text-brand-strong underline`} href={href}>
      {name}
    </a>
  );
}
