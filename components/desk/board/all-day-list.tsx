'use client';

import type { AllDayRow } from '@/lib/domain/desk/all-day';
import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';

/** What is still to be made, dish by dish. A row marks the tickets that have the dish. Rule: desk/DE52. */
export function AllDayList(props: {
  rows: readonly AllDayRow[];
  /** Keys of the dishes that are sold out. */
  soldOut: ReadonlySet<string>;
  marked: string | null;
  onMark(key: string | null): void;
}) {
  const { rows, soldOut, marked, onMark } = props;
  const { hotel, t } = useDesk();
  if (rows.length === 0) return <p className="rounded-md bg-sunken p-3 text-ink-2 text-sm">{t('all_day_none')}</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)]">
      {rows.map(({ key, title, quantity }) => (
        <li key={key} className="border-line border-b">
          <button
            type="button"
            aria-pressed={key === marked}
            className="grid min-h-press w-full grid-cols-[minmax(2.2em,auto)_minmax(0,1fr)] items-center gap-x-2 rounded-sm px-1 py-1 text-start text-option hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-brand-strong forced-colors:aria-pressed:chosen"
            onClick={() => onMark(key === marked ? null : key)}
          >
            <bdi translate="no" dir="ltr" className="text-end font-medium text-dish tabular-nums">
              {quantity}
            </bdi>
            <span className="wrap-anywhere min-w-0">
              <span className="sr-only">{'× '}</span>
              <span>{textIn(title, hotel.language)}</span>
              {soldOut.has(key) && <span className="block text-danger text-xs">{t('sold_out')}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
