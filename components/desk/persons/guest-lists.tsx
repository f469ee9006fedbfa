'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { receiptTextIcon } from '@/components/ui/icons/receipt-text';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { recentMoment } from '@/lib/domain/i18n/format-date';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { stateWord } from '../orders/order-state';
import { BILL_ADDRESS } from '../search/bill-address';
import type { DeskPerson, PersonExport } from './persons-api';

/** The orders of a guest, the newest first, and the way to the bill of their room. Rule: desk/DE63. */
export function GuestOrders({ person, orders }: { person: DeskPerson; orders: readonly DeskOrder[] }) {
  const { hotel, t, amount } = useDesk();
  const { now, bill } = useDeskData();
  const dayOf = (at: string | number) => hotelNow(hotel.timezone, new Date(at)).date;
  const room = person.room_number;
  const showBill = () =>
    void bill.show({ room: room ?? '', from: dayOf(orders.at(-1)?.created_at ?? now), to: dayOf(now) });
  if (orders.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-labelledby="guest-orders">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="guest-orders" className="font-medium">
          {t('orders')}
        </h3>
        {room !== null && (
          <ButtonLink
            variant="outline"
            size="sm"
            className="w-auto! no-underline"
            href={BILL_ADDRESS}
            onClick={showBill}
          >
            <Icon shape={receiptTextIcon} size="sm" />
            <span>{t('bill_of_room')}</span>
          </ButtonLink>
        )}
      </div>
      <ul>
        {orders.map((order) => (
          <Entry key={order.uuid} to={deskAddress('search', order.uuid)} end={amount(order.final_sum)}>
            <bdi translate="no" dir="ltr" className="font-medium tabular-nums">{`#${order.num}`}</bdi>
            <Moment at={order.created_at} />
            <span className="text-ink-2">{stateWord(order.ostatus_id, t)}</span>
          </Entry>
        ))}
      </ul>
    </section>
  );
}

/** The chats of a guest, each a way to it. Rule: desk/DE63. */
export function GuestChats({ chats }: Pick<PersonExport, 'chats'>) {
  const { t } = useDesk();
  if (chats.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-labelledby="guest-chats">
      <h3 id="guest-chats" className="font-medium">
        {t('chats')}
      </h3>
      <ul>
        {chats.map(({ uuid, updated_at, messages }) => (
          <Entry key={uuid} to={deskAddress('chats', uuid)}>
            <Moment at={updated_at} />
            <span className="text-ink-2">{t('messages_count', { count: messages.length })}</span>
          </Entry>
        ))}
      </ul>
    </section>
  );
}

function Moment({ at }: { at: string }) {
  const { hotel } = useDesk();
  const { now } = useDeskData();
  const reader = { timezone: hotel.timezone, locale: hotel.languageTag };
  return <time dateTime={at}>{recentMoment({ at: Date.parse(at), now }, reader)}</time>;
}

function Entry({ to, end, children }: { to: string; end?: string; children: ReactNode }) {
  return (
    <li className="border-line not-first:border-t">
      <a
        className="flex min-h-target items-center gap-3 rounded-sm py-2 text-ink text-sm no-underline hover:bg-sunken"
        href={to}
      >
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-2">{children}</span>
        {end !== undefined && (
          <bdi translate="no" dir="ltr" className="shrink-0 tabular-nums">
            {end}
          </bdi>
        )}
        <Icon shape={chevronRightIcon} size="xs" />
      </a>
    </li>
  );
}
