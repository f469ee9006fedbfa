'use client';

import { noteInWords } from '@/components/allergens/food-words';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { circleAlertIcon } from '@/components/ui/icons/circle-alert';
import type { Order } from '@/lib/contract/order';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';

/** What the guest let the kitchen know with the order, in the guest's words and the kitchen's. Rule: allergens/AL12. */
export function OrderFoodNote({ note }: { note: Order['food_note'] }) {
  const { language } = useHotel();
  const t = useTranslations();
  if (note === null) return null;
  return (
    <div className="flex gap-2 rounded-md border border-danger p-3 text-danger text-sm print:border-black print:text-black">
      <Icon shape={circleAlertIcon} size="sm" />
      <div>
        <p className="font-medium">{t('tell_kitchen', { list: noteInWords({ t, language }, note) })}</p>
        {note.language !== language &&
          note.kitchen.map((sentence) => (
            <p key={sentence} lang={bcp47(note.language)} dir={directionOf(note.language)}>
              {sentence}
            </p>
          ))}
      </div>
    </div>
  );
}
