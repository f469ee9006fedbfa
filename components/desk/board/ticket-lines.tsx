'use client';

import clsx from 'clsx';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { shownAnswer } from '@/lib/domain/orders/order-lines';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { LineFoodNote } from '../orders/order-food';

type Line = DeskOrder['products'][number];

/** What was ordered, in the staff member's language, readable from a distance: from two portions on, the number stands out. */
export function TicketLines({ order }: { order: DeskOrder }) {
  return (
    <ul className="grid gap-1.5">
      {order.products.map((line) => (
        <li key={line.id} className="grid grid-cols-[minmax(1.9em,auto)_minmax(0,1fr)] gap-x-1.5 text-dish">
          <Quantity of={line.quantity} />
          <span className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <Dish line={line} />
            <span className="text-option">
              <LineFoodNote order={order} line={line} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Quantity({ of }: { of: number }) {
  return (
    <b
      className={clsx(
        'h-fit w-fit whitespace-nowrap rounded-sm font-medium tabular-nums',
        of > 1 && 'bg-ink px-1 text-canvas forced-colors:border',
      )}
    >
      <bdi translate="no" dir="ltr">{`${of}×`}</bdi>
    </b>
  );
}

function Dish({ line }: { line: Line }) {
  const { hotel } = useDesk();
  const reader = { language: hotel.language, locale: bcp47(hotel.language) };
  return (
    <span className="wrap-anywhere" lang={reader.locale} dir={directionOf(hotel.language)}>
      <span className="font-medium">{textIn(line.product.title, hotel.language)}</span>
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
