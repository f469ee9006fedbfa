'use client';

import { Icon } from '@/components/ui/icon';
import { shieldAlertIcon } from '@/components/ui/icons/shield-alert';
import { ordersOfGuest } from '@/lib/domain/desk/guest-orders';
import type { DeskChat, DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { OrderFoodNote } from '../orders/order-food';
import { OrderLines } from '../orders/order-parts';
import { DueMeter, OrderState } from '../orders/order-state';
import { useMomentText } from '../use-moment-text';

/** The guest's allergies and orders, beside their chat. Rule: desk/DE83. */
export function GuestPanel({ chat }: { chat: DeskChat }) {
  const { t } = useDesk();
  const { live } = useDeskData();
  const { open, ended } = ordersOfGuest([...(live.orders?.values() ?? [])], chat.guest.person_uuid);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <Orders title={t('open_orders')} orders={open} />
      <Orders title={t('ended_orders')} orders={ended} />
      {open.length + ended.length === 0 && <p className="text-ink-2 text-sm">{t('guest_no_orders')}</p>}
    </div>
  );
}

function Orders({ title, orders }: { title: string; orders: readonly DeskOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-medium text-md">{title}</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {orders.map((order) => (
          <li
            key={order.uuid}
            className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md bg-canvas p-3 text-sm inset-ring inset-ring-line forced-colors:border"
          >
            <OrderLink order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderLink({ order }: { order: DeskOrder }) {
  const { t, amount } = useDesk();
  const { now, settings } = useDeskData();
  const moment = useMomentText();
  return (
    <>
      <a
        href={deskAddress('orders', order.uuid)}
        className="flex min-h-target flex-wrap items-center justify-between gap-x-3 font-medium text-ink underline decoration-1 underline-offset-3"
      >
        <span className="sr-only">{t('details', { number: `#${order.num}` })}</span>
        <bdi aria-hidden="true" translate="no" dir="ltr" className="tabular-nums">
          {`#${order.num}`}
        </bdi>
        <bdi translate="no" dir="ltr" className="tabular-nums">
          {amount(order.final_sum)}
        </bdi>
      </a>
      <OrderFoodNote order={order} />
      <OrderLines order={order} />
      <p className="flex flex-wrap items-center gap-2 text-ink-2">
        <OrderState order={order} limits={settings.overdue_minutes} now={now} />
        <span>{moment(order.created_at)}</span>
      </p>
      <DueMeter order={order} now={now} />
    </>
  );
}

/** One line that an order of the guest names an allergy or a diet, above their messages where the panel is folded. */
export function GuestAllergyLine({ chat }: { chat: DeskChat }) {
  const { t } = useDesk();
  const { live } = useDeskData();
  const { open } = ordersOfGuest([...(live.orders?.values() ?? [])], chat.guest.person_uuid);
  if (!open.some(({ food_note, allergy_texts }) => food_note !== null || allergy_texts.length > 0)) return null;
  return (
    <p className="flex items-center gap-2 border-line border-b bg-surface px-4 py-2 font-medium text-danger text-sm min-[1200px]:hidden">
      <Icon shape={shieldAlertIcon} size="sm" />
      <span className="min-w-0">{t('guest_has_allergy')}</span>
    </p>
  );
}
