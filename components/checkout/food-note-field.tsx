'use client';

import { FoodNoteLink } from '@/components/allergens/food-note-link';
import { noteInWords } from '@/components/allergens/food-words';
import { useFoodNote } from '@/components/allergens/use-food-note';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { CARD } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/form/choice-input';
import { isEmptyNote } from '@/lib/domain/allergens/food-note';
import type { CheckoutWithForm } from './checkout';

/** Asks, with every order of something to eat, whether the guest's own list goes with it. Rule: allergens/AL8. */
export function FoodNoteField({ checkout }: { checkout: CheckoutWithForm }) {
  const { language } = useHotel();
  const t = useTranslations();
  const note = useFoodNote();
  const hintId = `${checkout.formId}-food-note-hint`;
  if (!checkout.hasFood) return null;
  if (isEmptyNote(note)) return <FoodNoteLink />;
  return (
    <div className={`${CARD} grid gap-1 p-4`}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is its control */}
      <label className="grid min-h-target cursor-pointer grid-cols-[24px_minmax(0,1fr)] items-center gap-3 font-medium">
        <Checkbox
          checked={checkout.values.tellsKitchen}
          aria-describedby={hintId}
          onChange={({ target }) => checkout.form.setValue('tellsKitchen', target.checked)}
        />
        <span>{t('tell_kitchen', { list: noteInWords({ t, language }, note) })}</span>
      </label>
      <p id={hintId} className="ps-9 text-ink-2 text-sm">
        {t('tell_kitchen_hint')}
      </p>
      <FoodNoteLink className="ms-9" />
    </div>
  );
}
