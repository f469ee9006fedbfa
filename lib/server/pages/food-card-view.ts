import 'server-only';
import type { Product } from '@/lib/contract/catalogue';
import type { FoodCardView } from '@/lib/contract/views';
import type { FoodFacts } from '@/lib/domain/allergens/allergens';
import { strictest } from '@/lib/domain/allergens/diet-rules';
import { ALLERGEN_KEYS, DIET_KEYS } from '@/lib/domain/allergens/food-message-keys';
import { joinList } from '@/lib/domain/i18n/join-list';
import { foodFacts } from '@/lib/domain/options/food-facts';
import { interpolate } from '@/lib/words/message-key';
import type { Dictionary } from './messages';

/** What a product's card says about it before anything is chosen. Rules: allergens/AL2, allergens/AL3, allergens/AL7. */
export function foodCardView(
  context: { messages: Dictionary; language: string },
  product: Product,
): FoodCardView | null {
  const { messages, language } = context;
  const facts = foodFacts(product);
  const { allergens, diets } = facts;
  if (!facts.is_food) return null;
  return {
    facts,
    diets: joinList(
      strictest(diets).map((diet) => messages[DIET_KEYS[diet]]),
      language,
    ),
    allergens: allergensInWords(allergens, context),
  };
}

function allergensInWords(
  allergens: FoodFacts['allergens'],
  { messages, language }: { messages: Dictionary; language: string },
): string {
  if (allergens === null) return messages.food_unstated;
  const list = joinList(
    allergens.map((each) => messages[ALLERGEN_KEYS[each]]),
    language,
  );
  return list === '' ? '' : interpolate(messages.food_contains, { list });
}
