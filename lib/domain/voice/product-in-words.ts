import type { Allergen, FoodFacts } from '../allergens/allergens';
import type { Text } from '../i18n/text';
import { textIn } from '../i18n/text';
import { type Minor, priceOf } from '../money/money';
import type { Choice, Kit } from '../options/kit';
import type { DishFood, FoodAnswer } from '../search/food-answer';

type Product = { title: Text; price: number } & FoodFacts;

/**
 * What the assistant may tell about a product: title, price and the options that the guest can choose. `kit`: as it is
 * offered. Rule: voice/V12.
 */
export const productInWords = (
  { product, kit }: { product: Product; kit: Kit | null },
  { language, price }: { language: string; price: (amount: Minor) => string },
) => ({
  title: textIn(product.title, language),
  price: price(priceOf(product)),
  ...(product.is_food && { allergens: allergensInWords(product.allergens), diets: product.diets }),
  options: (kit?.properties ?? [])
    .filter((option) => !option.is_read_only)
    .map((option) => ({
      option_id: String(option.id),
      title: textIn(option.title, language),
      type: option.ptype_id,
      required: option.is_required,
      choices: option.attrs.map((choice) => ({
        choice_id: String(choice.id),
        title: textIn(choice.title, language),
        price: price(priceOf(choice)),
        ...changeInWords(choice),
      })),
    })),
});

const NOT_STATED = 'The hotel does not state them. The guest must ask the hotel.';

const allergensInWords = (allergens: readonly Allergen[] | null) => allergens ?? NOT_STATED;

const changeInWords = ({ allergens, diets }: Choice) => ({
  ...(allergens !== null && { allergens: allergens === 'unknown' ? NOT_STATED : allergens }),
  ...(diets !== null && { diets }),
});

const ANSWERS = {
  marked: 'Marked so by the hotel.',
  stated: 'The allergens that the hotel states do not name it.',
  choice: 'Not as it is: only with the choices to make, and without those to avoid.',
  unstated: 'Unknown: the hotel does not state its allergens. The guest must ask the hotel.',
} as const satisfies Readonly<Record<FoodAnswer['kind'], string>>;

/**
 * What the assistant may tell about what is in a dish, before anything is chosen. `food`: how it answers a question about a
 * diet or an allergen. Rules: voice/V12, search/SR9.
 */
export const dishInWords = ({ allergens, diets }: DishFood, food: FoodAnswer | null) => ({
  allergens: allergensInWords(allergens),
  diets,
  ...(food !== null && { answer: ANSWERS[food.kind] }),
  ...(food?.kind === 'choice' && { choices_to_make: food.choose, choices_to_avoid: food.avoid }),
});
