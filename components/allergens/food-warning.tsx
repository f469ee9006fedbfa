'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { circleAlertIcon } from '@/components/ui/icons/circle-alert';
import { foodWarning } from '@/lib/domain/allergens/food-note';
import { type FoodProduct, foodFacts } from '@/lib/domain/options/food-facts';
import { warningInWords } from './food-words';
import { useFoodNote } from './use-food-note';

/** What is in a line of the cart and on the guest's list. Rules: allergens/AL9, allergens/AL10. */
export function FoodWarning({ product }: { product: FoodProduct }) {
  const { language } = useHotel();
  const t = useTranslations();
  const warning = foodWarning(foodFacts(product), useFoodNote());
  if (warning === null) return null;
  return warningInWords({ t, language }, warning).map((sentence) => (
    <small key={sentence} className="mt-0.5 flex items-start gap-1 font-medium text-danger text-sm">
      <Icon shape={circleAlertIcon} size="xs" className="mt-0.5" />
      <span>{sentence}</span>
    </small>
  ));
}
