'use client';

import { type ComponentType, useEffect, useMemo } from 'react';
import { type Translate, useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { triangleAlertIcon } from '@/components/ui/icons/triangle-alert';
import { Tag } from '@/components/ui/tag';
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
  const isEmpty = isEmptyNote(useFoodNote());
  const Warnings = useMemo(() => warningsIn({ t, language }), [t, language]);
  useEffect(() => pageStore.set(cardWarnings, isEmpty ? null : { Warnings }), [isEmpty, Warnings]);
  return null;
}

/** What a card says about the guest's list, in the words of a language that the card does not have. */
function warningsIn(words: { t: Translate; language: string }): ComponentType<{ facts: FoodFacts }> {
  return function Warnings({ facts }) {
    const warning = foodWarning(facts, useFoodNote());
    return warning === null
      ? null
      : warningInWords(words, warning).map((sentence) => (
          <Tag key={sentence} tone="danger" className="mt-1 rounded-md">
            <Icon shape={triangleAlertIcon} size="xs" />
            <span>{sentence}</span>
          </Tag>
        ));
  };
}
