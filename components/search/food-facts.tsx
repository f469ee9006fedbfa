'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Tag } from '@/components/ui/tag';
import type { FoodCardView } from '@/lib/contract/views';
import { joinList } from '@/lib/domain/i18n/join-list';
import type { FoodAnswer } from '@/lib/domain/search/food-answer';

/** What the hotel states of a dish, and with which choices it is what was asked for. Rule: search/SR9. */
export function FoodFacts({ food, answer }: { food: FoodCardView; answer: FoodAnswer | null }) {
  const { language } = useHotel();
  const t = useTranslations();
  const choices = answer?.kind === 'choice' ? answer : { choose: [], avoid: [] };
  const isUnknown = food.facts.allergens === null;
  return (
    <span className="mt-1 grid gap-1 text-sm">
      {choices.choose.length > 0 && <span>{t('search_choose', { list: joinList(choices.choose, language) })}</span>}
      {choices.avoid.length > 0 && (
        <span className="font-medium text-warning">
          {t('search_avoid', { list: joinList(choices.avoid, language) })}
        </span>
      )}
      {food.diets !== '' && <Tag tone="success">{food.diets}</Tag>}
      {(isUnknown || food.allergens !== '') && (
        <span className="text-ink-2">{isUnknown ? t('food_unknown') : food.allergens}</span>
      )}
    </span>
  );
}
