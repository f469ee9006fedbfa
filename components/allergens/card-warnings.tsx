'use client';

import { useEffect } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import type { FoodFacts } from '@/lib/domain/allergens/allergens';
import { foodWarning, isEmptyNote } from '@/lib/domain/allergens/food-note';
import { pageStore } from '@/lib/state/page-store';
import { cardWarnings } from './card-warning';
import { warningInWords } from './food-words';
import { useFoodNote } from './use-food-note';

/** Lets the cards of the page warn of what is on the guest's list, from now on and as the list changes. */
export function CardWarnings() {
  const { language } = useHotel();
  const t = useTranslations();
  const note = useFoodNote();
  useEffect(() => {
    const warnOf = (food: FoodFacts) => {
      const warning = foodWarning(food, note);
      return warning === null ? [] : warningInWords({ t, language }, warning);
    };
    pageStore.set(cardWarnings, isEmptyNote(note) ? null : { warnOf });
  }, [note, t, language]);
  return null;
}
