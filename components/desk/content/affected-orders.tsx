'use client';

import { Fragment } from 'react';
import { Notice } from '@/components/ui/notice';
import { affectedOrders, type SoldOutItems } from '@/lib/domain/desk/sold-out';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';

/**
 * Names the open orders that have what is sold out, so that somebody speaks with their guests. `except`: the order at which
 * it was found out. Rule: desk/DE67.
 */
export function AffectedOrders({
  items,
  except,
  isLinked,
}: {
  items: SoldOutItems;
  except?: string;
  isLinked: boolean;
}) {
  const { t } = useDesk();
  const { live } = useDeskData();
  const affected = affectedOrders([...(live.orders?.values() ?? [])], items).filter(
    ({ order }) => order.uuid !== except,
  );
  if (affected.length === 0) return null;
  return (
    <Notice tone="warn">
      <p className="font-medium">{t('affected_orders', { count: affected.length })}</p>
      <ul className="flex flex-wrap gap-x-3">
        {affected.map(({ order, pieces }) => (
          <li key={order.uuid} className="min-w-0">
            <Named order={order} pieces={pieces} isLinked={isLinked} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Named({ order, pieces, isLinked }: { order: DeskOrder; pieces: number; isLinked: boolean }) {
  const { t } = useDesk();
  const text = (
    <Fragment>
      <bdi translate="no" dir="ltr" className="tabular-nums">{`#${order.num}`}</bdi>
      {order.number_room !== null && (
        <span className="wrap-anywhere">
          <span>{` · ${t('room')} `}</span>
          <bdi translate="no">{order.number_room}</bdi>
        </span>
      )}
      <span>{' · '}</span>
      <bdi translate="no" dir="ltr">{`${pieces}×`}</bdi>
    </Fragment>
  );
  if (!isLinked) return <span>{text}</span>;
  return (
    <a className="inline-block min-h-target py-2.5" href={deskAddress('orders', order.uuid)}>
      {text}
    </a>
  );
}
