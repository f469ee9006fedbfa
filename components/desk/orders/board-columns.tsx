'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { Tabs, tabPanelId } from '@/components/ui/tabs';
import { DESK_COLUMNS, type DeskColumn } from '@/lib/domain/desk/columns';
import { columnWithHits } from '@/lib/domain/desk/find-orders';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { type CardContext, DoneRow, OrderCard } from './order-card';

/**
 * Three columns. Below 1000 px two, in which no word stands letter under letter, and what is done behind a button at the
 * foot; below 760 px one of the three, chosen by a segmented control. Rules: desk/DE4, desk/DE39.
 */
export function BoardColumns(props: {
  columns: Readonly<Record<DeskColumn, readonly DeskOrder[]>>;
  context: CardContext;
  isFiltered: boolean;
}) {
  const { columns, context, isFiltered } = props;
  const { t } = useDesk();
  const [tab, setTab] = useState<DeskColumn>('new');
  // A search leads to where it has found something.
  const chosen = isFiltered ? columnWithHits(columns, tab) : tab;
  const [isDoneWanted, setIsDoneOpen] = useState(false);
  const isDoneOpen = isDoneWanted || (isFiltered && chosen === 'done');
  const label = (id: DeskColumn) => (
    <span className="flex flex-wrap items-center justify-center gap-x-2">
      <span>{`${t(id)} `}</span>
      <Count count={columns[id].length} />
    </span>
  );
  return (
    <>
      <Tabs
        name="desk"
        label={t('orders')}
        tabs={DESK_COLUMNS.map((id) => ({ id, label: label(id) }))}
        chosen={chosen}
        onChoose={setTab}
        className="min-[760px]:hidden"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[760px]:grid-cols-[repeat(2,minmax(0,1fr))] min-[1000px]:grid-cols-[repeat(3,minmax(0,1fr))]">
        {DESK_COLUMNS.map((id) => (
          <section
            key={id}
            id={tabPanelId('desk', id)}
            className={clsx(
              'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3',
              id !== chosen && 'max-[759px]:hidden',
              id === 'done' && 'min-[760px]:max-[999px]:col-span-2',
              id === 'done' && !isDoneOpen && 'min-[760px]:max-[999px]:hidden',
            )}
            aria-label={t(id)}
          >
            <h2 className="flex font-medium text-md max-[759px]:hidden">{label(id)}</h2>
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
      <Button
        variant="outline"
        className="sticky bottom-4 z-1 max-[759px]:hidden min-[1000px]:hidden"
        aria-expanded={isDoneOpen}
        aria-controls={tabPanelId('desk', 'done')}
        onClick={() => setIsDoneOpen(!isDoneOpen)}
      >
        <Icon shape={circleCheckIcon} size="sm" />
        {label('done')}
      </Button>
    </>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="min-w-6 shrink-0 whitespace-nowrap rounded-full bg-brand-soft px-2 text-center text-brand-strong text-sm tabular-nums">
      {count}
    </span>
  );
}
