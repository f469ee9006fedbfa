'use client';

import clsx from 'clsx';
import { useState } from 'react';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { OrderLines } from './order-parts';

const SIDES = ['kitchen', 'guest_side', 'both'] as const;

/**
 * The lines in the words of the kitchen, of the guest, or both, from the hotel's own texts and never translated by a
 * machine. With one language for both there is nothing to choose. Rule: desk/DE25.
 */
export function OrderWords({ order }: { order: DeskOrder }) {
  const { hotel, t } = useDesk();
  const [side, setSide] = useState<(typeof SIDES)[number]>('both');
  if (order.language === hotel.language) return <OrderLines order={order} />;
  const languages = { kitchen: [hotel.language], guest_side: [order.language], both: [hotel.language, order.language] };
  return (
    <section className="grid gap-3" aria-labelledby="order-words">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="order-words" className="font-medium text-md">
          {t('items')}
        </h3>
        <fieldset className="flex gap-1 rounded-md bg-sunken p-1 forced-colors:border">
          <legend className="sr-only">{t('words_shown')}</legend>
          {SIDES.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === side}
              className={clsx(
                'min-h-target rounded-sm px-3 text-sm',
                each === side
                  ? 'bg-surface font-medium shadow-sm forced-colors:chosen'
                  : 'text-ink-2 hover:bg-ink/6 forced-colors:bg-transparent',
              )}
              onClick={() => setSide(each)}
            >
              {t(each)}
            </button>
          ))}
        </fieldset>
      </div>
      <OrderLines order={order} languages={languages[side]} />
    </section>
  );
}
