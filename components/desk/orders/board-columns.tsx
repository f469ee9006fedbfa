'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Tabs, tabPanelId } from '@/components/ui/tabs';
import { DESK_COLUMNS, type DeskColumn } from '@/lib/domain/desk/columns';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { type CardContext, DoneRow, OrderCard } from './order-card';

/** Three columns; below 760 px one of them, chosen by a segmented control. */
export function BoardColumns(props: {
  columns: Readonly<Record<DeskColumn, readonly DeskOrder[]>>;
  context: CardContext;
  isFiltered: boolean;
}) {
  const { columns, context, isFiltered } = props;
  const { t } = useDesk();
  const [chosen, setChosen] = useState<DeskColumn>('new');
  const tabs = DESK_COLUMNS.map((id) => ({
    id,
    label: (
      <>
        <span>{`${t(id)} `}</span>
        <Count count={columns[id].length} />
      </>
    ),
  }));
  return (
    <>
      <Tabs
        name="desk"
        label={t('orders')}
        tabs={tabs}
        chosen={chosen}
        onChoose={setChosen}
        className="min-[760px]:hidden"
      />
      <div className="grid items-start gap-4 min-[760px]:grid-cols-3">
        {DESK_COLUMNS.map((id) => (
          <section
            key={id}
            id={tabPanelId('desk', id)}
            className={clsx('grid min-w-0 gap-3', id !== chosen && 'max-[759px]:hidden')}
            aria-label={t(id)}
          >
            <h2 className="flex items-center gap-2 font-medium text-md max-[759px]:hidden">
              <span>{`${t(id)} `}</span>
              <Count count={columns[id].length} />
            </h2>
            {columns[id].length === 0 && (
              <p className="rounded-md bg-sunken p-4 text-ink-2 text-sm">{t(isFiltered ? 'none_found' : 'none')}</p>
            )}
            {columns[id].map((order) =>
              id === 'done' ? (
                <DoneRow key={order.uuid} order={order} onOpen={context.onOpen} />
              ) : (
                <OrderCard key={order.uuid} order={order} context={context} />
              ),
            )}
          </section>
        ))}
      </div>
    </>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="min-w-6 rounded-full bg-brand-soft px-2 text-center text-brand-strong text-sm tabular-nums">
      {count}
    </span>
  );
}
