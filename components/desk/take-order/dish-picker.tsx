'use client';

import { useRef, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { useHotelNow } from '@/components/hotel/use-hotel-now';
import { Notice } from '@/components/ui/notice';
import { newUuid } from '@/lib/device/new-uuid';
import type { FoodNote } from '@/lib/domain/allergens/food-note';
import type { CartLine } from '@/lib/domain/cart/cart';
import { oneTapLine } from '@/lib/domain/cart/one-tap';
import { textIn } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import { useDesk } from '../desk-context';
import { DishForm } from './dish-form';
import { DishSearch } from './dish-search';
import { type OfferedDish, readDish } from './read-dish';

/** A dish whose questions are open. `line`: the one that is changed; null: a new one. */
export type OpenDish = { dish: OfferedDish; line: CartLine | null };

/**
 * Finds dishes and asks their questions; one that asks nothing is added at once. `open`: what is asked now; null: the search is shown.
 * Rules: telephone-orders/TO6, catalogue/C16.
 */
export function DishPicker(props: {
  open: OpenDish | null;
  onOpen(open: OpenDish | null): void;
  /** What the guest cannot eat. */
  note: FoodNote;
  onLine(line: CartLine): void;
}) {
  const { open, note, onOpen, onLine } = props;
  const hotel = useHotel();
  const { t } = useDesk();
  const now = useHotelNow();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<{ text: string; isWrong: boolean }>({ text: '', isWrong: false });
  const added = (line: CartLine) => {
    onLine(line);
    setSaid({ text: t('line_added', { name: textIn(line.product.title, hotel.language) }), isWrong: false });
    onOpen(null);
    // The search is back after this render.
    requestAnimationFrame(() => field.current?.focus());
  };
  const pick = async (sectionId: Id, productId: Id) => {
    const dish = await readDish({ sectionId, productId }, hotel);
    if (dish === null || dish === 'failed') {
      setSaid({ text: t(dish === null ? 'dish_gone' : 'dishes_not_read'), isWrong: true });
      return;
    }
    const quick = oneTapLine(dish, { key: newUuid(), quantity: 1, now, isAdult: false });
    if ('line' in quick) added(quick.line);
    else onOpen({ dish, line: null });
  };
  return (
    <section className="grid content-start gap-3" aria-label={t('find_dish')}>
      <div role="status" className={said.isWrong ? undefined : 'text-success text-sm'}>
        {said.isWrong ? <Notice tone="warn">{said.text}</Notice> : said.text}
      </div>
      {open === null ? (
        <DishSearch field={field} onPick={(dish) => void pick(dish.sectionId, dish.product.id)} />
      ) : (
        <DishForm
          key={open.line?.key ?? String(open.dish.product.id)}
          dish={open.dish}
          line={open.line}
          note={note}
          onAdd={added}
          onCancel={() => onOpen(null)}
        />
      )}
    </section>
  );
}
