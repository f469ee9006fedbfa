'use client';

import { useId, useState } from 'react';
import { CARD } from '@/components/ui/card';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { Notice } from '@/components/ui/notice';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { isPaidOnline, roomBill } from '@/lib/domain/desk/room-bill';
import { shortDate } from '@/lib/domain/i18n/format-date';
import { textIn } from '@/lib/domain/i18n/text';
import type { Minor } from '@/lib/domain/money/money';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { stateWord } from '../orders/order-state';
import { UnprovenCharge } from '../orders/room-proof';
import { useOrderSums } from '../orders/use-order-sums';
import type { BillQuery } from './use-room-bill';

/** The orders of a room with their lines, and what of them is to be paid. Rule: desk/DE64. */
export function Bill({ query, orders }: { query: BillQuery; orders: readonly DeskOrder[] }) {
  const { hotel, t } = useDesk();
  const [guest, setGuest] = useState<string | null>(null);
  const id = useId();
  const bill = roomBill(orders, guest);
  const day = (date: string) => shortDate(date, hotel.languageTag);
  return (
    <section
      className={`${CARD} grid max-w-200 grid-cols-[minmax(0,1fr)] gap-4 p-5 print:shadow-none`}
      aria-labelledby={id}
    >
      <header>
        <h2 id={id} className="break-words font-medium text-lg">
          <span>{`${t('room')} `}</span>
          <bdi translate="no">{query.room}</bdi>
        </h2>
        <p className="text-ink-2 text-sm">
          <span>{day(query.from)}</span>
          {query.to !== query.from && <span>{` – ${day(query.to)}`}</span>}
        </p>
      </header>
      {bill.guests.length > 1 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
          <Notice tone="warn">{t('bill_guests')}</Notice>
          <Field label={t('guest_side')} htmlFor={`${id}-guest`}>
            <Select
              id={`${id}-guest`}
              value={guest ?? ''}
              onChange={({ target }) => setGuest(target.value === '' ? null : target.value)}
            >
              <option value="">{t('all_guests')}</option>
              {bill.guests.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name ?? t('unnamed')}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
      {bill.orders.length === 0 && <p className="text-ink-2 text-sm">{t('bill_empty')}</p>}
      {bill.orders.map((order) => (
        <BilledOrder key={order.uuid} order={order} />
      ))}
      <dl className="grid gap-1 border-line-strong border-t border-dashed pt-3 text-sm">
        <Sum term={t('total')} sum={bill.total} />
        {bill.paidOnline > 0 && <Sum term={t('paid')} sum={bill.paidOnline} />}
        <Sum term={t('to_pay')} sum={bill.toPay} isStrong />
      </dl>
    </section>
  );
}

/** Number, time, guest and payment of an order, its lines and its sum. */
function BilledOrder({ order }: { order: DeskOrder }) {
  const { hotel, t, amount } = useDesk();
  const { date, time } = hotelNow(hotel.timezone, new Date(order.created_at));
  const payment = isPaidOnline(order) ? t('paid') : textIn(order.order_payment?.title, hotel.language);
  const isDone = order.ostatus_id === 'done';
  const { added, included } = useOrderSums(order);
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm print:break-inside-avoid"
      aria-label={t('order', { number: `#${order.num}` })}
    >
      <h3 className="flex flex-wrap gap-x-2 border-line border-b pb-1 font-medium">
        <bdi translate="no" dir="ltr" className="tabular-nums">{`#${order.num}`}</bdi>
        <span>{`${shortDate(date, hotel.languageTag)} ${time}`}</span>
        {!isDone && <span className="text-ink-2">{stateWord(order.ostatus_id, t)}</span>}
      </h3>
      <p className="wrap-anywhere text-ink-2">
        <bdi>{order.guest.name ?? t('unnamed')}</bdi>
        {payment !== '' && <span>{` · ${payment}`}</span>}
      </p>
      <UnprovenCharge order={order} />
      <table className="w-full border-collapse">
        <tbody>
          {order.products.map(({ id, quantity, product, total_price }) => (
            <Row key={id} quantity={quantity} title={textIn(product.title, hotel.language)} sum={amount(total_price)} />
          ))}
          {added.map(({ key, term, sum }) => (
            <Row key={key} title={term} sum={sum} />
          ))}
        </tbody>
      </table>
      {included.length > 0 && (
        <p className="text-ink-2">
          {included.map(({ key, term, sum }, index) => (
            <span key={key}>
              <span>{`${index === 0 ? '' : ' · '}${term} `}</span>
              <bdi translate="no" dir="ltr" className="tabular-nums">
                {sum}
              </bdi>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

function Row({ quantity, title, sum }: { quantity?: number; title: string; sum: string }) {
  return (
    <tr className="align-baseline">
      <td className="w-10 whitespace-nowrap py-0.5 tabular-nums">
        {quantity !== undefined && <bdi translate="no" dir="ltr">{`${quantity}×`}</bdi>}
      </td>
      <th scope="row" className="wrap-anywhere py-0.5 pe-3 text-start font-normal">
        {title}
      </th>
      <td className="whitespace-nowrap py-0.5 text-end tabular-nums">
        <bdi translate="no" dir="ltr">
          {sum}
        </bdi>
      </td>
    </tr>
  );
}

function Sum({ term, sum, isStrong = false }: { term: string; sum: Minor; isStrong?: boolean }) {
  const { minorAmount } = useDesk();
  return (
    <div className={`flex flex-wrap justify-between gap-x-3 ${isStrong ? 'font-bold text-md' : ''}`}>
      <dt>{term}</dt>
      <dd className="tabular-nums">
        <bdi translate="no" dir="ltr">
          {minorAmount(sum)}
        </bdi>
      </dd>
    </div>
  );
}
