'use client';

import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { arrowRightIcon } from '@/components/ui/icons/arrow-right';
import { stationOfLine } from '@/lib/domain/desk/stations';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { shownAnswer } from '@/lib/domain/orders/order-lines';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { LineFoodNote } from '../orders/order-food';

type Line = DeskOrder['products'][number];

/** What was ordered, in the staff member's language, readable from a distance: from two portions on, the number stands out. */
export function TicketLines({ order }: { order: DeskOrder }) {
  return (
    <ul className="grid gap-1.5">
      {order.products.map((line) => (
        <TicketLine key={line.id} order={order} line={line} />
      ))}
    </ul>
  );
}

/** A line that is ready is struck through, one of another station is grey and names it. Rules: desk/DE50, desk/DE54. */
function TicketLine({ order, line }: { order: DeskOrder; line: Line }) {
  const { hotel, t } = useDesk();
  const { settings, station, plan } = useDeskData();
  const isReady = order.ready_lines.includes(line.id);
  const maker = stationOfLine(line, plan);
  const other = station === null || maker === station.id ? null : settings.stations.find(({ id }) => id === maker);
  const isOthers = station !== null && maker !== station.id;
  return (
    <li
      className={clsx(
        'grid grid-cols-[minmax(1.9em,auto)_minmax(0,1fr)] gap-x-1.5 text-dish',
        (isReady || isOthers) && 'text-ink-2',
      )}
    >
      <Quantity of={line.quantity} isQuiet={isReady || isOthers} />
      <span className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <Dish line={line} isReady={isReady} isQuiet={isReady || isOthers} />
        {isReady && <span className="sr-only">{t('ready')}</span>}
        {other && (
          <span className="flex items-start gap-1 text-option">
            <Icon shape={arrowRightIcon} size="xs" className="mt-0.5" />
            <span className="wrap-anywhere min-w-0">
              <span>{textIn(other.title, hotel.language)}</span>
              {order.ostatus_id === 'approved' && (
                <span>{`, ${t(isReady ? 'ready' : 'in_preparation').toLocaleLowerCase(hotel.languageTag)}`}</span>
              )}
            </span>
          </span>
        )}
        <span className="text-option">
          <LineFoodNote order={order} line={line} />
        </span>
      </span>
    </li>
  );
}

function Quantity({ of, isQuiet }: { of: number; isQuiet: boolean }) {
  return (
    <b
      className={clsx(
        'h-fit w-fit whitespace-nowrap rounded-sm tabular-nums',
        isQuiet ? 'font-normal' : 'font-medium',
        of > 1 && !isQuiet && 'bg-ink px-1 text-canvas forced-colors:border',
      )}
    >
      <bdi translate="no" dir="ltr">{`${of}×`}</bdi>
    </b>
  );
}

function Dish({ line, isReady, isQuiet }: { line: Line; isReady: boolean; isQuiet: boolean }) {
  const { hotel } = useDesk();
  const reader = { language: hotel.language, locale: bcp47(hotel.language) };
  return (
    <span className="wrap-anywhere" lang={reader.locale} dir={directionOf(hotel.language)}>
      <span className={clsx(!isQuiet && 'font-medium', isReady && 'line-through')}>
        {textIn(line.product.title, hotel.language)}
      </span>
      {line.properties.length > 0 && (
        <span className="block text-ink-2 text-option">
          {line.properties.map((answer, place) => {
            const text = shownAnswer(answer, reader);
            return (
              <span key={answer.id}>
                {place > 0 && <span>{' · '}</span>}
                <span>{textIn(answer.property.title, hotel.language)}</span>
                {text !== '' && <bdi>{`: ${text}`}</bdi>}
                {(answer.quantity ?? 1) > 1 && <span translate="no" dir="ltr">{` × ${answer.quantity}`}</span>}
              </span>
            );
          })}
        </span>
      )}
    </span>
  );
}
