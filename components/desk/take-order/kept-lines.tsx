'use client';

import clsx from 'clsx';
import { TextButton } from '@/components/ui/button/text-button';
import { CARD } from '@/components/ui/card';
import { bcp47 } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { type Id, sameId } from '@/lib/domain/id';
import { shownAnswer } from '@/lib/domain/orders/order-lines';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { useOwnDishes } from './use-own-dishes';

type Line = DeskOrder['products'][number];

/** The lines of the order as it is, each to be kept, taken out or changed; those of others only to be kept. Rule: telephone-orders/TO16. */
export function KeptLines(props: {
  order: DeskOrder;
  removed: readonly Id[];
  onToggle(id: Id): void;
  onChange(line: Line): void;
}) {
  const { order, removed, onToggle, onChange } = props;
  const { t } = useDesk();
  const { isOwnLine } = useOwnDishes();
  return (
    <ul className={`${CARD} overflow-hidden`} aria-label={t('products')}>
      {order.products.map((line) => (
        <KeptLine
          key={line.id}
          line={line}
          isRemoved={removed.some((id) => sameId(id, line.id))}
          isOwn={isOwnLine(line)}
          onToggle={() => onToggle(line.id)}
          onChange={() => onChange(line)}
        />
      ))}
    </ul>
  );
}

function KeptLine(props: { line: Line; isRemoved: boolean; isOwn: boolean; onToggle(): void; onChange(): void }) {
  const { line, isRemoved, isOwn, onToggle, onChange } = props;
  const { hotel, t, amount } = useDesk();
  const reader = { language: hotel.language, locale: bcp47(hotel.language) };
  const title = textIn(line.product.title, hotel.language);
  const answers = line.properties.map((property) => shownAnswer(property, reader)).filter((text) => text !== '');
  // The slots of a booking are chosen anew.
  const isChangeable = line.repeat !== null && line.slot_minutes === null;
  return (
    <li className={clsx('grid gap-1 border-line p-3 not-first:border-t', isRemoved && 'bg-sunken')}>
      <div className={clsx('grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3', isRemoved && 'text-ink-2 line-through')}>
        <b className="font-medium tabular-nums">
          <bdi translate="no" dir="ltr">{`${line.quantity}×`}</bdi>
        </b>
        <span className="min-w-0 break-words">
          <span className="font-medium">{title}</span>
          {answers.length > 0 && <small className="block text-ink-2 text-sm">{answers.join(' · ')}</small>}
        </span>
        <bdi translate="no" dir="ltr" className="tabular-nums">
          {amount(line.total_price)}
        </bdi>
      </div>
      {isOwn && (
        <div className="flex flex-wrap gap-x-5">
          <TextButton className="min-h-target min-w-target text-start" onClick={onToggle}>
            <span>{t(isRemoved ? 'keep_line' : 'remove')}</span>
            <span className="sr-only">{` ${title}`}</span>
          </TextButton>
          {isChangeable && !isRemoved && (
            <TextButton className="min-h-target min-w-target text-start" onClick={onChange}>
              <span>{t('change')}</span>
              <span className="sr-only">{` ${title}`}</span>
            </TextButton>
          )}
        </div>
      )}
    </li>
  );
}
