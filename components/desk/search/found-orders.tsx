'use client';

import { Button } from '@/components/ui/button/button';
import { iconButtonClass } from '@/components/ui/button/icon-button';
import { CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { usersIcon } from '@/components/ui/icons/users';
import { Tag } from '@/components/ui/tag';
import { recentMoment } from '@/lib/domain/i18n/format-date';
import { textIn } from '@/lib/domain/i18n/text';
import { isStopped } from '@/lib/domain/orders/order-status';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { MoneyMark } from '../orders/order-money';
import { stateWord } from '../orders/order-state';

/** The orders that were found, the newest first, and a way to those that come after them. Rule: desk/DE61. */
export function FoundOrders({ orders, hasMore }: { orders: readonly DeskOrder[]; hasMore: boolean }) {
  const { t } = useDesk();
  const { isOffline, orderSearch } = useDeskData();
  const { isBusy, readMore } = orderSearch;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-label={t('orders')}>
      <p className="text-ink-2 text-sm" role="status">
        {!isBusy && t(hasMore ? 'orders_found_more' : 'orders_found', { count: orders.length })}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 min-[1280px]:grid-cols-[repeat(2,minmax(0,1fr))]">
        {orders.map((order) => (
          <li key={order.uuid} className={`${CARD} grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center`}>
            <FoundOrder order={order} />
            {order.guest.person_uuid !== null && (
              <a
                className={iconButtonClass({ variant: 'bare', className: 'me-2' })}
                href={deskAddress('persons', order.guest.person_uuid)}
              >
                <Icon shape={usersIcon} size="sm" />
                <span className="sr-only">{t('guest_of', { number: `#${order.num}` })}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          variant="outline"
          className="max-w-80 justify-self-center"
          disabled={isOffline || isBusy}
          onClick={readMore}
        >
          {t('show_more')}
        </Button>
      )}
    </section>
  );
}

/** Room, guest, sum, then what was ordered, when, and its state. */
function FoundOrder({ order }: { order: DeskOrder }) {
  const { hotel, t, amount } = useDesk();
  const { now } = useDeskData();
  const at = { timezone: hotel.timezone, locale: hotel.languageTag };
  const status = order.ostatus_id;
  return (
    <a
      className="flex min-w-0 items-start gap-3 rounded-lg p-3 text-ink no-underline hover:bg-sunken"
      href={deskAddress('search', order.uuid)}
    >
      <bdi
        translate="no"
        className="min-w-14 max-w-2/5 break-words rounded-sm bg-sunken px-2 py-2 text-center font-medium text-md tabular-nums forced-colors:border"
      >
        {order.number_room ?? '–'}
      </bdi>
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1 text-sm">
        <span className="flex flex-wrap justify-between gap-x-3 font-medium">
          <span className="flex min-w-0 flex-1 basis-24">
            <bdi className="min-w-0 truncate">{order.guest.name ?? t('unnamed')}</bdi>
          </span>
          <bdi translate="no" dir="ltr" className="tabular-nums">
            {amount(order.final_sum)}
          </bdi>
        </span>
        <span className="wrap-anywhere">
          {order.products.map(({ id, quantity, product }, place) => (
            <span key={id}>
              {place > 0 && <span>, </span>}
              <bdi translate="no" dir="ltr">{`${quantity}×`}</bdi>
              <span>{` ${textIn(product.title, hotel.language)}`}</span>
            </span>
          ))}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
          <bdi translate="no" dir="ltr" className="tabular-nums">{`#${order.num}`}</bdi>
          <time dateTime={order.created_at}>{recentMoment({ at: Date.parse(order.created_at), now }, at)}</time>
          <Tag tone={isStopped(status) ? 'danger' : 'neutral'}>
            <span>{stateWord(status, t)}</span>
          </Tag>
          <MoneyMark order={order} />
        </span>
      </span>
    </a>
  );
}
