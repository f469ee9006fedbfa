'use client';

import { Checkbox } from '@/components/ui/form/choice-input';
import { stationOfLine } from '@/lib/domain/desk/stations';
import { textIn } from '@/lib/domain/i18n/text';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { useOwnDishes } from '../take-order/use-own-dishes';
import type { OrderContext } from './order-context';

/** Which lines of an order in preparation are made, where the hotel has stations. Rules: desk/DE54, staff/SP3. */
export function LineChecklist({ order, context }: { order: DeskOrder; context: OrderContext }) {
  const { hotel, t } = useDesk();
  const { settings, plan } = useDeskData();
  const { isOwnLine } = useOwnDishes();
  const { moves, isOffline } = context;
  if (settings.stations.length === 0 || order.ostatus_id !== 'approved') return null;
  const isOff = isOffline || moves.busy.has(order.uuid);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)]">
      <legend className="font-medium text-md">{t('ready_lines')}</legend>
      {order.products.map((line) => {
        const maker = settings.stations.find(({ id }) => id === stationOfLine(line, plan));
        return (
          <label key={line.id} htmlFor={`ready-${line.id}`} className="flex min-h-target items-center gap-3 text-sm">
            <Checkbox
              id={`ready-${line.id}`}
              checked={order.ready_lines.includes(line.id)}
              disabled={isOff || !isOwnLine(line)}
              onChange={({ target }) => moves.setReady(order, [line.id], target.checked)}
            />
            <span className="wrap-anywhere min-w-0">
              <bdi translate="no" dir="ltr">{`${line.quantity}× `}</bdi>
              <span>{textIn(line.product.title, hotel.language)}</span>
              {maker !== undefined && <span className="text-ink-2">{` · ${textIn(maker.title, hotel.language)}`}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
