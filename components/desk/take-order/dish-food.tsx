'use client';

import { FoodFactList } from '@/components/allergens/food-fact-list';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Notice } from '@/components/ui/notice';
import { ALLERGEN_KEYS, DIET_KEYS } from '@/lib/domain/allergens/food-message-keys';
import { type FoodNote, foodWarning } from '@/lib/domain/allergens/food-note';
import { joinList } from '@/lib/domain/i18n/join-list';
import { type FoodProduct, foodFacts } from '@/lib/domain/options/food-facts';
import { useDesk } from '../desk-context';

type DishProps = { product: FoodProduct; note: FoodNote };

/** Diets and allergens of a dish as it is configured, and what of it the guest who phones cannot eat. Rules: allergens/AL2, allergens/AL9. */
export function DishFood({ product, note }: DishProps) {
  const facts = foodFacts(product);
  if (!facts.is_food) return null;
  return (
    <div className="mt-3 grid gap-2" aria-live="polite">
      <DishWarning product={product} note={note} />
      <FoodFactList facts={facts} />
    </div>
  );
}

/** What of a dish is on the list of the guest who phones; nothing where nothing is. Rule: allergens/AL9. */
export function DishWarning({ product, note }: DishProps) {
  const words = useTranslations();
  const { hotel, t } = useDesk();
  const { contains = [], unsuited = [] } = foodWarning(foodFacts(product), note) ?? {};
  const all = [
    ...contains.map((code) => words(ALLERGEN_KEYS[code])),
    ...unsuited.map((code) => words(DIET_KEYS[code])),
  ];
  const inList = joinList(all, hotel.language);
  if (all.length === 0) return null;
  return (
    <Notice tone="danger">
      <strong>{t('dish_not_for_guest', { list: inList })}</strong>
    </Notice>
  );
}
