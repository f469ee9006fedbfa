'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Notice } from '@/components/ui/notice';
import type { FoodFacts } from '@/lib/domain/allergens/allergens';
import { foodWarning } from '@/lib/domain/allergens/food-note';
import { type FoodProduct, foodFacts } from '@/lib/domain/options/food-facts';
import { FoodFactList } from './food-fact-list';
import { FoodNoteLink } from './food-note-link';
import { warningInWords } from './food-words';
import { useFoodNote } from './use-food-note';

/** Diets and allergens of a product as it is configured. Rules: allergens/AL2, allergens/AL3, allergens/AL7. */
export function FoodMarks({ product }: { product: FoodProduct }) {
  const facts = foodFacts(product);
  if (!facts.is_food) return null;
  return (
    // Choices change it.
    <div className="mt-4 grid gap-2" aria-live="polite">
      <Warning facts={facts} />
      <FoodFactList facts={facts} />
      <FoodNoteLink />
    </div>
  );
}

/** What is in the dish and on the guest's list. Unknown allergens are said below. Rule: allergens/AL9. */
function Warning({ facts }: { facts: FoodFacts }) {
  const { language } = useHotel();
  const t = useTranslations();
  const warning = foodWarning(facts, useFoodNote());
  const sentences = warning === null ? [] : warningInWords({ t, language }, { ...warning, isUnknown: false });
  if (sentences.length === 0) return null;
  return (
    <Notice tone="danger">
      {sentences.map((sentence) => (
        <p key={sentence}>
          <strong>{sentence}</strong>
        </p>
      ))}
    </Notice>
  );
}
