import type { Translate } from '@/components/hotel/hotel-context';
import type { Allergen, Diet } from '@/lib/domain/allergens/allergens';
import { ALLERGEN_KEYS, DIET_KEYS } from '@/lib/domain/allergens/food-message-keys';
import type { FoodNote, FoodWarning } from '@/lib/domain/allergens/food-note';
import { joinList } from '@/lib/domain/i18n/join-list';

type Words = { t: Translate; language: string };

const allergensIn = ({ t, language }: Words, allergens: readonly Allergen[]): string =>
  joinList(
    allergens.map((allergen) => t(ALLERGEN_KEYS[allergen])),
    language,
  );

const dietsIn = ({ t, language }: Words, diets: readonly Diet[]): string =>
  joinList(
    diets.map((diet) => t(DIET_KEYS[diet])),
    language,
  );

/** Everything on a guest's list. */
export const noteInWords = (words: Words, { allergens, diets }: FoodNote): string =>
  joinList([allergensIn(words, allergens), dietsIn(words, diets)], words.language);

/** A warning as sentences, the worst first. */
export function warningInWords(words: Words, { contains, unsuited, isUnknown }: FoodWarning): readonly string[] {
  const { t } = words;
  return [
    ...(contains.length > 0 ? [t('on_your_list', { list: allergensIn(words, contains) })] : []),
    ...(unsuited.length > 0 ? [t('not_marked_as', { list: dietsIn(words, unsuited) })] : []),
    ...(isUnknown ? [t('food_unknown')] : []),
  ];
}
