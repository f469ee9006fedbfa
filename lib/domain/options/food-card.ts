import type { Allergen, Diet, FoodFacts } from '../allergens/allergens';
import { strictest } from '../allergens/diet-rules';
import { ALLERGEN_KEYS, DIET_KEYS } from '../allergens/food-message-keys';
import { joinList } from '../i18n/join-list';
import { type FoodProduct, foodFacts } from './food-facts';

type FoodWord = (typeof ALLERGEN_KEYS)[Allergen] | (typeof DIET_KEYS)[Diet] | 'food_unstated' | 'food_contains';
type Words = { t(key: FoodWord, params?: Readonly<Record<string, string>>): string; language: string };

/**
 * What a product's card says about it before anything is chosen; null: it is no food. Rules: allergens/AL2,
 * allergens/AL3, allergens/AL7.
 */
export function foodCard(
  product: FoodProduct,
  words: Words,
): { facts: FoodFacts; diets: string; allergens: string } | null {
  const facts = foodFacts(product);
  if (!facts.is_food) return null;
  const diets = strictest(facts.diets).map((diet) => words.t(DIET_KEYS[diet]));
  return { facts, diets: joinList(diets, words.language), allergens: allergensInWords(facts.allergens, words) };
}

function allergensInWords(allergens: FoodFacts['allergens'], { t, language }: Words): string {
  if (allergens === null) return t('food_unstated');
  const list = joinList(
    allergens.map((each) => t(ALLERGEN_KEYS[each])),
    language,
  );
  return list === '' ? '' : t('food_contains', { list });
}
